import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Counts answered requests, for `/metrics`. */
export interface RequestTally {
  /** @param route a pattern of the site's own, never a URL: every new one takes memory for good. */
  count(route: string, method: string | undefined, status: number, ms: number): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Route of a file that was sent from memory. */
    fileRoute: string | undefined;
  }
}

/** Route of requests that no page, file or API has. */
export const noRoute = 'none';

/** Counts each request that Fastify answers, by its route. */
export function tallyRequests(app: FastifyInstance, tally: RequestTally): void {
  app.addHook('onResponse', (request, reply, done) => {
    tally.count(routeOf(request), request.method, reply.statusCode, reply.elapsedTime);
    done();
  });
}

function routeOf({ fileRoute, page, routeOptions }: FastifyRequest): string {
  if (fileRoute !== undefined) return fileRoute;
  if (page) return `/${page.rule.path}`;
  const { url } = routeOptions;
  return url === undefined || url.includes('*') ? noRoute : url;
}

/** Route of a file of the build: pages have one each, assets one for their folder. */
export function fileRoute(path: string, contentType: string): string {
  if (contentType.startsWith('text/html')) return path;
  const folder = path.lastIndexOf('/');
  return folder > 0 ? `${path.slice(0, folder)}/*` : path;
}
