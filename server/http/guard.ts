import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../lib/services.ts';
import { isSameOrigin } from './origin.ts';
import { Problem } from './problem.ts';
import { splitUrl } from './url.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Below a guard's path: the route is open to everybody all the same. */
    open?: boolean;
  }
}

/** Keeps everything below some paths from everybody who isn't signed in. */
export interface Guard {
  /** Paths, each with all that is below it: `/inbox`. */
  paths: readonly string[];
  /** Path of the sign-in page; it gets the requested address as the query `to`. */
  signIn: string;
  /** Whether the request is signed in; notes who it is for the route. */
  admit(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}

/**
 * Guards routes by their own path, whatever the spelling of the request: a page or an API route below
 * a guard's path answers to nobody else, unless it says that it is `open`. Without a session a page
 * redirects to the sign-in page, and an API route answers 401.
 */
export function guardRoutes(
  app: FastifyInstance,
  services: Services,
  guards: readonly Guard[],
): void {
  // After `onRequest`, which finds the page, and before the body is read.
  app.addHook('preParsing', async (request, reply) => {
    const { page, routeOptions } = request;
    const path = page ? `/${page.rule.path}` : (routeOptions.url ?? '');
    const guard = guards.find(({ paths }) =>
      paths.some((guarded) => path === guarded || path.startsWith(`${guarded}/`)),
    );
    if (!guard) return;
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    if (!isNavigation(request) && !isSameOrigin(request, services.site.url)) {
      throw new Problem({ status: 403, detail: 'This request came from another website.' });
    }
    if (page ? page.rule.open : routeOptions.config.open) return;
    if (await guard.admit(services, request, reply)) return;
    if (!page || page.data) throw new Problem({ status: 401, detail: 'Please sign in.' });
    const [, query] = splitUrl(request.url);
    const to = page.path + (query && `?${query}`);
    return reply.redirect(`${guard.signIn}?to=${encodeURIComponent(to)}`, 303);
  });
}

/** A link that somebody followed: the one request that may come from another site. */
function isNavigation({ method, headers }: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode, origin } = headers;
  return method === 'GET' && (mode === undefined ? origin === undefined : mode === 'navigate');
}
