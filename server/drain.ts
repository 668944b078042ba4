import { type EventEmitter, once } from 'node:events';
import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Timeouts of a drain, in ms. */
export const drainLimits = {
  /** Idle keep-alive connections may still send a request for this long. */
  grace: 500,
  /** Requests still in progress then are cut off; process managers kill after 10 s. */
  deadline: 8_000,
};

/**
 * Closes a server without resetting connections: stops accepting new ones, answers the requests in
 * progress, closes each connection after its next response, and then the idle ones.
 */
export async function drain(app: FastifyInstance, clock = () => performance.now()): Promise<void> {
  const { grace, deadline } = drainLimits;
  app.draining = true;
  const { server } = app;
  const closed = server.listening ? once(server, 'close') : undefined;
  // Not `http`'s close, which also closes idle connections, although a request may be on its way.
  Server.prototype.close.call(server);
  const started = clock();
  const sweep = setInterval(() => {
    const passed = clock() - started;
    if (passed >= deadline) server.closeAllConnections();
    else if (passed >= grace) server.closeIdleConnections();
  }, 100);
  await closed;
  clearInterval(sweep);
  await app.close();
}

/**
 * Calls `stop` on the first SIGTERM or SIGINT and `quit` on a later one. A second signal within half
 * a second is ignored: a terminal signals the whole process group, and `npm start` forwards it too.
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
