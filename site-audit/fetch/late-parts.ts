import PQueue from 'p-queue';
import type { Outline } from '../outline.ts';
import type { LatePart } from '../reader-jobs.ts';
import type { Looked, OwnFile, Site, TextFile } from '../site.ts';
import type { Arrival } from './arrival.ts';
import type { Reach } from './reach.ts';
import type { Answer } from './request.ts';
import type { RobotsFiles } from './robots-files.ts';
import { parseTarget } from './target.ts';
import type { Visit } from './visit.ts';

export type LateParts = Pick<Site, LatePart>;

/** Requests to a site at the same time. */
const concurrency = 4;
/** Timeout in ms of each request for a late part. */
const timeout = 2_000;
/** Bytes of a sitemap that are read. */
const maxSitemap = 256 * 1024;

/** The late parts of a site that couldn't be seen. */
export function unseenParts(reason: string): LateParts {
  const unseen = { looked: false, reason } as const;
  return { plainHttp: unseen, sitemap: unseen, files: unseen, links: unseen };
}

/**
 * Asks for what comes after the page: the plain http address, the sitemap, and then the heads of
 * files and links in turn, as far as the look's requests go. Obeys robots.txt. Never rejects.
 */
export async function lateParts(
  { final, redirects, response, robots: robotsFile }: Arrival,
  outline: Outline,
  { visit, robots, reach }: { visit: Visit; robots: RobotsFiles; reach: Reach },
): Promise<LateParts> {
  const queue = new PQueue({ concurrency });
  const get = (address: string, { maxBytes = 0, follow = 0 } = {}): Promise<Looked<Answer>> =>
    queue.add(async () => {
      try {
        const url = parseTarget(address, reach);
        const options = { maxBytes, follow, timeout, accept: '*/*', before: robots.check };
        return { looked: true, value: await visit.get(url, options) };
      } catch (error) {
        return { looked: false, reason: error instanceof Error ? error.message : `${error}` };
      }
    });

  const { protocol, host, port, origin } = new URL(final);
  const plain = redirects.find(({ from }) => from.startsWith(`http://${host}/`));
  const known = plain
    ? { status: plain.status, location: plain.to }
    : protocol === 'http:' && response.looked
      ? { status: response.value.status, location: undefined }
      : undefined;
  const plainHttp: Promise<LateParts['plainHttp']> = known
    ? Promise.resolve({ looked: true, value: known })
    : port
      ? Promise.resolve({ looked: false, reason: 'The address has a port.' })
      : get(`http://${host}/`).then((answer) =>
          map(answer, ({ status, headers }) => ({ status, location: headers.location })),
        );
  const named = robotsFile.looked ? sitemapIn(robotsFile.value.text) : undefined;
  const sitemap = get(named ?? `${origin}/sitemap.xml`, { maxBytes: maxSitemap, follow: 2 });

  // The two above may take two requests each to follow a redirect, or to read another robots.txt.
  const left = Math.max(0, visit.left - (known ? 1 : 2));
  const files = outline.files.slice(0, Math.max(Math.ceil(left / 2), left - outline.links.length));
  const links = outline.links.slice(0, left - Math.min(files.length, left));
  const [fileHeads, linkHeads] = await Promise.all([
    Promise.all(files.map(({ url }) => get(url))),
    Promise.all(links.map((url) => get(url))),
  ]);
  return {
    plainHttp: await plainHttp,
    sitemap: map(await sitemap, textFileOf),
    files: seen(
      files,
      fileHeads,
      ({ url, kind }, { status, headers }): OwnFile => ({
        url,
        kind,
        status,
        headers,
      }),
    ),
    links: seen(links, linkHeads, (url, { status }) => ({ url, status })),
  };
}

function map<T, U>(looked: Looked<T>, change: (value: T) => U): Looked<U> {
  return looked.looked ? { looked: true, value: change(looked.value) } : looked;
}

/** Those of the addresses that answered; unseen if none did. */
function seen<T, U>(
  asked: readonly T[],
  answers: readonly Looked<Answer>[],
  change: (one: T, answer: Answer) => U,
): Looked<U[]> {
  const value = asked.flatMap((one, index) => {
    const answer = answers[index];
    return answer?.looked ? [change(one, answer.value)] : [];
  });
  const failed = answers.find(({ looked }) => !looked);
  return value.length === 0 && failed && !failed.looked ? failed : { looked: true, value };
}

function textFileOf({ url, status, bytes }: Answer): TextFile {
  return { url, status, text: new TextDecoder().decode(bytes) };
}

/** First sitemap that a robots.txt names (https://www.sitemaps.org/protocol.html#submit_robots). */
function sitemapIn(robots: string): string | undefined {
  return /^[ \t]*sitemap[ \t]*:[ \t]*(https?:\S{1,1000})/im.exec(robots)?.[1];
}
