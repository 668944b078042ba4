import { once } from 'node:events';
import { openDatabase } from '../../lib/db/client.ts';
import { claimBatches } from '../../lib/deliveries/claim.ts';
import { type Channel, channels } from '../../lib/deliveries/model.ts';

// One of several processes: four workers that claim until nothing is left. After its first claim, each
// process waits until every one has claimed, so that none is done before another has started.
const db = openDatabase(JSON.parse(process.argv[2] ?? '{}'));
const report = (message: unknown) => process.send?.(message);
const ids: string[] = [];
const claim = async (channel: Channel | undefined) => {
  const request = { channel: channel ?? 'email', now: Date.now(), count: 4, leaseMs: 600_000 };
  const rows = (await claimBatches(db, request)).flat();
  ids.push(...rows.map(({ id }) => id));
  return rows.length;
};
report('ready');
await once(process, 'message');
await claim('email');
report('started');
await once(process, 'message');
await Promise.all(
  Array.from({ length: 4 }, async (_, worker) => {
    for (let idle = 0; idle < 2; ) {
      const count = await claim(channels[(worker + idle) % 2]);
      idle = count === 0 ? idle + 1 : idle;
    }
  }),
);
report(ids);
await db.close();
process.disconnect?.();
