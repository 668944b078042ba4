import { pino } from 'pino';
import { startBlog } from '../app/blog/start.server.ts';
import { createApp } from './app.ts';
import { type Database, openDatabase } from './db/client.ts';
import { purgeHourly } from './db/idempotency.ts';
import { migrate } from './db/migrate.ts';
import { drain, onStopSignal } from './drain.ts';
import { type Env, readEnv } from './env.ts';
import { loadPages } from './http/load-pages.ts';
import { createLog } from './log.ts';
import { StartError } from './start-error.ts';

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
  const pages = await loadPages('build', env.site);
  const db = await openMigrated(env);
  const services = { db, clock: Date.now, site: env.site };
  const app = await createApp({ ...services, env, log, pages });
  const blog = await startBlog(services, env.notion, log);
  await listen(app, env);
  const stopPurging = purgeHourly({ db, clock: Date.now }, (err) =>
    log.error({ err }, 'old keys could not be purged'),
  );
  const stop = async () => {
    log.info('stopping');
    stopPurging();
    await blog.stop();
    await drain(app);
    await db.close();
    log.info('stopped');
    exit(0);
  };
  onStopSignal(
    () => void stop(),
    () => exit(1),
  );
}

async function openMigrated(env: Env): Promise<Database> {
  try {
    const db = openDatabase(env);
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
