import type { FastifyInstance } from 'fastify';
import { isUnavailable } from '../../lib/db/errors.ts';
import { assertMigrated, type Migrations } from '../../lib/db/migrate.ts';
import { type ChannelHealth, channelsHealth, isDelivering } from '../../lib/deliveries/health.ts';
import { type Job, type JobHealth, jobsHealth } from '../../lib/jobs.ts';
import type { CoreServices } from '../../lib/services.ts';
import { within } from '../../lib/timeout.ts';
import { problem } from './problem.ts';

/** Timeout of the database, in ms. */
const timeout = 2_000;

export interface HealthParts extends Pick<CoreServices, 'db' | 'clock'> {
  migrations: Migrations;
  jobs: readonly Job[];
}

/**
 * Registers the health checks. `GET /healthz`: the process runs. `GET /readyz`: it can serve, and its
 * database is available, migrated, and stored what it was last given. `GET /readyz?deep`: deliveries
 * and jobs succeed too; not for load balancers, because a site whose mail server is down still serves.
 */
export function healthApi(
  app: FastifyInstance,
  { db, clock, migrations, jobs }: HealthParts,
): void {
  app.get('/healthz', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', async (request, reply) => {
    if (app.draining) return problem(reply, { status: 503, detail: 'The server is stopping.' });
    try {
      db.checkWritable();
      await within(timeout, assertMigrated(db, migrations));
    } catch (error) {
      request.log.error({ err: error, request: request.id }, 'not ready');
      return problem(reply, {
        status: 503,
        detail: isUnavailable(error)
          ? 'The database doesn’t store anything at the moment; the log says why.'
          : 'The database is unavailable or not migrated.',
      });
    }
    reply.header('cache-control', 'no-store');
    if (!Object.hasOwn(request.query as object, 'deep')) return reply.send({ ok: true });
    const now = clock();
    const [health, jobHealth] = await app.inTurn(
      request,
      async () =>
        [await channelsHealth(db.read, now), await jobsHealth(jobs, db.read, now)] as const,
      (found) => found,
    );
    const ok = isDelivering(health, now) && !jobHealth.some(({ overdue }) => overdue);
    return reply
      .code(ok ? 200 : 503)
      .send({ ok, deliveries: health.map(publicHealth), jobs: jobHealth.map(publicJob) });
  });
}

/** Leaves out the receivers' messages, which may contain names. */
function publicHealth({ channel, state, since, waiting, refused, failed }: ChannelHealth) {
  return {
    channel,
    state,
    since: isoOrNull(since),
    waiting,
    refused,
    failedWithinADay: failed,
  };
}

function publicJob({ name, succeededAt, failedAt, overdue }: JobHealth) {
  return { name, lastSuccess: isoOrNull(succeededAt), lastFailure: isoOrNull(failedAt), overdue };
}

const isoOrNull = (time: number | null) => (time === null ? null : new Date(time).toISOString());
