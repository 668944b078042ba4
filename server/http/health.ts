import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/client.ts';
import { assertMigrated } from '../db/migrate.ts';
import { problem } from './problem.ts';

/** Longest wait for the database before it counts as gone, in ms. */
const patience = 2_000;

/** GET /healthz: the process lives. GET /readyz: it can serve, its database and schema are fine. */
export function healthApi(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', async (request, reply) => {
    if (app.draining) return problem(reply, { status: 503, detail: 'The server is stopping.' });
    try {
      await within(patience, assertMigrated(db));
    } catch (error) {
      request.log.error({ err: error, request: request.id }, 'not ready');
      return problem(reply, { status: 503, detail: 'The database does not answer as it should.' });
    }
    return reply.header('cache-control', 'no-store').send({ ok: true });
  });
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer in ${ms} ms`)), ms);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
