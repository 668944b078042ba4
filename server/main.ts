import { createApp } from './app.ts';
import { openDatabase } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { EnvError, readEnv } from './env.ts';
import type { Pages } from './http/pages.ts';

try {
  const env = readEnv(process.env);
  const db = openDatabase(env);
  await migrate(db);
  const pages = (await import('../build/server/index.js' as string)) as Pages;
  const app = await createApp({ env, db, clock: Date.now, site: env.site, pages });
  await app.listen({ host: env.host, port: env.port });
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
