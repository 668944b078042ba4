/** A server with a slow route, drained as `server/main.ts` does; argument: its data folder. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import { createApp } from '../server/app.ts';
import { drain, onStopSignal } from '../server/drain.ts';
import { readEnv } from '../server/env.ts';

const env = readEnv({ NODE_ENV: 'test', DATA_DIR: process.argv[2] });
const db = openDatabase(env);
await migrate(db);
const app = await createApp({ env, db, clock: Date.now, site: env.site });
app.get<{ Querystring: { ms?: string } }>('/slow', async ({ query }) => {
  await sleep(Number(query.ms ?? 1000));
  return { ok: true };
});
await app.listen({ port: 0 });
onStopSignal(
  async () => {
    await drain(app);
    await db.close();
    process.exit(0);
  },
  () => process.exit(1),
);
const address = app.server.address();
process.send?.(typeof address === 'object' && address?.port);
process.channel?.unref();
