import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../lib/log.ts';
import { pageCaching } from './caching.ts';
import { fileRoute, noRoute, type RequestTally } from './metrics/request-tally.ts';
import { type Coding, chooseCoding, codings, matchesEtag } from './negotiate.ts';
import { hasTwoHosts } from './origin.ts';
import type { Pages } from './renderer.ts';
import { requestIdHeader } from './request-id.ts';
import { logRequest } from './request-log.ts';
import { type HeaderOptions, type Hsts, isHttps, securityHeaders } from './security-headers.ts';
import { isHtml, speculationHeader } from './speculation.ts';
import type { Representation, StaticFile } from './static-files.ts';
import { splitUrl } from './url.ts';

/** A representation with its response headers, in `writeHead`'s flat form. */
interface Ready extends Representation {
  headers: string[];
}

interface ReadyFile {
  /** Its own path where it is a page that exists; undefined for assets. */
  page: string | undefined;
  status: number;
  /** Route for the metrics. */
  route: string;
  /** The best representation for an Accept-Encoding header. */
  choose(acceptEncoding: string | undefined): Ready;
}

/** What is served from memory. */
export interface MemoryOptions {
  pages: Pick<Pages, 'files' | 'rules'>;
  /** The page of every path that doesn't exist; without it, these are rendered. */
  notFound: StaticFile | undefined;
  siteUrl: string;
  hsts: Hsts;
  /** Seconds that a CDN may keep a public page. */
  cdnMaxAge: number;
  log: Log;
  nextId: () => string;
  /** Counts the requests that bypass Fastify. */
  tally: RequestTally | undefined;
}

/** Answers from memory, for requests that reach the pages under another spelling of their path. */
export interface Memory {
  /** Sends a file; returns false if there is none at the path. */
  sendFile(request: FastifyRequest, reply: FastifyReply, path: string): boolean;
  /** Sends the not-found page; returns false if there is none. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): boolean;
}

/**
 * Serves prerendered pages and assets from memory, since they are nearly all the traffic. A file's
 * headers are prepared once, as the flat list that `writeHead` takes. Requests to the listening
 * server bypass Fastify to save CPU time (decisions/011 has the figures); a hook answers requests that
 * a proxy forwards, and injected ones.
 */
export function serveStatic(app: FastifyInstance, options: MemoryOptions): Memory {
  const { pages, notFound, siteUrl, hsts, cdnMaxAge, log, nextId, tally } = options;
  app.decorateRequest('fileRoute', undefined);
  const plain = prepareAll(pages.files, { https: false, cdnMaxAge });
  const secure = prepareAll(pages.files, { https: true, hsts, cdnMaxAge });
  const find = (request: IncomingMessage, https: boolean) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const [path, query] = splitUrl(request.url ?? '');
    const file = (https ? secure : plain).get(path);
    // A prerendered page is served with any query (campaign tags) unless the page reads it.
    if (!file || pages.rules.isVariant(path, query) || hasTwoHosts(request)) return undefined;
    return file;
  };
  app.addHook('onRequest', (request, reply, done) => {
    const file = find(request.raw, isHttps(request, siteUrl));
    if (!file) return done();
    request.fileRoute = file.route;
    send(request.raw, reply.hijack().raw, { file, id: request.id, app });
  });
  const https = siteUrl.startsWith('https:');
  const [handler] = app.server.listeners('request');
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const file = isForwarded(request) ? undefined : find(request, https);
    if (!file) return handler?.call(app.server, request, response);
    const id = nextId();
    const started = performance.now();
    send(request, response, { file, id, app });
    const ms = performance.now() - started;
    tally?.count(file.route, request.method, response.statusCode, ms);
    logRequest(log, {
      id,
      method: request.method,
      path: splitUrl(request.url ?? '')[0],
      status: response.statusCode,
      ms,
      ip: request.socket.remoteAddress,
    });
  });
  const missing = notFound && {
    plain: prepare(notFound, { https: false, cdnMaxAge }),
    secure: prepare(notFound, { https: true, hsts, cdnMaxAge }),
  };
  const sendIf = (file: ReadyFile | undefined, request: FastifyRequest, reply: FastifyReply) => {
    if (!file) return false;
    request.fileRoute = file.route;
    send(request.raw, reply.hijack().raw, { file, id: request.id, app });
    return true;
  };
  return {
    sendFile: (request, reply, path) =>
      sendIf((isHttps(request, siteUrl) ? secure : plain).get(path), request, reply),
    sendNotFound: (request, reply) =>
      sendIf(isHttps(request, siteUrl) ? missing?.secure : missing?.plain, request, reply),
  };
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
  const own = [requestIdHeader, id];
  if (app.draining) own.push('connection', 'close');
  // A precondition counts only where the answer would be a success (RFC 9110, 13.2.1).
  if (file.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, without(headers, 'content-length').concat(own));
    response.end();
  } else {
    response.writeHead(file.status, headers.concat(own));
    response.end(request.method === 'HEAD' ? undefined : body);
  }
  if (file.page !== undefined) for (const listen of app.pageListeners) listen(file.page, request);
}

function prepareAll(files: Map<string, StaticFile>, options: ReadyOptions): Map<string, ReadyFile> {
  return new Map([...files].map(([path, file]) => [path, prepare(file, options, path)]));
}

type ReadyOptions = HeaderOptions & Pick<MemoryOptions, 'cdnMaxAge'>;

function prepare(file: StaticFile, options: ReadyOptions, path?: string): ReadyFile {
  const common = Object.entries(securityHeaders(options)).flat();
  const { status = 200, cacheControl = pageCaching(options.cdnMaxAge) } = file;
  const offered = codings.filter((coding) => file.encoded[coding]);
  const shared = ['content-type', file.contentType, 'cache-control', cacheControl];
  if (offered.length) shared.push('vary', 'accept-encoding');
  if (isHtml(file.contentType)) shared.push(...speculationHeader);
  const ready = (coding?: Coding): Ready => {
    const { body, etag } = (coding && file.encoded[coding]) || file.identity;
    const tag = status === 200 ? ['etag', etag] : [];
    const headers = [...common, ...shared, ...tag, 'content-length', String(body.length)];
    return { body, etag, headers: coding ? [...headers, 'content-encoding', coding] : headers };
  };
  const identity = ready();
  const page = status === 200 && isHtml(file.contentType) ? path : undefined;
  const route = path === undefined ? noRoute : fileRoute(path, file.contentType);
  if (!offered.length) return { page, route, status, choose: () => identity };
  const byCoding = new Map(offered.map((coding) => [coding, ready(coding)]));
  return {
    page,
    status,
    route,
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
