import type { IncomingMessage } from 'node:http';
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

/** Refuses a request with two Host headers (RFC 9112, section 3.2): a proxy may read the other one. */
export function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _, done) => {
    if (!hasTwoHosts(raw)) return done();
    done(new Problem({ status: 400, detail: 'The request has more than one Host header.' }));
  });
}

export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/**
 * Whether a request comes from this site, or from no browser at all. Browsers send Sec-Fetch-Site
 * over https; over http, and if older, Origin. A client that sends neither is not a browser and has
 * no visitor's cookies. The same rule as Go's http.CrossOriginProtection
 * (https://words.filippo.io/csrf/).
 */
export function isSameOrigin({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origin === siteUrl) return true;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
