import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { widestNetwork } from '../../lib/networks.ts';
import type { Services } from '../../lib/services.ts';
import { OverloadError } from '../../lib/work-queue.ts';
import { pageCaching } from './caching.ts';
import { encode } from './compress.ts';
import { chooseCoding } from './negotiate.ts';
import type { PageRules } from './page-rules.ts';
import { Problem } from './problem.ts';
import type { RenderQueue } from './render-queue.ts';
import type { PageCache, RenderedPage } from './rendered-page-cache.ts';
import {
  type Loaded,
  logContext,
  nonceContext,
  refusalContext,
  renderContext,
  requestContext,
  servicesContext,
  sourceContext,
} from './request-context.ts';
import { contentSecurityPolicy, isHttps } from './security-headers.ts';
import { represent, type StaticFile } from './static-files.ts';

/** The site's pages: the prerendered files, and the build that renders the others. */
export interface Pages {
  /** The React Router app. */
  build: ServerBuild;
  /** Prerendered pages and assets by URL path; empty in development. */
  files: Map<string, StaticFile>;
  rules: PageRules;
  /** Whether rendered pages may be cached; false in development. */
  cached: boolean;
}

/** Result of a request to React Router: headers and status, and the page unless it streams. */
export interface Rendered {
  response: Response;
  page: RenderedPage | undefined;
}

/** How a request's page is rendered. */
export interface RenderOptions {
  /** URL below the origin that the page sees. */
  url: string;
  /** Prefix of the cache's keys for pages of this version and coding; undefined to keep nothing. */
  keyPrefix: string | undefined;
}

/** Runs loaders and actions at once, and renders pages one after another. */
export type Renderer = (
  request: FastifyRequest,
  reply: FastifyReply,
  options: RenderOptions,
) => Promise<Rendered>;

/** Creates the renderer. It throws a 503 problem when too many pages wait. */
export function createRenderer(
  services: Services,
  pages: Pages,
  { cache, queue }: { cache: PageCache; queue: RenderQueue },
): Renderer {
  const { build, cached } = pages;
  // In development, pages are loaded on their first request: React Router must look again.
  const handle = createRequestHandler(cached ? build : () => build);
  return async (request, reply, { url, keyPrefix }) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const nonce =
      request.page?.rule.personal || !pages.cached ? randomBytes(16).toString('base64') : '';
    const network = widestNetwork(request.ip);
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(logContext, {
      error: (fields, message) => request.log.error({ ...fields, request: request.id }, message),
    });
    context.set(nonceContext, nonce);
    context.set(sourceContext, request.ip);
    context.set(requestContext, request);
    context.set(refusalContext, request.refusal);
    let missing: RenderedPage | undefined;
    let overload: OverloadError | undefined;
    const missingKey = ({ status, route }: Loaded) =>
      isRead && status === 404 && keyPrefix ? `${keyPrefix} 404 ${route}` : undefined;
    let keep: ((page: RenderedPage) => void) | undefined;
    context.set(renderContext, async (loaded, render) => {
      const key = missingKey(loaded);
      missing = key ? await cache.find(key) : undefined;
      if (missing) return new Response(null, { status: 404 });
      if (key) keep = (page) => cache.keep(key, page);
      try {
        return await queue.render({ name: network, known: !isRead }, render);
      } catch (error) {
        if (!(error instanceof OverloadError)) throw error;
        overload = error;
        return new Response(null, { status: 503 });
      }
    });
    const answer = () => handle(toWebRequest(request, url, services.site.url), context);
    const response = await (isRead ? queue.read(network, answer) : answer()).catch((error) => {
      throw error instanceof OverloadError ? busy(error, isRead) : error;
    });
    if (overload) throw busy(overload, isRead);
    if (nonce) {
      const https = isHttps(request, services.site.url);
      reply.header('content-security-policy', contentSecurityPolicy({ https, nonce }));
    }
    const page = missing ?? (await toPage(request, response));
    if (page?.status === 404) keep?.(page);
    return { response, page };
  };
}

function busy({ message, retryAfter }: OverloadError, isRead: boolean): Problem {
  return new Problem({ status: 503, detail: isRead ? message : busyForm, retryAfter });
}

const busyForm =
  'We’re busy right now. Reload this page in a few seconds to send the form again: your entries are still in your browser.';

/** The whole page of a response in the coding that the client prefers; undefined if it streams. */
async function toPage(
  request: FastifyRequest,
  response: Response,
): Promise<RenderedPage | undefined> {
  const contentType = response.headers.get('content-type');
  if (!contentType || !response.headers.has('content-length')) return undefined;
  const coding = chooseCoding(request.headers['accept-encoding']);
  const html = Buffer.from(await response.arrayBuffer());
  const body = await encode(html, coding);
  return { ...represent(body), status: response.status, contentType, coding };
}

/** Renders the page of a path that doesn't exist, once, for all such paths. */
export async function renderNotFound(services: Services, pages: Pages): Promise<StaticFile> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(sourceContext, undefined);
  const request = new Request(`${services.site.url}/404`);
  const response = await createRequestHandler(pages.build)(request, context);
  if (response.status !== 404) throw new Error(`The not-found page has status ${response.status}`);
  const html = Buffer.from(await response.arrayBuffer());
  return {
    contentType: response.headers.get('content-type') ?? '',
    cacheControl: pageCaching(0),
    identity: represent(html),
    encoded: {
      br: represent(await encode(html, 'br')),
      gzip: represent(await encode(html, 'gzip')),
    },
    status: 404,
  };
}

/** Converts a request. Its URL has the Host header's origin, or the site's if that is invalid. */
function toWebRequest(request: FastifyRequest, path: string, siteUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // origin.ts has refused other origins already, and it knows the site's address behind a proxy.
  headers.delete('origin');
  const origin = `${request.protocol}://${request.host}`;
  const base = URL.canParse(origin) ? new URL(origin).origin : siteUrl;
  const url = new URL(base + (path.startsWith('/') ? path : '/'));
  if (request.method === 'GET' || request.method === 'HEAD') return new Request(url, { headers });
  // A request without a body may have no content type: it counts as an empty form.
  headers.set('content-type', 'application/x-www-form-urlencoded');
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : '';
  return new Request(url, { method: request.method, headers, body });
}
