import { expect, it } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import type { Database } from '../db/client.ts';
import { deliveryGauges } from './gauges.ts';
import { channelOf, type DeliveryRow, type Kind } from './model.ts';

const now = 1_000_000_000;
const day = 24 * 60 * 60 * 1000;
const seconds = (count: number) => count * 1000;

/** Stores deliveries: each has a kind, and what it differs in from one that is due since now. */
async function store(db: Database, rows: (Partial<DeliveryRow> & { kind: Kind })[]): Promise<void> {
  const common = {
    event: 'lead.created',
    subject_id: 'a',
    payload: null,
    state: 'waiting' as const,
  };
  const counts = { attempts: 0, replayed_after: 0 };
  await db.write((tx) =>
    tx
      .insertInto('deliveries')
      .values(
        rows.map((row, index) => ({
          ...{ id: `delivery-${index}`, channel: channelOf(row.kind), ...common, ...counts },
          ...{ due_at: now, created_at: now, ...row },
        })),
      )
      .execute(),
  );
}

/** The values of a gauge by its labels. */
async function read(db: Database, gauge: string): Promise<Record<string, number>> {
  const samples = await deliveryGauges.read({ db, clock: () => now });
  const own = samples.filter((sample) => sample.gauge === gauge);
  const values = own.map(({ labels, value }) => [Object.values(labels).join(' '), value]);
  expect(new Set(own.flatMap(({ labels }) => Object.keys(labels)))).toEqual(
    new Set(deliveryGauges.gauges[gauge]?.labels),
  );
  return Object.fromEntries(values);
}

describeEngines('the gauges of deliveries', (engine) => {
  it('count what waits and what was given up within a day, by channel and kind', async () => {
    const db = await engine.open();
    const failed = { state: 'failed', attempts: 9 } as const;
    await store(db, [
      { kind: 'visitor-email' },
      { kind: 'visitor-email', due_at: now + day },
      { kind: 'webhook' },
      { kind: 'webhook', state: 'delivered', ended_at: now },
      { kind: 'webhook', state: 'skipped', ended_at: now },
      { kind: 'webhook', ...failed, ended_at: now - day + 1 },
      { kind: 'webhook', ...failed, ended_at: now - day },
      { kind: 'owner-push', ...failed, ended_at: now },
      { kind: 'owner-push', ...failed, ended_at: now },
    ]);
    expect(await read(db, 'site_deliveries_waiting')).toEqual({
      ...{ 'email visitor-email': 2, 'email owner-email': 0 },
      ...{ 'webhook webhook': 1, 'push owner-push': 0 },
    });
    expect(await read(db, 'site_deliveries_given_up')).toEqual({
      ...{ 'email visitor-email': 0, 'email owner-email': 0 },
      ...{ 'webhook webhook': 1, 'push owner-push': 2 },
    });
  });

  it('have the age of the oldest message that is due or will be retried', async () => {
    const db = await engine.open();
    const later = { due_at: now + seconds(60) };
    const old = { created_at: now - seconds(900) };
    await store(db, [
      // Of both kinds of email, the older one counts.
      { kind: 'owner-email', created_at: now - seconds(50) },
      { kind: 'visitor-email', created_at: now - seconds(40) },
      // It was tried, and is retried in a minute.
      { kind: 'webhook', created_at: now - seconds(300), ...later, attempts: 1 },
      { kind: 'webhook', created_at: now - seconds(20) },
      // These wait for a chosen time: one untried, one replayed.
      { kind: 'webhook', ...old, ...later },
      { kind: 'webhook', ...old, ...later, attempts: 3, replayed_after: 3 },
      { kind: 'owner-push', ...old, ...later },
      { kind: 'owner-push', ...old, state: 'delivered', ended_at: now },
    ]);
    expect(await read(db, 'site_delivery_oldest_seconds')).toEqual({
      ...{ email: 50, webhook: 300, push: 0 },
    });
  });

  it('have since when each channel fails, and whether it is off', async () => {
    const db = await engine.open();
    const common = { last_error: null, off_target: null, probe_at: null, hold_until: null };
    const rows = [
      { channel: 'push', failing_since: now - seconds(7), off_at: null },
      { channel: 'email', failing_since: now - seconds(90), off_at: null },
      { channel: 'webhook', failing_since: null, off_at: now },
    ] as const;
    await db.write((tx) =>
      tx
        .insertInto('channels')
        .values(rows.map((row) => ({ ...common, ...row })))
        .execute(),
    );
    expect(await read(db, 'site_channel_failing_seconds')).toEqual({
      ...{ email: 90, webhook: 0, push: 7 },
    });
    expect(await read(db, 'site_channel_off')).toEqual({ email: 0, webhook: 1, push: 0 });
  });
});
