import { type EventEmitter, once } from 'node:events';
import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Limits of a drain, in ms. */
export const drainLimits = {
  /** How long an idle keep-alive connection may still send a request. */
  grace: 500,
  /** When requests under way are cut; a process manager kills after 10 s. */
  deadline: 8_000,
};

/**
 * Closes a server without a reset: accepts no more connections, answers the requests under way,
 * closes each connection with its next answer, and then those that stay idle.
 */
export async function drain(
  app: FastifyInstance,
  { grace, deadline } = drainLimits,
): Promise<void> {
  app.draining = true;
  const { server } = app;
  const closed = server.listening ? once(server, 'close') : undefined;
  // net's close, as http's would close idle connections at once, on which a request may be coming.
  Server.prototype.close.call(server);
  const started = performance.now();
  const sweep = setInterval(() => {
    const passed = performance.now() - started;
    if (passed >= deadline) server.closeAllConnections();
    else if (passed >= grace) server.closeIdleConnections();
  }, 100);
  await closed;
  clearInterval(sweep);
  await app.close();
}

/**
 * Calls `stop` on the first SIGTERM or SIGINT and `quit` on the next. Within half a second the next
 * counts as the same one: a terminal signals the whole group, and `npm start` passes it on too.
 */
export function onStopSignal(
  stop: () => void,
  quit: () => void,
  { signals, clock } = { signals: process as EventEmitter, clock: () => performance.now() },
): void {
  let first: number | undefined;
  const handle = () => {
    if (first === undefined) {
      first = clock();
      stop();
    } else if (clock() - first > 500) {
      quit();
    }
  };
  signals.on('SIGTERM', handle);
  signals.on('SIGINT', handle);
}
