import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses requests that another site makes a visitor's browser send to change something here. */
export function checkOrigin(app: FastifyInstance, siteUrl: string): void {
  app.addHook('onRequest', (request, _, done) => {
    if (safeMethods.has(request.method) || isOwn(request, siteUrl)) return done();
    done(new Problem({ status: 403, detail: 'This request came from another website.' }));
  });
}

/**
 * Browsers say where a request comes from: Sec-Fetch-Site over https, Origin in older ones and over
 * http. What sends neither is no browser and holds no visitor's cookies. The same rule as Go's
 * http.CrossOriginProtection (https://words.filippo.io/csrf/).
 */
function isOwn({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origin === siteUrl) return true;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
