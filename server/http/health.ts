import type { FastifyInstance } from 'fastify';
import { assertMigrated } from '../../lib/db/migrate.ts';
import { type ChannelHealth, channelsHealth, isDelivering } from '../../lib/deliveries/health.ts';
import type { Services } from '../../lib/services.ts';
import { problem } from './problem.ts';

/** Longest wait for the database before it counts as gone, in ms. */
const patience = 2_000;

/**
 * GET /healthz: the process lives. GET /readyz: it can serve, its database and schema are fine.
 * GET /readyz?deep: also that what it has to tell gets through; no load balancer should ask this, as
 * a site whose mail server is down still serves.
 */
export function healthApi(
  app: FastifyInstance,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): void {
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
    reply.header('cache-control', 'no-store');
    if (!Object.hasOwn(request.query as object, 'deep')) return reply.send({ ok: true });
    const now = clock();
    const health = await channelsHealth(db.read, now);
    const ok = isDelivering(health, now);
    return reply.code(ok ? 200 : 503).send({ ok, deliveries: health.map(publicHealth) });
  });
}

/** Without the receivers' words, which may name somebody. */
function publicHealth({ channel, state, since, waiting, failed }: ChannelHealth) {
  return {
    channel,
    state,
    since: since === null ? null : new Date(since).toISOString(),
    waiting,
    failedWithinADay: failed,
  };
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
