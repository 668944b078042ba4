import type { Certificate, Looked, PageResponse, Redirect, TextFile } from '../site.ts';
import { type Answer, NoAnswerError } from './request.ts';
import type { RobotsFiles } from './robots-files.ts';
import { TargetError } from './target.ts';
import type { Visit } from './visit.ts';

/** Bytes of a page after decompression that are read. */
const maxPage = 1024 * 1024;

/** What happened on the way to a site's page. */
export interface Arrival {
  /** Address of the last answer; the asked one if there was none. */
  final: string;
  redirects: Redirect[];
  response: Looked<PageResponse>;
  certificate: Looked<Certificate>;
  robots: Looked<TextFile>;
  /** The page's bytes, or the reason why there is none. */
  page: Looked<Answer>;
}

/**
 * Asks for a site's page. Where no server accepts https, it tries http, since visitors leave the
 * scheme out and browsers fall back, too.
 */
export async function arrive(asked: URL, visit: Visit, robots: RobotsFiles): Promise<Arrival> {
  const secure = await tryAddress(asked, visit, robots);
  if (asked.protocol === 'http:' || !secure.unreachable) return secure;
  const plain = new URL(asked);
  plain.protocol = 'http:';
  const insecure = await tryAddress(plain, visit, robots);
  return insecure.unreachable ? secure : insecure;
}

async function tryAddress(
  asked: URL,
  visit: Visit,
  robots: RobotsFiles,
): Promise<Arrival & { unreachable: boolean }> {
  const redirects: Redirect[] = [];
  let final = asked;
  const follow = {
    maxBytes: maxPage,
    accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
    before: robots.check,
    onRedirect: (redirect: Redirect) => {
      redirects.push(redirect);
    },
  };
  try {
    const answer = await visit.get(asked, follow);
    final = new URL(answer.url);
    return {
      final: final.href,
      redirects,
      response: { looked: true, value: responseOf(answer) },
      certificate: certificateOf(answer),
      robots: await robots.fileOf(final),
      page: pageOf(answer, final),
      unreachable: false,
    };
  } catch (error) {
    if (!(error instanceof NoAnswerError || error instanceof TargetError)) throw error;
    final = new URL(redirects.at(-1)?.from ?? asked);
    const unseen = { looked: false, reason: error.message } as const;
    return {
      final: final.href,
      redirects,
      response: unseen,
      certificate: unseen,
      robots: await robots.fileOf(final),
      page: unseen,
      unreachable:
        redirects.length === 0 && error instanceof NoAnswerError && error.at === 'connect',
    };
  }
}

function responseOf(answer: Answer): PageResponse {
  const { status, headers, firstByteMs, totalMs, wireBytes, bytes, cut } = answer;
  return {
    status,
    headers,
    firstByteMs: Math.round(firstByteMs),
    totalMs: Math.round(totalMs),
    wireBytes,
    decodedBytes: bytes.byteLength,
    truncated: cut !== undefined,
  };
}

function certificateOf({ certificate }: Answer): Looked<Certificate> {
  return certificate
    ? { looked: true, value: certificate }
    : { looked: false, reason: 'The page came without https.' };
}

function pageOf(answer: Answer, { hostname }: URL): Looked<Answer> {
  const { status, headers, bytes } = answer;
  const no = (reason: string) => ({ looked: false, reason }) as const;
  if (status === 401 || status === 403 || status === 429 || status === 503) {
    return no(`${hostname} let no program in (status ${status}); a browser may see more.`);
  }
  if (status < 200 || status > 299) {
    return no(`${hostname} answered with status ${status} instead of a page.`);
  }
  const type = (headers['content-type'] ?? '').toLowerCase();
  if (type && !/html|^text\/plain/.test(type)) {
    return no(`${hostname} sent a file (${type.slice(0, 60)}) instead of a page.`);
  }
  if (bytes.byteLength === 0) return no(`${hostname} sent an empty page.`);
  return { looked: true, value: answer };
}
