/**
 * A server that drains as the production server does; argument: its data folder. `/held` answers once
 * the parent sends 'release'; a number sets the drain's clock forward, in ms. The parent learns the
 * port, each held request and the start of the drain.
 */
import { migrations } from '../app/features.ts';
import { openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import { drain, onStopSignal } from '../server/drain.ts';
import { readEnv } from '../server/env.ts';
import { createTestApp } from './app.ts';

const [, , dataDir] = process.argv;
const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir });
const db = openDatabase(env);
await migrate(db, migrations);
const app = await createTestApp({ env, db, clock: Date.now, site: env.site });
const { promise: released, resolve: release } = Promise.withResolvers<void>();
let now = 0;
process.on('message', (message) => {
  if (message === 'release') release();
  else now += Number(message);
});
app.get('/held', async () => {
  process.send?.('held');
  await released;
  return { ok: true };
});
await app.listen({ port: 0 });
onStopSignal(
  async () => {
    const drained = drain(app, () => now);
    process.send?.('draining');
    await drained;
    await db.close();
    process.exit(0);
  },
  () => process.exit(1),
);
const address = app.server.address();
process.send?.({ port: typeof address === 'object' && address?.port });
process.channel?.unref();
