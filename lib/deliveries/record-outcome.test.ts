import { expect, it, test } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { hours, rowsByKind, startLedger } from '../../test/ledger.ts';
import { createLog } from '../log.ts';
import { maxAttempts, retryDelay, retryDelays } from './record-outcome.ts';

describeEngines('the outcome of an attempt', (engine) => {
  it('is logged, without the receiver’s answer', async () => {
    const lines: string[] = [];
    const log = createLog({ write: (line) => void lines.push(line) });
    const ledger = await startLedger(engine, { log });
    ledger.receiver.answer = () => ({ status: 500, body: 'ann is unknown' });
    ledger.smtp.behavior.recipient = (address) =>
      address.startsWith('ann') ? { code: 550, text: 'No such user' } : undefined;
    await ledger.add();
    const rows = await rowsByKind(ledger.db);
    await ledger.worker.runDue();
    const logged = lines.map((line) => JSON.parse(line));
    const shared = { event: 'test.happened', subject: 'ann', attempt: 1 };
    const expected = [
      { level: 'info', kind: 'owner-email', outcome: 'delivered' },
      { level: 'error', kind: 'visitor-email', outcome: 'refused' },
      { level: 'warn', kind: 'webhook', outcome: 'failed' },
    ].map((line) => ({ ...shared, ...line, delivery: rows[line.kind]?.id }));
    expect(logged).toHaveLength(3);
    expect(logged).toEqual(
      expect.arrayContaining(expected.map((line) => expect.objectContaining(line))),
    );
    expect(lines.join()).not.toMatch(/unknown|such user/);
  });
});

const total = retryDelays.reduce((sum, delay) => sum + delay, 0);

test('the last attempt comes between four and five days after the first', () => {
  expect(total).toBeGreaterThan(hours(96));
  expect(total).toBeLessThan(hours(120));
});

test('a receiver that restarts gets two retries within a minute', () => {
  expect(retryDelay(1, 0.5)).toBe(10_000);
  expect((retryDelays[0] ?? 0) + (retryDelays[1] ?? 0)).toBeLessThan(60_000);
});

test('a delay varies by a fifth, and there is none after the last attempt', () => {
  expect(retryDelay(1, 0)).toBe(8_000);
  expect(retryDelay(1, 0.999_999_99)).toBe(12_000);
  expect(retryDelay(maxAttempts - 1, 0.5)).toBeTypeOf('number');
  expect(retryDelay(maxAttempts, 0.5)).toBeUndefined();
});
