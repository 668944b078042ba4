import type { Database } from './db/client.ts';
import type { Clock, Time } from './db/columns.ts';
import { column } from './db/columns.ts';
import type { MigrationDb, Migrations } from './db/migrate.ts';
import type { Outbox } from './deliveries/outbox.ts';
import type { GaugeGroup } from './gauges.ts';
import type { Log } from './log.ts';

/** A recurring job; it must be safe to run in several processes at once. */
export interface Job {
  /** Unique; names the job in the log, in doctor and in `/readyz?deep`. */
  name: string;
  /** Interval in ms; an hour by default. */
  every?: number;
  run(services: JobServices): Promise<void>;
}

export interface JobServices {
  db: Database;
  clock: Clock;
  /** Enqueues emails, webhooks and pushes. */
  outbox: Outbox;
  /** Aborted when the process stops; a job that takes long should end then. */
  signal?: AbortSignal;
}

/** When a job last succeeded and failed, in any process. */
export interface JobRow {
  name: string;
  /** Epoch milliseconds; null before the first success. */
  succeeded_at: Time | null;
  failed_at: Time | null;
}

declare module './db/tables.ts' {
  interface Tables {
    jobs: JobRow;
  }
}

export const migrations: Migrations = { '070-jobs': { up: createJobs } };

const hour = 60 * 60 * 1000;

/**
 * Runs each job immediately and then at its interval. A failure is logged and affects no other job;
 * the job runs again at its next interval.
 * @returns a function that stops the timers, aborts the jobs' signal and waits for those running.
 */
export function startJobs(
  jobs: readonly Job[],
  services: JobServices,
  log: Log,
): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  const timers = jobs.map((job) => {
    const run = () => {
      const done = runJob(job, { ...services, signal }, log).finally(() => running.delete(done));
      running.add(done);
    };
    run();
    return setInterval(run, job.every ?? hour).unref();
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    stopping.abort();
    await Promise.all(running);
  };
}

/** Runs a job once and records the outcome; never rejects. */
export async function runJob(job: Job, services: JobServices, log: Log): Promise<void> {
  try {
    await job.run(services);
    await record(services, job.name, 'succeeded_at');
  } catch (error) {
    log.error({ err: error, job: job.name }, 'job failed');
    await record(services, job.name, 'failed_at').catch((err: unknown) =>
      log.error({ err, job: job.name }, 'job failure not recorded'),
    );
  }
}

/** Health of a job. */
export interface JobHealth {
  name: string;
  succeededAt: Time | null;
  failedAt: Time | null;
  /** Never succeeded, or not within three intervals. */
  overdue: boolean;
}

/** Health of every job. @param now epoch milliseconds. */
export async function jobsHealth(
  jobs: readonly Job[],
  read: Database['read'],
  now: number,
): Promise<JobHealth[]> {
  const rows = await read.selectFrom('jobs').selectAll().execute();
  return jobs.map(({ name, every = hour }) => {
    const row = rows.find((found) => found.name === name);
    const succeededAt = row?.succeeded_at ?? null;
    return {
      name,
      succeededAt,
      failedAt: row?.failed_at ?? null,
      overdue: succeededAt === null || now - succeededAt > 3 * every,
    };
  });
}

/** When each job last succeeded. */
export function jobGauges(jobs: readonly Job[]): GaugeGroup {
  return {
    gauges: {
      site_job_age_seconds: {
        help: 'Time since a job last succeeded in any process; absent before the first time',
        labels: ['name'],
      },
      site_job_overdue: {
        help: '1 for a job that never succeeded, or not within three of its intervals',
        labels: ['name'],
      },
    },
    read: async ({ db, clock }) => {
      const now = clock();
      const health = await jobsHealth(jobs, db.read, now);
      return health.flatMap(({ name, succeededAt, overdue }) => [
        { gauge: 'site_job_overdue', labels: { name }, value: overdue ? 1 : 0 },
        ...(succeededAt === null
          ? []
          : [
              {
                gauge: 'site_job_age_seconds',
                labels: { name },
                value: (now - succeededAt) / 1000,
              },
            ]),
      ]);
    },
  };
}

async function record(
  { db, clock }: JobServices,
  name: string,
  field: 'succeeded_at' | 'failed_at',
): Promise<void> {
  const now = clock();
  await db.write((tx) =>
    tx
      .insertInto('jobs')
      .values({ name, succeeded_at: null, failed_at: null, [field]: now })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ [field]: now }))
      .execute(),
  );
}

async function createJobs(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('name', column.text, (c) => c.primaryKey())
    .addColumn('succeeded_at', column.time)
    .addColumn('failed_at', column.time)
    .execute();
}
