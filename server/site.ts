import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Composition } from '../app/feature.ts';
import { compose } from '../app/features.ts';
import { type Database, openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import { requests, unusedFile } from '../lib/db/unused-file.ts';
import { deliveryGauges } from '../lib/deliveries/gauges.ts';
import { mailFolder } from '../lib/deliveries/mail/transport.ts';
import { notificationProblem } from '../lib/deliveries/settings.ts';
import { type Deliveries, setUpDeliveries } from '../lib/deliveries/setup.ts';
import { jobGauges, startJobs } from '../lib/jobs.ts';
import type { Log } from '../lib/log.ts';
import type { CoreServices } from '../lib/services.ts';
import { createApp, createServices } from './app.ts';
import { drain } from './drain.ts';
import { type Env, StartError } from './env.ts';
import { metricsServer } from './http/metrics/api.ts';
import type { Metrics } from './http/metrics/metrics.ts';
import type { Pages } from './http/renderer.ts';
import type { StaticFile } from './http/static-files.ts';
import { settingsJobs } from './settings-jobs.ts';

export interface SiteOptions {
  env: Env;
  log: Log;
  /** The React Router app of the same module graph. */
  build: Pages['build'];
  /** Prerendered pages and assets by URL path; empty in development. */
  files: Map<string, StaticFile>;
  /** Listens, before any background work starts: a process that can't listen must send nothing. */
  listen?: (app: FastifyInstance) => Promise<void>;
}

/** A started site; the caller makes its server listen. */
export interface Site {
  /** Absent in a process that only sends (`ROLE=worker`). */
  app: FastifyInstance | undefined;
  /** Stops background work, finishes the requests in progress and closes the database. */
  close(): Promise<void>;
}

/**
 * Opens and migrates the database, and starts the parts that `ROLE` names.
 * @throws {StartError}
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { env, log, build, files, listen } = options;
  requireNotifications(env);
  const composed = await compose();
  const jobs = [...composed.jobs, ...settingsJobs(env, composed.personal)];
  const composition = { ...composed, jobs };
  const db = await openMigrated(env, composition, log);
  const clock = Date.now;
  const core = { db, clock, site: env.site };
  const metrics = await startMetrics(env, composition, core);
  const deliveries = setUpDeliveries({
    ...{ ...core, log, events: composition.events, theme: composition.mailTheme },
    dataDir: env.dataDir,
    settings: env.deliveries,
    onAttempt: metrics?.attempted,
  });
  const { role } = env.deliveries;
  const parts = { ...core, env, log, composition, outbox: deliveries.outbox };
  const { rules } = composition;
  const pages = { build, files, rules, cached: env.mode === 'production' };
  const app = role === 'worker' ? undefined : await createApp({ ...parts, pages, metrics });
  const stops = app ? await startFeatures(parts) : [];
  if (app) await listen?.(app);
  const metricsListener = metrics && (await listenForMetrics(env, metrics, log));
  if (role !== 'web') startWorker(deliveries, env, log);
  const stopJobs = startJobs(composition.jobs, { db, clock, outbox: deliveries.outbox }, log);
  return {
    app,
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      // A job that hangs must not keep the requests in progress from being drained.
      await Promise.all([app && drain(app), deliveries.stop(), stopJobs()]);
      metricsListener?.close();
      metricsListener?.closeAllConnections();
      await db.close();
    },
  };
}

/** Creates the metrics if a setting asks for them; without, their library isn't loaded. */
async function startMetrics(
  { metrics }: Env,
  { jobs, parts }: Composition,
  services: Pick<CoreServices, 'db' | 'clock'>,
): Promise<Metrics | undefined> {
  if (!metrics.token && !metrics.listen) return undefined;
  const { createMetrics } = await import('./http/metrics/metrics.ts');
  const groups = [deliveryGauges, jobGauges(jobs), ...parts.flatMap(({ gauges = [] }) => gauges)];
  return createMetrics(groups, services);
}

/** Listens for requests of the metrics alone, if a setting says so: a worker has no other server. */
async function listenForMetrics(
  { metrics }: Env,
  { text }: Metrics,
  log: Log,
): Promise<Server | undefined> {
  const { listen, token } = metrics;
  if (!listen) return undefined;
  const server = metricsServer(text, token);
  try {
    server.listen(listen.port, listen.host);
    await once(server, 'listening');
    log.info({ address: server.address() }, 'Prometheus can read /metrics');
  } catch (error) {
    throw new StartError(
      `Can’t listen on METRICS_LISTEN=${listen.host}:${listen.port}: ${firstLine(error)}.`,
    );
  }
  return server;
}

/** A public site must notify somebody of requests, unless DELIVERY=none. */
function requireNotifications(env: Env): void {
  const problem = notificationProblem(env.deliveries, env.site.url);
  if (problem) throw new StartError(problem);
}

async function startFeatures(parts: Parameters<typeof createServices>[0] & { log: Log }) {
  const services = createServices(parts);
  const started = parts.composition.parts.map((part) =>
    part.start?.(services, parts.env, parts.log),
  );
  return (await Promise.all(started)).filter((stop) => stop !== undefined);
}

function startWorker({ worker }: Deliveries, { deliveries, dataDir }: Env, log: Log): void {
  worker.start();
  const { smtpUrl, webhook, workers } = deliveries;
  const fields = {
    // Hosts only: the rest of these addresses may contain a password or a key.
    mailServer: smtpUrl ? new URL(smtpUrl).host : null,
    webhook: webhook ? new URL(webhook.url).host : null,
    workers,
  };
  log.info(fields, 'The delivery worker has started');
  if (!smtpUrl) {
    log.warn(
      `SMTP_URL is not set: emails are written to ${mailFolder(dataDir)} instead of being sent`,
    );
  }
}

async function openMigrated(
  env: Env,
  { migrations, screened }: Composition,
  log: Log,
): Promise<Database> {
  try {
    const db = openDatabase(env, log);
    await checkIntegrity(db, log);
    await migrate(db, migrations);
    warnOfUnusedFile(env, screened, log);
    return db;
  } catch (error) {
    const name = env.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
    throw new StartError(`Can’t open the database at ${name}: ${firstLine(error)}`);
  }
}

/** Warns of requests that were stored before DATABASE_URL was set: no page or command shows them. */
function warnOfUnusedFile(env: Env, screened: Composition['screened'], log: Log): void {
  const tables = screened.map(({ table }) => table);
  const unused = unusedFile(env, tables);
  if (!unused) return;
  log.warn(
    `${unused.file} has ${requests(unused.rows)} that the site doesn't use: DATABASE_URL is set`,
  );
}

/** Timeout in ms for the check of the file to end before the site starts; it continues afterwards. */
const CHECK_TIMEOUT = 5_000;

/**
 * Looks for damage in the database. A start waits for it no longer than {@link CHECK_TIMEOUT}: a file
 * with 1,000,000 leads (0.7 GB) takes 2 s of processor time. What is found later is logged, and the
 * site stores nothing from then on.
 * @throws {StorageError}
 */
async function checkIntegrity(db: Database, log: Log): Promise<void> {
  const check = db.checkIntegrity();
  let started = false;
  check.catch((err) => {
    if (started) log.fatal({ err }, 'the database is damaged: nothing is stored from now on');
  });
  await Promise.race([check, setTimeout(CHECK_TIMEOUT, undefined, { ref: false })]);
  started = true;
}

/** First line of an error's message. A refused connection is an AggregateError without a message. */
export function firstLine(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return (first instanceof Error ? first.message : String(first)).split('\n')[0] ?? '';
}
