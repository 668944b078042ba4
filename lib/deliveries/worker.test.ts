import { expect, it, vi } from 'vitest';
import { describeEngines, type Engine } from '../../test/engines.ts';
import { happened, startLedger } from '../../test/ledger.ts';
import type { Claimed } from './model.ts';
import { createOutbox } from './outbox.ts';
import { createWorker, defaultLimits, type Sender } from './worker.ts';

/** Workers that send 20 a second, one at a time, with a clock that the test sets. */
async function start(engine: Engine) {
  const db = await engine.open();
  const time = { now: Date.UTC(2025, 5, 2, 14) };
  const clock = () => time.now;
  const outbox = createOutbox({ clock, webhook: true });
  const enqueue = (count: number) =>
    db.write(async (tx) => {
      for (let i = 0; i < count; i += 1) {
        await outbox.enqueue(tx, happened, { id: `visitor-${i}`, only: ['webhook'] });
      }
    });
  /** Pauses advance the clock; the wait for the next poll ends only by a wake-up. */
  const sleep = (ms: number, signal: AbortSignal) => {
    if (ms < defaultLimits.pollMs) {
      time.now += ms;
      return Promise.resolve();
    }
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  const worker = (send: Sender) =>
    createWorker({
      db,
      clock,
      send,
      sleep,
      limits: { concurrency: 1, perSecond: 20 },
      recordOutcome: async () => undefined,
      onError: (error) => {
        throw error;
      },
    });
  return { db, time, enqueue, worker };
}

describeEngines('the delivery worker', (engine) => {
  it('starts 20 deliveries a second on a channel', async () => {
    const { time, enqueue, worker } = await start(engine);
    const count = 40;
    await enqueue(count);
    const starts: number[] = [];
    await new Promise<void>((resolve) => {
      const sending = worker(async () => {
        starts.push(time.now);
        if (starts.length === count) void sending.stop().then(resolve);
        return [{ result: 'delivered', detail: '' }];
      });
      sending.start();
    });
    expect((starts.at(-1) ?? 0) - (starts[0] ?? 0)).toBe(((count - 1) * 1000) / 20);
  });

  it('holds a claim for as long as an attempt may take', async () => {
    const { time, enqueue, worker } = await start(engine);
    await enqueue(1);
    const sent: Claimed[] = [];
    const first = worker(async ([delivery]) => {
      sent.push(delivery);
      time.now += defaultLimits.timeoutMs;
      await second.runDue();
      return [{ result: 'delivered', detail: '' }];
    });
    const second = worker(async ([delivery]) => {
      sent.push(delivery);
      return [{ result: 'delivered', detail: '' }];
    });
    await first.runDue();
    expect(sent).toHaveLength(1);
    time.now += defaultLimits.leaseMs;
    await second.runDue();
    expect(sent.map(({ attempts }) => attempts)).toEqual([1, 2]);
  });

  it('sends when it is woken, without waiting for the next poll', async () => {
    const { enqueue, worker } = await start(engine);
    let sent = 0;
    const sending = worker(async () => {
      sent += 1;
      return [{ result: 'delivered', detail: '' }];
    });
    sending.start();
    await enqueue(1);
    await vi.waitFor(() => {
      sending.wake();
      expect(sent).toBe(1);
    }, 30_000);
    await sending.stop();
  });

  it('is woken by the outbox, and aborts a hanging attempt when it stops', async () => {
    const limits = { pollMs: 3_600_000, graceMs: 0 };
    const ledger = await startLedger(engine, { limits });
    const hanging = new Promise<void>((resolve) => {
      ledger.receiver.answer = () => {
        resolve();
        return new Promise(() => undefined);
      };
    });
    ledger.worker.start();
    // A wake-up may come before its commit; the next one finds both.
    await vi.waitFor(async () => {
      await ledger.add();
      expect(ledger.smtp.mails.length).toBeGreaterThan(0);
    }, 30_000);
    await hanging;
    await ledger.worker.stop();
    const rows = await ledger.db.read.selectFrom('deliveries').select('claim').execute();
    expect(rows.filter(({ claim }) => claim !== null)).toEqual([]);
  });
});
