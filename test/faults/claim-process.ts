import { once } from 'node:events';
import { openDatabase } from '../../lib/db/client.ts';
import { claimBatches } from '../../lib/deliveries/claim.ts';
import { channels } from '../../lib/deliveries/model.ts';

// One of several processes: four workers that claim until nothing is left.
const db = openDatabase(JSON.parse(process.argv[2] ?? '{}'));
const report = (message: unknown) => process.send?.(message);
report('ready');
await once(process, 'message');
const ids: string[] = [];
await Promise.all(
  Array.from({ length: 4 }, async (_, worker) => {
    for (let idle = 0; idle < 2; ) {
      const channel = channels[(worker + idle) % 2] ?? 'email';
      const request = { channel, now: Date.now(), count: 4, leaseMs: 600_000 };
      const rows = (await claimBatches(db, request)).flat();
      ids.push(...rows.map(({ id }) => id));
      idle = rows.length === 0 ? idle + 1 : idle;
    }
  }),
);
report(ids);
await db.close();
process.disconnect?.();
