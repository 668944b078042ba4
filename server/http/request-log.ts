import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Log, scrub, truncateAddress } from '../../lib/log.ts';
import { storedHeader } from './idempotency.ts';
import { splitUrl } from './url.ts';

/** Asked every few seconds by whatever watches the server. */
const probes = new Set(['/healthz', '/readyz']);

/**
 * Logs each request once, when it is answered: its route or path and the id of what it
 * stored, never its query or body.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  if (!log.isLevelEnabled('info')) return;
  app.addHook('onResponse', (request, reply, done) => {
    const pattern = request.routeOptions.url;
    if (probes.has(pattern ?? '') && reply.statusCode === 200) return done();
    log.info({
      request: request.id,
      method: request.method,
      path: pattern && !pattern.includes('*') ? pattern : pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      net: truncateAddress(request.ip),
      stored: reply.getHeader(storedHeader),
    });
    done();
  });
}

/** Ids that are unique over processes and restarts: a random start and a count. */
export function requestIds(): () => string {
  const start = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${start}-${(count++).toString(36)}`;
}

function pathOf(url: string): string {
  return scrub(splitUrl(url)[0].slice(0, 200));
}
