import { once } from 'node:events';
import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long idle keep-alive connections may still bring a request, in ms. */
const grace = 500;
/** When what is still being answered is cut, in ms; a process manager kills after 10 s. */
const deadline = 8_000;

/**
 * Ends a server without a reset: accepts no more connections, answers what is under way, tells each
 * connection to close with its next answer, then closes what is idle.
 */
export async function drain(app: FastifyInstance): Promise<void> {
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
 * is taken for the same one: a terminal signals the whole group, and `npm start` passes it on too.
 */
export function onStopSignal(stop: () => void, quit: () => void): void {
  let first: number | undefined;
  const handle = () => {
    if (first === undefined) {
      first = performance.now();
      stop();
    } else if (performance.now() - first > 500) {
      quit();
    }
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
}
