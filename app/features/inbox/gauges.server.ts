import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../../lib/db/client.ts';
import type { Flag } from '../../../lib/db/columns.ts';
import type { GaugeGroup, Sample } from '../../../lib/gauges.ts';
import { type Origin, originIds } from './origins.ts';
import { type Status, statuses } from './promises.ts';

/** Entries that are counted at a time: 2 to 5 ms on SQLite, where nothing else runs meanwhile. */
const step = 5_000;

/** Leads, messages, chats and signups by where they came from and their status in the inbox. */
export const entryGauges: GaugeGroup = {
  gauges: {
    site_requests: {
      help: 'Leads (audit-…), messages, chats and signups by status in the inbox; held: for review as spam',
      labels: ['origin', 'status'],
    },
  },
  every: 60_000,
  read: async ({ db: { read } }) => {
    const samples: Sample[] = [];
    for (const origin of originIds) {
      let held = 0;
      for (const status of statuses) {
        held += await count(read, { held: 1, status, origin });
        const value = await count(read, { held: 0, status, origin });
        samples.push({ gauge: 'site_requests', labels: { origin, status }, value });
      }
      samples.push({ gauge: 'site_requests', labels: { origin, status: 'held' }, value: held });
    }
    return samples;
  },
};

interface Range {
  held: Flag;
  status: Status;
  origin: Origin;
}

/** Counts a range of the list's index (`entries_filter`) in steps, with turns for others in between. */
async function count(read: Database['read'], { held, status, origin }: Range): Promise<number> {
  for (let counted = 0, last = 0; ; ) {
    const next = read
      .selectFrom('entries')
      .select('seq')
      .where('held', '=', held)
      .where('status', '=', status)
      .where('origin', '=', origin)
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(step);
    const { rows, end } = await read
      .selectFrom(next.as('next'))
      .select((e) => [e.fn.countAll<number>().as('rows'), e.fn.max('seq').as('end')])
      .executeTakeFirstOrThrow();
    counted += rows;
    last = end;
    await setImmediate();
    if (rows < step) return counted;
  }
}
