import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../lib/services.ts';
import { validSessions } from '../desk/sessions.server.ts';
import { changeCount } from './changes.server.ts';

/** Interval in ms at which a process looks for changes while pages are open. */
const interval = 500;

/**
 * How long a connection stays open, in ms, unless the server stops; the browser opens the next one,
 * with its session.
 */
export const streamLifetime = 60_000;

/** A page that is open. */
interface Listener {
  /** Its owner's session. */
  session: string;
  /** When the connection ends, epoch milliseconds. */
  until: number;
  /** The number of changes that it shows; NaN if it didn't say. */
  shown: number;
}

/**
 * GET /api/inbox/events: server-sent events, one for each change of entries in any process. An event
 * has the number of changes and no data of anybody; the page loads what it shows again.
 *
 * A page says how many changes it shows, as `?since` and, when the browser connects again, as the last
 * event's id. So it also learns of changes from before the connection, and between two. A connection ends
 * once its session has.
 */
export function eventsApi(app: FastifyInstance, { db, clock }: Services): void {
  const open = new Map<NodeJS.WritableStream, Listener>();
  let timer: NodeJS.Timeout | undefined;
  // A page that reads slowly closes later: nothing may be written to it meanwhile.
  const end = (stream: NodeJS.WritableStream) => {
    open.delete(stream);
    stream.end();
  };
  const look = async () => {
    try {
      const pages = [...open];
      const sessions = pages.map(([, { session }]) => session);
      const valid = await validSessions(db.read, sessions, clock());
      const count = await changeCount(db.read);
      for (const [stream, page] of pages) {
        if (!open.has(stream)) continue;
        if (!valid.has(page.session)) end(stream);
        else if (page.shown !== count) stream.write(`id: ${count}\ndata: ${count}\n\n`);
        page.shown = count;
      }
    } catch {
      // The database is down: the next look may succeed, and the site's log has the reason.
    }
    const now = clock();
    for (const [stream, { until }] of open) if (now >= until || app.draining) end(stream);
    timer = open.size > 0 ? setTimeout(look, interval).unref() : undefined;
  };
  app.get<{ Querystring: { since?: string } }>('/api/inbox/events', (request, reply) => {
    const session = request.owner?.id ?? '';
    reply.hijack();
    const stream = reply.raw;
    const headers = {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream',
      // nginx would collect events until it has a page of them.
      'x-accel-buffering': 'no',
    };
    stream.writeHead(200, headers as Record<string, string>);
    // The browser's pause before it opens the next connection.
    stream.write('retry: 500\n\n');
    const shown = Number(request.headers['last-event-id'] ?? request.query.since);
    open.set(stream, { session, until: clock() + streamLifetime, shown });
    request.raw.on('close', () => open.delete(stream));
    timer ??= setTimeout(look, 0).unref();
  });
  app.addHook('preClose', async () => {
    clearTimeout(timer);
    for (const stream of open.keys()) end(stream);
  });
}
