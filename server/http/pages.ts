import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Services } from '../../lib/services.ts';
import type { OverloadError } from '../../lib/work-queue.ts';
import { compress } from './compress.ts';
import { answerError, STORAGE_RETRY } from './errors.ts';
import type { PageRules } from './page-rules.ts';
import { Problem } from './problem.ts';
import {
  logContext,
  nonceContext,
  refusalContext,
  servicesContext,
  sourceContext,
} from './request-context.ts';
import { contentSecurityPolicy, isHttps } from './security-headers.ts';
import { isHtml, speculationHeader } from './speculation.ts';
import type { StaticFile } from './static-files.ts';
import { canonicalPath, splitUrl } from './url.ts';

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

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the post is refused, for the page's action. */
    refusal: OverloadError | null;
  }
}

/** Maximum length of a path in characters; a blog post's, the longest, has about a hundred. */
const longestPath = 2048;

/** Serves every page that is not a file of the build, through React Router. */
export function servePages(app: FastifyInstance, services: Services, pages: Pages): void {
  const render = renderer(services, pages);
  app.decorateRequest('refusal', null);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer' },
      (_, body, done) => done(null, body),
    );
    scope.addHook('onRequest', async ({ url }) => {
      if (splitUrl(url)[0].length > longestPath)
        throw new Problem({ status: 414, detail: tooLong });
    });
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: (request, reply) => {
        const [path, query] = splitUrl(request.url);
        if (path === '/' || !path.endsWith('/')) return render(request, reply);
        return reply.redirect(canonicalPath(path) + (query && `?${query}`), 308);
      },
    });
    scope.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/*',
      onRequest: async (request) => {
        const refusal = await app.limiterOf(pages.rules.limitOf(request.url))(request);
        if (!refusal) return;
        // Rendering costs more than refusing, so a flood gets no forms.
        const answered = pages.rules.answersRefusals(request.url);
        if (!answered || (await app.limiterOf('refusals')(request))) throw refusal;
        request.refusal = refusal;
      },
      handler: render,
    });
  });
}

function renderer(services: Services, { build, rules, cached }: Pages) {
  // In development, pages are loaded on their first request: React Router must look again.
  const handle = createRequestHandler(cached ? build : () => build);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    const https = isHttps(request, services.site.url);
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(logContext, {
      error: (fields, message) => request.log.error({ ...fields, request: request.id }, message),
    });
    context.set(nonceContext, nonce);
    context.set(sourceContext, request.ip);
    context.set(refusalContext, request.refusal);
    const response = await handle(toWebRequest(request, services.site.url), context);
    reply.header('content-security-policy', contentSecurityPolicy({ https, nonce }));
    return sendResponse(request, reply, { response, personal: rules.isPersonal(request.url) });
  };
}

async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, personal }: { response: Response; personal: boolean },
) {
  // React Router's last resort is plain text: not even the page's shell could be rendered.
  if (response.status === 500 && response.headers.get('content-type') === 'text/plain') {
    return answerError(new Problem({ status: 500, detail: brokenPage }), request, reply);
  }
  reply.code(response.status).header('cache-control', 'private, max-age=0, must-revalidate');
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  if (response.status === 503) reply.header('retry-after', STORAGE_RETRY);
  if (isHtml(response.headers.get('content-type'))) reply.header(...speculationHeader);
  // A page without a form: React Router omits the header that a 405 needs (RFC 9110, 15.5.6).
  if (response.status === 405) reply.header('allow', 'GET, HEAD');
  if (personal) {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    reply.header('referrer-policy', 'same-origin');
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (!response.body) return reply.send();
  if (request.method === 'HEAD') {
    await response.body.cancel();
    return reply.send();
  }
  const body = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream);
  return reply.send(compress(request, reply, body));
}

/** Converts a request. Its URL has the Host header's origin, or the site's if that is invalid. */
function toWebRequest(request: FastifyRequest, siteUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // origin.ts has refused other origins already, and it knows the site's address behind a proxy.
  headers.delete('origin');
  const origin = `${request.protocol}://${request.host}`;
  const base = URL.canParse(origin) ? new URL(origin).origin : siteUrl;
  const url = new URL(base + (request.url.startsWith('/') ? request.url : '/'));
  if (request.method === 'GET' || request.method === 'HEAD') {
    return new Request(url, { method: request.method, headers });
  }
  // A request without a body may have no content type: it counts as an empty form.
  headers.set('content-type', 'application/x-www-form-urlencoded');
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : '';
  return new Request(url, { method: request.method, headers, body });
}

const tooLong = 'The address is longer than 2 KB.';
const brokenPage = 'Something broke on our side. Please try again in a moment.';
