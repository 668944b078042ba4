import type { FastifyInstance } from 'fastify';
import { type Log, scrub, truncateAddress } from '../../lib/log.ts';
import { storedHeader } from './idempotency.ts';
import { splitUrl } from './url.ts';

/** Health checks, which monitors request every few seconds. */
const healthChecks = new Set(['/healthz', '/readyz']);

/**
 * Logs each request once, when it is answered: its route or path and the id of the row that it
 * stored, never its query or body. Successful health checks are left out.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  if (!log.isLevelEnabled('info')) return;
  app.addHook('onResponse', (request, reply, done) => {
    const pattern = request.routeOptions.url;
    if (healthChecks.has(pattern ?? '') && reply.statusCode === 200) return done();
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

/** A request and its response, for the log. */
interface RequestEntry {
  id: string;
  method: string | undefined;
  path: string;
  status: number;
  /** Duration in ms. */
  ms: number;
  ip: string | undefined;
  /** Id of the row that the request stored. */
  stored?: unknown;
}

/** Logs a request in one line, with only the network of its address. */
export function logRequest(
  log: Log,
  { id, method, path, status, ms, ip, stored }: RequestEntry,
): void {
  const net = truncateAddress(ip ?? '');
  log.info({ request: id, method, path, status, ms: Math.round(ms * 10) / 10, net, stored });
}

function pathOf(url: string): string {
  return scrub(splitUrl(url)[0].slice(0, 200));
}
