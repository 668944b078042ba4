import { join } from 'node:path';
import { pino } from 'pino';
import { startBlog } from '../app/features/blog/start.server.ts';
import { type Database, openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import { undelivered } from '../lib/deliveries/settings.ts';
import { type Deliveries, setUpDeliveries } from '../lib/deliveries/setup.ts';
import { createLog } from '../lib/log.ts';
import { StartError } from '../lib/start-error.ts';
import { createApp } from './app.ts';
import { drain, onStopSignal } from './drain.ts';
import { type Env, readEnv } from './env.ts';
import { events } from './events.ts';
import { loadPages } from './load-pages.ts';
import { purgeHourly } from './purge.ts';

// Written in batches: a write for each line costs more than the page it tells of.
const output = pino.destination({ dest: 1, sync: false, minLength: 8_192, periodicFlush: 1_000 });
const log = createLog(output);

process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'the server stops: an error nobody expected');
  exit(1);
});

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  exit(1);
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  refuseSilence(env);
  const { role } = env.deliveries;
  const pages = role === 'worker' ? undefined : await loadPages('build', env.site);
  const db = await openMigrated(env);
  const services = { db, clock: Date.now, site: env.site };
  const deliveries = setUpDeliveries({
    ...{ ...services, log, events },
    dataDir: env.dataDir,
    settings: env.deliveries,
  });
  const { outbox } = deliveries;
  const app = pages && (await createApp({ ...services, env, log, outbox, pages }));
  const blog = app && (await startBlog(services, env.notion, log));
  if (app) await listen(app, env);
  if (role !== 'web') startWorker(deliveries, env);
  const stopPurging = purgeHourly({ db, clock: Date.now }, (err) =>
    log.error({ err }, 'what is past its time could not be purged'),
  );
  const stop = async () => {
    log.info('stopping');
    stopPurging();
    await blog?.stop();
    await Promise.all([app && drain(app), deliveries.stop()]);
    await db.close();
    log.info('stopped');
    exit(0);
  };
  onStopSignal(
    () => void stop(),
    () => exit(1),
  );
}

/** A site that anybody can reach must tell somebody of its requests, or be told not to. */
function refuseSilence(env: Env): void {
  const problem = undelivered(env.deliveries, env.site.url);
  if (problem) throw new StartError(problem);
}

function startWorker({ worker }: Deliveries, { deliveries, dataDir }: Env): void {
  worker.start();
  if (!deliveries.smtpUrl) {
    log.warn(
      `SMTP_URL is not set: e-mails are written to ${join(dataDir, 'mail')} and sent to nobody`,
    );
  }
}

async function openMigrated(env: Env): Promise<Database> {
  try {
    const db = openDatabase(env, log);
    await migrate(db);
    return db;
  } catch (error) {
    const name = env.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
    throw new StartError(`The database of ${name} is not usable: ${reason(error)}`);
  }
}

async function listen(app: Awaited<ReturnType<typeof createApp>>, env: Env): Promise<void> {
  try {
    await app.listen({ host: env.host, port: env.port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const why = code === 'EADDRINUSE' ? 'another program listens there already' : reason(error);
    throw new StartError(`Cannot listen on HOST=${env.host} PORT=${env.port}: ${why}.`);
  }
}

/** The first line of an error; a refused connection is an AggregateError with an empty message. */
function reason(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return (first instanceof Error ? first.message : String(first)).split('\n')[0] ?? '';
}

function exit(code: number): never {
  output.flushSync();
  process.exit(code);
}
