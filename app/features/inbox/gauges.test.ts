import { expect, it } from 'vitest';
import type { Flag } from '../../../lib/db/columns.ts';
import { insertRows } from '../../../lib/db/insert.ts';
import { describeEngines } from '../../../test/engines.ts';
import { entryGauges } from './gauges.server.ts';
import type { Origin } from './origins.ts';
import type { Status } from './promises.ts';

describeEngines('the gauge of requests', (engine) => {
  it('counts them by origin and status, in steps, and those held apart', async () => {
    const db = await engine.open();
    const stored: [count: number, origin: Origin, status: Status, held: Flag][] = [
      // More than two steps.
      [10_001, 'contact', 'won', 0],
      [3, 'contact', 'new', 0],
      [2, 'audit-page', 'new', 0],
      [4, 'audit-page', 'lost', 0],
      [5, 'audit-page', 'new', 1],
      [1, 'audit-page', 'lost', 1],
      [6, 'signup', 'qualified', 0],
    ];
    const kinds = stored.flatMap(([count, ...kind]) => Array.from({ length: count }, () => kind));
    const never = { due_at: null, answered_at: null, closed_at: null, reminded_at: null };
    const record = { lead_id: null, message_id: null, user_id: null, phone: null };
    const rows = kinds.map(([origin, status, held], index) => ({
      ...{ seq: index + 1, id: `entry-${index}`, origin, status, held, ...record, ...never },
      ...{ email: 'a@example.com', received_at: 0, text: '' },
    }));
    for (let at = 0; at < rows.length; at += 1_000) {
      await db.write((tx) => insertRows(tx, 'entries', rows.slice(at, at + 1_000)));
    }
    const samples = await entryGauges.read({ db, clock: () => 0 });
    expect(new Set(samples.map(({ gauge }) => gauge))).toEqual(new Set(['site_requests']));
    expect(samples).toHaveLength(6 * 6);
    // Every minute at most, as docs/metrics.md says: the counting visits every entry.
    expect(entryGauges.every).toBe(60_000);
    const found = samples
      .filter(({ value }) => value !== 0)
      .map(({ labels: { origin, status }, value }) => `${origin} ${status} ${value}`);
    expect(found.sort()).toEqual([
      'audit-page held 6',
      'audit-page lost 4',
      'audit-page new 2',
      'contact new 3',
      'contact won 10001',
      'signup qualified 6',
    ]);
  });
});
