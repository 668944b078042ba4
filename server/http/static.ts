import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, chooseCoding, codings, matchesEtag } from './negotiate.ts';
import type { Pages } from './pages.ts';
import { isHttps, securityHeaders } from './security-headers.ts';
import { isHtml, speculationHeader } from './speculation.ts';
import type { Representation, StaticFile } from './static-files.ts';
import { splitUrl } from './url.ts';

/** A representation with the headers it is sent with, in `writeHead`'s flat form. */
interface Ready extends Representation {
  headers: string[];
}

interface ReadyFile {
  /** The best representation for an Accept-Encoding header. */
  choose(acceptEncoding: string | undefined): Ready;
}

/**
 * Answers from memory before anything else looks at the request, since reading pages are nearly all
 * the traffic: every file's headers are made once, as the flat list that `writeHead` takes as it is.
 * The response leaves Fastify's own path (`hijack`) but is counted and logged like any other.
 */
export function serveStatic(
  app: FastifyInstance,
  { files, rules }: Pick<Pages, 'files' | 'rules'>,
  siteUrl: string,
): void {
  const plain = prepareAll(files, false);
  const secure = prepareAll(files, true);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done();
    const [path, query] = splitUrl(request.url);
    const file = (isHttps(request, siteUrl) ? secure : plain).get(path);
    // A prerendered page is served whatever the query (campaign tags), unless its rules name one.
    if (!file || rules.isDynamic(path, query)) return done();
    send(request, reply, file);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, file: ReadyFile): void {
  const asked = request.raw.headers;
  const { etag, body, headers } = file.choose(asked['accept-encoding']);
  const response = reply.hijack().raw;
  const own = ['x-request-id', request.id];
  if (request.server.draining) own.push('connection', 'close');
  if (matchesEtag(asked['if-none-match'], etag)) {
    response.writeHead(304, without(headers, 'content-length').concat(own));
    response.end();
  } else {
    response.writeHead(200, headers.concat(own));
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

function prepareAll(files: Map<string, StaticFile>, https: boolean): Map<string, ReadyFile> {
  const common = Object.entries(securityHeaders({ https })).flat();
  return new Map([...files].map(([path, file]) => [path, prepare(file, common)]));
}

function prepare(file: StaticFile, common: string[]): ReadyFile {
  const offered = codings.filter((coding) => file.encoded[coding]);
  const shared = ['content-type', file.contentType, 'cache-control', file.cacheControl];
  if (offered.length) shared.push('vary', 'accept-encoding');
  if (isHtml(file.contentType)) shared.push(...speculationHeader);
  const ready = (coding?: Coding): Ready => {
    const { body, etag } = (coding && file.encoded[coding]) || file.identity;
    const headers = [...common, ...shared, 'etag', etag, 'content-length', String(body.length)];
    return { body, etag, headers: coding ? [...headers, 'content-encoding', coding] : headers };
  };
  const identity = ready();
  if (!offered.length) return { choose: () => identity };
  const byCoding = new Map(offered.map((coding) => [coding, ready(coding)]));
  return {
    choose: memo((accept) => byCoding.get(chooseCoding(accept, offered) as Coding) ?? identity),
  };
}

/** Remembers answers: browsers know few Accept-Encoding headers, and others must not fill memory. */
function memo<T>(compute: (key: string) => T): (key: string | undefined) => T {
  const known = new Map<string, T>();
  return (key = '') => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = compute(key);
    if (known.size < 100) known.set(key, answer);
    return answer;
  };
}

/** A flat header list without one name; a 304 describes no body. */
function without(headers: string[], name: string): string[] {
  const at = headers.indexOf(name);
  return at < 0 ? headers : headers.toSpliced(at, 2);
}
