/**
 * A server that drains as the production server does; arguments: its data folder and the deadline of
 * the drain in ms. `/held` answers once the parent sends a message; the parent learns the port, each
 * held request and the start of the drain.
 */
import { once } from 'node:events';
import { migrations } from '../app/features.ts';
import { openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import { drain, drainLimits, onStopSignal } from '../server/drain.ts';
import { readEnv } from '../server/env.ts';
import { createTestApp } from './app.ts';

const [, , dataDir, deadline] = process.argv;
const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir });
const db = openDatabase(env);
await migrate(db, migrations);
const app = await createTestApp({ env, db, clock: Date.now, site: env.site });
const released = once(process, 'message');
app.get('/held', async () => {
  process.send?.('held');
  await released;
  return { ok: true };
});
await app.listen({ port: 0 });
onStopSignal(
  async () => {
    const drained = drain(app, { ...drainLimits, deadline: Number(deadline) });
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
