import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../../lib/log.ts';
import { type Coding, chooseCoding, codings, matchesEtag } from './negotiate.ts';
import type { Pages } from './pages.ts';
import { logRequest } from './request-log.ts';
import { isHttps, securityHeaders } from './security-headers.ts';
import { isHtml, speculationHeader } from './speculation.ts';
import type { Representation, StaticFile } from './static-files.ts';
import { splitUrl } from './url.ts';

/** A representation with its response headers, in `writeHead`'s flat form. */
interface Ready extends Representation {
  headers: string[];
}

interface ReadyFile {
  /** The best representation for an Accept-Encoding header. */
  choose(acceptEncoding: string | undefined): Ready;
}

/**
 * Serves prerendered pages and assets from memory, since they are nearly all the traffic. A file's
 * headers are prepared once, as the flat list that `writeHead` takes. Requests to the listening
 * server bypass Fastify to save CPU time (decisions/011 has the figures); a hook answers requests that
 * a proxy forwards, and injected ones.
 */
export function serveStatic(
  app: FastifyInstance,
  { files, rules }: Pick<Pages, 'files' | 'rules'>,
  { siteUrl, log, nextId }: { siteUrl: string; log: Log; nextId: () => string },
): void {
  const plain = prepareAll(files, false);
  const secure = prepareAll(files, true);
  const find = (method: string | undefined, url: string, https: boolean) => {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const [path, query] = splitUrl(url);
    const file = (https ? secure : plain).get(path);
    // A prerendered page is served with any query (campaign tags) unless its rules name a parameter.
    return file && !rules.isDynamic(path, query) ? file : undefined;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const file = find(request.method, request.url, isHttps(request, siteUrl));
    if (!file) return done();
    send(request.raw, reply.hijack().raw, { file, id: request.id, app });
  });
  const https = siteUrl.startsWith('https:');
  const [handler] = app.server.listeners('request');
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const file = isForwarded(request) ? undefined : find(request.method, request.url ?? '', https);
    if (!file) return handler?.call(app.server, request, response);
    const id = nextId();
    const started = performance.now();
    send(request, response, { file, id, app });
    logRequest(log, {
      id,
      method: request.method,
      path: splitUrl(request.url ?? '')[0],
      status: response.statusCode,
      ms: performance.now() - started,
      ip: request.socket.remoteAddress,
    });
  });
}

/** A proxy may know the visitor's scheme and address, which Fastify reads if the proxy is trusted. */
function isForwarded({ headers }: IncomingMessage): boolean {
  return headers['x-forwarded-proto'] !== undefined || headers['x-forwarded-for'] !== undefined;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { file, id, app }: { file: ReadyFile; id: string; app: FastifyInstance },
): void {
  const { etag, body, headers } = file.choose(request.headers['accept-encoding']);
  const own = ['x-request-id', id];
  if (app.draining) own.push('connection', 'close');
  if (matchesEtag(request.headers['if-none-match'], etag)) {
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

/** Caches 100 results: browsers send few Accept-Encoding headers, and others must not fill memory. */
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

/** Removes one header from a flat list: a 304 has no body and so no length. */
function without(headers: string[], name: string): string[] {
  const at = headers.indexOf(name);
  return at < 0 ? headers : headers.toSpliced(at, 2);
}
