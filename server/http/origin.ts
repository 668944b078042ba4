import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses cross-site requests that could change something (CSRF). */
export function checkOrigin(app: FastifyInstance, siteUrl: string): void {
  app.addHook('onRequest', (request, _, done) => {
    if (safeMethods.has(request.method) || isSameOrigin(request, siteUrl)) return done();
    done(new Problem({ status: 403, detail: 'This request came from another website.' }));
  });
}

/**
 * Whether a request comes from this site, or from no browser at all. Browsers send Sec-Fetch-Site
 * over https; over http, and if older, Origin. A client that sends neither is not a browser and has
 * no visitor's cookies. The same rule as Go's http.CrossOriginProtection
 * (https://words.filippo.io/csrf/).
 */
function isSameOrigin({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origin === siteUrl) return true;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
