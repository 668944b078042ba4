import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../lib/services.ts';
import type { OverloadError } from '../../lib/work-queue.ts';
import { pageCaching } from './caching.ts';
import { compress } from './compress.ts';
import { answerError, STORAGE_RETRY } from './errors.ts';
import { renderLimit } from './in-turn.ts';
import { chooseCoding, matchesEtag } from './negotiate.ts';
import type { FoundPage } from './page-rules.ts';
import type { Memory } from './prerendered.ts';
import { Problem } from './problem.ts';
import type { RenderQueue } from './render-queue.ts';
import { createPageCache, type PageCache, type RenderedPage } from './rendered-page-cache.ts';
import { createRenderer, type Pages, type Rendered, type Renderer } from './renderer.ts';
import { isHtml, speculationHeader } from './speculation.ts';
import { canonicalPath, splitUrl } from './url.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the post is refused, for the page's action. */
    refusal: OverloadError | null;
    /** The page that the request asks for; undefined for a path that none has. */
    page: FoundPage | undefined;
  }
}

/** Maximum length of a path in characters; a blog post's, the longest, has about a hundred. */
const longestPath = 2048;

/**
 * Serves every page that is not a file of the build: from the page cache, or through React Router.
 * A path without a page gets the not-found page from memory.
 * @param cdnMaxAge seconds that a CDN may keep a page that every visitor gets alike.
 */
export function servePages(
  app: FastifyInstance,
  services: Services,
  pages: Pages,
  { memory, queue, cdnMaxAge }: { memory: Memory; queue: RenderQueue; cdnMaxAge: number },
): void {
  const { rules } = pages;
  const cache = createPageCache();
  const render = createRenderer(services, pages, { cache, queue });
  const parts = { app, services, pages, cache, render, caching: pageCaching(cdnMaxAge) };
  app.decorateRequest('page', undefined);
  app.decorateRequest('refusal', null);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer' },
      (_, body, done) => done(null, body),
    );
    scope.addHook('onRequest', async (request, reply) => {
      const [path] = splitUrl(request.url);
      if (path.length > longestPath) throw new Problem({ status: 414, detail: tooLong });
      if (isSlashed(request)) return;
      request.page = rules.find(request.url);
      if (request.page) return;
      if (path !== pages.build.routeDiscovery.manifestPath && memory.sendNotFound(request, reply)) {
        return reply;
      }
    });
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request, reply) => {
        const [path, query] = splitUrl(request.url);
        if (isSlashed(request)) {
          return reply.redirect(canonicalPath(path) + (query && `?${query}`), 308);
        }
        const { page } = request;
        if (page && !page.data && !page.query && memory.sendFile(request, reply, page.path)) {
          return reply;
        }
        await answerRead(parts, request, reply);
        if (page && !page.data && !page.rule.personal && [200, 304].includes(reply.statusCode)) {
          for (const listen of app.pageListeners) listen(page.path, request.raw);
        }
        return reply;
      },
    });
    scope.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/*',
      onRequest: async (request) => {
        const refusal = await app.limiterOf(rules.limitOf(request.url))(request);
        if (!refusal) return;
        // Rendering costs more than refusing, so a flood gets no forms.
        const answered = rules.answersRefusals(request.url);
        if (!answered || (await app.limiterOf('refusals')(request))) throw refusal;
        request.refusal = refusal;
      },
      handler: async (request, reply) => {
        const options = { url: request.url, keyPrefix: undefined };
        return sendRendered(request, reply, await parts.render(request, reply, options));
      },
    });
  });
}

/** `GET /pricing/`, which is redirected. */
function isSlashed({ method, url }: FastifyRequest): boolean {
  const [path] = splitUrl(url);
  return (method === 'GET' || method === 'HEAD') && path !== '/' && path.endsWith('/');
}

interface Parts {
  app: FastifyInstance;
  services: Services;
  pages: Pages;
  cache: PageCache;
  render: Renderer;
  /** Cache-Control of the pages that every visitor gets alike. */
  caching: string;
}

/** Answers from the page cache, or renders the page and keeps it if its rules allow. */
async function answerRead(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { app, cache, render } = parts;
  const { page: found } = request;
  const keyPrefix = found && (await cacheKeyPrefix(parts, found, request));
  const url = found && !found.rule.personal && !found.data ? pageUrl(found) : request.url;
  const key = keyPrefix && found?.kept ? `${keyPrefix} ${url}` : undefined;
  // Nothing may wait between looking for a page and sharing it: others would render it, too.
  const known = key && cache.find(key);
  const kept = known && (await known);
  if (kept) return sendKept(parts, request, reply, kept);
  const rendering = (async () => {
    const refusal = await app.limiterOf(renderLimit)(request);
    if (refusal) throw refusal;
    return render(request, reply, { url, keyPrefix });
  })();
  if (key) cache.share(key, rendering.then(keepable));
  const rendered = await rendering;
  const page = key && keepable(rendered);
  if (!page) return sendRendered(request, reply, rendered);
  cache.keep(key, page);
  return sendKept(parts, request, reply, page);
}

function keepable({ response, page }: Rendered): RenderedPage | undefined {
  return page?.status === 200 && !response.headers.has('set-cookie') ? page : undefined;
}

/** Version of the page and content coding; undefined if the page may not be cached. */
async function cacheKeyPrefix(
  { services, pages }: Parts,
  { rule, data }: FoundPage,
  request: FastifyRequest,
): Promise<string | undefined> {
  if (!pages.cached || rule.personal || data) return undefined;
  const version = rule.version ? await rule.version(services, request.log) : '';
  if (version === undefined) return undefined;
  return `${version} ${chooseCoding(request.headers['accept-encoding'])}`;
}

function pageUrl({ path, query }: FoundPage): string {
  return query ? `${path}?${query}` : path;
}

/** Sends a page that every visitor gets alike. */
function sendKept(
  { caching }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
): FastifyReply {
  reply
    .header('cache-control', caching)
    .header('vary', 'accept-encoding')
    .header('etag', page.etag);
  if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  return sendPage(reply, page);
}

function sendPage(reply: FastifyReply, page: RenderedPage): FastifyReply {
  if (page.coding) reply.header('content-encoding', page.coding);
  return reply
    .code(page.status)
    .header('content-type', page.contentType)
    .header(...speculationHeader)
    .send(page.body);
}

/** Sends what React Router answered to this request alone. */
function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, page }: Rendered,
): FastifyReply {
  // React Router's last resort is plain text: not even the page's shell could be rendered.
  if (response.status === 500 && response.headers.get('content-type') === 'text/plain') {
    return answerError(new Problem({ status: 500, detail: brokenPage }), request, reply);
  }
  reply.code(response.status).header('cache-control', 'private, max-age=0, must-revalidate');
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  });
  if (response.status === 503) reply.header('retry-after', STORAGE_RETRY);
  // A page without a form: React Router omits the header that a 405 needs (RFC 9110, 15.5.6).
  if (response.status === 405) reply.header('allow', 'GET, HEAD');
  if (request.page?.rule.personal) {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    reply.header('referrer-policy', 'same-origin');
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (page) return sendPage(reply.header('vary', 'accept-encoding'), page);
  if (isHtml(response.headers.get('content-type'))) reply.header(...speculationHeader);
  if (!response.body) return reply.send();
  if (request.method === 'HEAD') {
    void response.body.cancel();
    return reply.send();
  }
  const body = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream);
  return reply.send(compress(request, reply, body));
}

const tooLong = 'The address is longer than 2 KB.';
const brokenPage = 'Something broke on our side. Please try again in a moment.';
