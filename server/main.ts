import { pino } from 'pino';
import { createApp } from './app.ts';
import { openDatabase } from './db/client.ts';
import { purgeHourly } from './db/idempotency.ts';
import { migrate } from './db/migrate.ts';
import { EnvError, readEnv } from './env.ts';
import { loadPages } from './http/load-pages.ts';
import { createLog } from './log.ts';

try {
  const env = readEnv(process.env);
  const pages = await loadPages('build');
  const db = openDatabase(env);
  await migrate(db);
  const log = createLog(
    pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 1_000 }),
  );
  const app = await createApp({ env, db, clock: Date.now, site: env.site, log, pages });
  purgeHourly({ db, clock: Date.now }, (error) => log.error(error));
  await app.listen({ host: env.host, port: env.port });
  log.info(`Serving ${env.site.name} at http://${env.host}:${env.port}`);
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
