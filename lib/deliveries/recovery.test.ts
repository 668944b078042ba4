import { expect, it } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import {
  days,
  happened,
  hours,
  minutes,
  rowsByKind,
  startLedger,
  type TestLedger,
} from '../../test/ledger.ts';
import { claimBatches } from './claim.ts';
import { channelsHealth, switchOn } from './health.ts';
import { clockSlack, maxHold, mayClaim, probeEvery } from './recovery.ts';

describeEngines('a channel that failed', (engine) => {
  it(
    'delivers everything within minutes of its recovery, even after 11 hours',
    async () => {
      const ledger = await startLedger(engine, { withWebhook: false });
      await ledger.smtp.down();
      for (const id of ['ann', 'bob', 'cid']) await ledger.add(id);
      await ledger.worker.runDue();
      await ledger.pass(hours(11), hours(1));
      expect(ledger.smtp.mails).toEqual([]);
      await ledger.smtp.up();
      await ledger.pass(probeEvery);
      expect(ledger.smtp.mails).toHaveLength(6);
      const [email] = await channelsHealth(ledger.db.read, ledger.now);
      expect(email).toMatchObject({ state: 'fine', waiting: 0 });
    },
    days,
  );

  it('is probed by one process at a time, by each waiting delivery in turn', async () => {
    const ledger = await startLedger(engine, { withWebhook: false });
    await ledger.smtp.down();
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.pass(hours(4), minutes(20));
    const attempts = async () =>
      Object.values(await rowsByKind(ledger.db)).map((row) => row.attempts);
    const before = await attempts();
    expect(Math.abs((before[0] ?? 0) - (before[1] ?? 0))).toBeLessThanOrEqual(1);
    ledger.now += probeEvery;
    const processes = Array.from({ length: 4 }, () => mayClaim(ledger.db, 'email', ledger.now));
    expect(await Promise.all(processes)).toEqual(Array(4).fill(true));
    expect(await ledger.worker.runDue()).toBe(1);
    await ledger.pass(probeEvery - 1, probeEvery - 1);
    expect((await attempts()).reduce((a, b) => a + b)).toBe(before.reduce((a, b) => a + b) + 1);
  });

  it(
    'keeps the time of each retry, and gives up after as long as without probes',
    async () => {
      const ledger = await startLedger(engine);
      ledger.receiver.answer = () => ({ status: 500 });
      await ledger.db.write((tx) =>
        ledger.outbox.enqueue(tx, happened, { id: 'ann', only: ['webhook'] }),
      );
      await ledger.worker.runDue();
      await ledger.pass(hours(4.3 * 24), hours(2));
      expect((await rowsByKind(ledger.db)).webhook).toMatchObject({ state: 'waiting' });
      await ledger.pass(hours(24), hours(2));
      const { webhook } = await rowsByKind(ledger.db);
      expect(webhook?.state).toBe('failed');
      expect((webhook?.attempts ?? 0) - (webhook?.replayed_after ?? 0)).toBe(17);
      expect(webhook?.attempts).toBeGreaterThan(30);
    },
    days,
  );
});

describeEngines('a webhook receiver’s Retry-After', (engine) => {
  const requests = ({ receiver }: TestLedger) => receiver.requests.length;
  const busy = (seconds: number) => () => ({
    status: 503,
    headers: { 'retry-after': String(seconds) },
  });

  it('holds every delivery to it, new ones too, until then', async () => {
    const ledger = await startLedger(engine);
    ledger.receiver.answer = busy(3 * 60 * 60);
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.add('bob');
    await ledger.pass(hours(3) - 1, minutes(20));
    expect(requests(ledger)).toBe(1);
    // The channel of the mails isn't held.
    expect(ledger.mailsTo('bob@visitor.example')).toHaveLength(1);
    const [, webhook] = await channelsHealth(ledger.db.read, ledger.now);
    expect(webhook).toMatchObject({ state: 'failing', heldUntil: ledger.now + 1 });
    ledger.receiver.answer = () => ({ status: 204 });
    await ledger.pass(1);
    expect(ledger.receiver.accepted()).toHaveLength(2);
  });

  it('is reported at once if it is longer than an outage that is', async () => {
    const ledger = await startLedger(engine);
    ledger.receiver.answer = busy(60 * 60);
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.worker.runDue();
    expect(ledger.mailsTo('owner@agents.example').join()).toContain('Webhooks are not being');
  });

  it('counts for a day at most, and ends when the owner switches the webhook on', async () => {
    const ledger = await startLedger(engine);
    ledger.receiver.answer = busy(7 * 24 * 60 * 60);
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.pass(maxHold, hours(1));
    expect(requests(ledger)).toBe(2);
    await ledger.add('bob');
    await ledger.worker.runDue();
    expect(requests(ledger)).toBe(2);
    ledger.receiver.answer = () => ({ status: 204 });
    await ledger.db.write((tx) => switchOn(tx, 'webhook'));
    await ledger.worker.runDue();
    expect(ledger.receiver.accepted()).toHaveLength(2);
  });
});

describeEngines('when the clock is set back', (engine) => {
  it('mails waiting for a retry are sent at once, and new ones too', async () => {
    const ledger = await startLedger(engine, { withWebhook: false });
    ledger.smtp.behavior.recipient = () => ({ code: 451, text: 'Greylisted' });
    await ledger.add();
    await ledger.pass(hours(2), minutes(10));
    ledger.smtp.behavior.recipient = () => undefined;
    ledger.now -= hours(24);
    await ledger.add('bob');
    await ledger.worker.runDue();
    expect(ledger.smtp.mails).toHaveLength(4);
  });

  it('mails created shortly before are sent at once', async () => {
    const ledger = await startLedger(engine, { withWebhook: false });
    await ledger.worker.runDue();
    await ledger.add();
    ledger.now -= hours(24);
    await ledger.worker.runDue();
    expect(ledger.smtp.mails).toHaveLength(2);
  });

  it('a process that starts afterwards sends what waits', async () => {
    const ledger = await startLedger(engine, { withWebhook: false });
    await ledger.add();
    ledger.now -= hours(24);
    // Its first look at the clock.
    await ledger.worker.runDue();
    expect(ledger.smtp.mails).toHaveLength(2);
  });

  it('a retry of an older mail waits no longer than before', async () => {
    const ledger = await startLedger(engine, { withWebhook: false });
    ledger.smtp.behavior.recipient = () => ({ code: 451, text: 'Greylisted' });
    await ledger.add();
    await ledger.pass(hours(30), hours(1));
    ledger.smtp.behavior.recipient = () => undefined;
    ledger.now -= hours(24);
    await ledger.worker.runDue();
    expect(ledger.smtp.mails).toHaveLength(2);
  });

  it('a dead process’s lease ends in time, and a mail being sent isn’t sent twice', async () => {
    const ledger = await startLedger(engine);
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.add('bob');
    const request = { channel: 'webhook', count: 1, leaseMs: minutes(2) } as const;
    await claimBatches(ledger.db, { ...request, now: ledger.now });
    ledger.now -= hours(24);
    await ledger.worker.runDue();
    expect(ledger.receiver.accepted()).toHaveLength(1);
    await ledger.pass(minutes(2));
    expect(ledger.receiver.accepted()).toHaveLength(2);
  });

  it('an outage, its probes and a Retry-After end as if it had not been', async () => {
    const ledger = await startLedger(engine);
    ledger.receiver.answer = () => ({ status: 503, headers: { 'retry-after': '3600' } });
    await ledger.add();
    await ledger.worker.runDue();
    ledger.now -= hours(48);
    const health = await channelsHealth(ledger.db.read, ledger.now);
    expect(health[1]?.state).toBe('failing');
    ledger.receiver.answer = () => ({ status: 204 });
    await ledger.pass(probeEvery);
    expect(ledger.receiver.accepted()).toHaveLength(1);
  });

  it('the owner is notified of an outage that begins then', async () => {
    const ledger = await startLedger(engine);
    ledger.receiver.answer = () => ({ status: 500 });
    await ledger.add();
    await ledger.pass(hours(1), minutes(10));
    const notices = () =>
      ledger.mailsTo('owner@agents.example').filter((raw) => /^x-channel-id:/im.test(raw)).length;
    expect(notices()).toBe(1);
    ledger.now -= hours(24 * 365);
    await ledger.pass(hours(1), minutes(10));
    expect(notices()).toBe(2);
    const [, webhook] = await channelsHealth(ledger.db.read, ledger.now);
    expect(webhook?.since).toBeLessThan(ledger.now);
  });

  it('a small step changes nothing', async () => {
    const ledger = await startLedger(engine);
    ledger.receiver.answer = () => ({ status: 500 });
    await ledger.add();
    await ledger.pass(minutes(1));
    const before = ledger.receiver.requests.length;
    ledger.now -= clockSlack;
    await ledger.worker.runDue();
    expect(ledger.receiver.requests).toHaveLength(before);
  });
});

describeEngines('when the clock is set forward', (engine) => {
  it('nothing is given up or sent twice, and nothing waits when it is set right', async () => {
    const ledger = await startLedger(engine);
    await ledger.smtp.down();
    await ledger.add();
    await ledger.worker.runDue();
    ledger.now += hours(24 * 30);
    await ledger.worker.runDue();
    await ledger.add('bob');
    await ledger.worker.runDue();
    const states = async () =>
      ledger.db.read
        .selectFrom('deliveries')
        .select('state')
        .where('event', '=', happened.name)
        .where('channel', '=', 'email')
        .execute();
    expect(await states()).toEqual(Array(4).fill({ state: 'waiting' }));
    ledger.now -= hours(24 * 30);
    await ledger.smtp.up();
    await ledger.pass(minutes(1));
    expect(await states()).toEqual(Array(4).fill({ state: 'delivered' }));
    expect(ledger.smtp.mails).toHaveLength(4);
    await ledger.pass(hours(24), hours(1));
    expect(ledger.smtp.mails).toHaveLength(4);
  });
});
