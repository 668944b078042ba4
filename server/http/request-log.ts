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
    logRequest(log, {
      id: request.id,
      method: request.method,
      path: pattern && !pattern.includes('*') ? pattern : pathOf(request.url),
      status: reply.statusCode,
      ms: reply.elapsedTime,
      ip: request.ip,
      stored: reply.getHeader(storedHeader),
    });
    done();
  });
}

/** An answered request. */
interface Answered {
  id: string;
  method: string | undefined;
  path: string;
  status: number;
  /** Milliseconds from the request's arrival to its answer. */
  ms: number;
  ip: string | undefined;
  /** Id of the row that the request stored. */
  stored?: unknown;
}

/** Writes the one line of a request; of the address only the network. */
export function logRequest(log: Log, { id, method, path, status, ms, ip, stored }: Answered): void {
  const net = truncateAddress(ip ?? '');
  log.info({ request: id, method, path, status, ms: Math.round(ms * 10) / 10, net, stored });
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
