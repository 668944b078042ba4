import { expect, test } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { recordUsage, reserve } from './budget.server.ts';

const noon = Date.parse('2026-03-02T12:00:00Z');

describeEngines('the daily budget', (engine) => {
  test('parallel reservations of two processes never exceed it', async () => {
    const processes = await Promise.all([engine.open(), engine.open()]);
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const db = processes[index % 2];
        if (!db) throw new Error('Two processes');
        return reserve({ db, clock: () => noon }, 100, 2_050);
      }),
    );
    expect(all.filter(Boolean)).toHaveLength(20);
    const [row] = await processes[0].read.selectFrom('chat_budget').selectAll().execute();
    expect(row).toEqual({ day: '2026-03-02', tokens: 2_000 });
  });

  test('unused tokens return to the budget, and each day has its own', async () => {
    const services = { db: await engine.open(), clock: () => noon };
    const reservation = await reserve(services, 900, 1_000);
    expect(await reserve(services, 900, 1_000)).toBeUndefined();
    if (reservation) await recordUsage(services, reservation, 100);
    expect(await reserve(services, 900, 1_000)).toBeDefined();
    expect(await reserve(services, 1, 1_000)).toBeUndefined();
    const tomorrow = { ...services, clock: () => noon + 24 * 60 * 60 * 1000 };
    expect(await reserve(tomorrow, 900, 1_000)).toBeDefined();
  });
});
