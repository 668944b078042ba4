import { expect, it } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import {
  days,
  hours,
  minutes,
  rowsByKind,
  startLedger,
  type TestLedger,
} from '../../test/ledger.ts';
import { channelsHealth, isDelivering, switchOn } from './health.ts';
import { probeEvery } from './recovery.ts';

const notices = ({ receiver, smtp }: TestLedger) => ({
  byWebhook: receiver.accepted().filter(({ body }) => body.includes('"delivery.failing"')),
  byMail: smtp.mails.filter(({ raw }) => /^x-channel-id:/im.test(raw)),
});

describeEngines('a failing channel', (engine) => {
  it(
    'is reported by webhook once a day, and by the health check, if it is email',
    async () => {
      const ledger = await startLedger(engine);
      await ledger.smtp.down();
      await ledger.add();
      await ledger.worker.runDue();
      await ledger.pass(minutes(10));
      expect(notices(ledger).byWebhook).toEqual([]);
      const early = await channelsHealth(ledger.db.read, ledger.now);
      expect(isDelivering(early, ledger.now)).toBe(true);
      await ledger.pass(hours(24), hours(1));
      expect(notices(ledger).byWebhook).toHaveLength(1);
      const body = JSON.parse(notices(ledger).byWebhook[0]?.body ?? '');
      expect(body).toMatchObject({
        type: 'delivery.failing',
        data: { channel: 'email', state: 'failing', waiting: 2, failedWithinADay: 0 },
      });
      expect(body.data.lastError).toContain('ECONNREFUSED');
      const health = await channelsHealth(ledger.db.read, ledger.now);
      expect(health[0]).toMatchObject({ channel: 'email', state: 'failing', waiting: 2 });
      expect(isDelivering(health, ledger.now)).toBe(false);
      await ledger.pass(hours(30), hours(1));
      expect(notices(ledger).byWebhook).toHaveLength(3);
      await ledger.smtp.up();
      await ledger.pass(probeEvery);
      const after = await channelsHealth(ledger.db.read, ledger.now);
      expect(after[0]).toMatchObject({ state: 'fine', waiting: 0 });
      expect(isDelivering(after, ledger.now)).toBe(true);
      await ledger.pass(hours(48), hours(1));
      expect(notices(ledger).byWebhook).toHaveLength(3);
    },
    days,
  );

  it('is reported by mail if it is the webhook', async () => {
    const ledger = await startLedger(engine);
    ledger.receiver.answer = () => ({ status: 404, body: 'Not found' });
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.pass(hours(2));
    const [notice, ...more] = notices(ledger).byMail;
    expect(more).toEqual([]);
    expect(notice?.raw).toContain('Webhooks are not being delivered');
    expect(notice?.raw).toContain('404 Not found');
  });

  it('sends everything that waited as soon as it recovers', async () => {
    const ledger = await startLedger(engine);
    await ledger.smtp.down();
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.pass(hours(12), minutes(30));
    await ledger.smtp.up();
    await ledger.add('bob');
    await ledger.worker.runDue();
    expect(ledger.smtp.mails).toHaveLength(4);
  });

  it('is switched off by a 410, reported by mail, and can be switched back on', async () => {
    const ledger = await startLedger(engine);
    ledger.receiver.answer = () => ({ status: 410 });
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.add('bob');
    await ledger.worker.runDue();
    expect(ledger.receiver.requests).toHaveLength(1);
    expect((await rowsByKind(ledger.db)).webhook).toMatchObject({
      state: 'skipped',
      last_error: 'the receiver unsubscribed (410)',
    });
    expect(notices(ledger).byMail).toHaveLength(1);
    expect(notices(ledger).byMail[0]?.raw).toContain('The webhook receiver has unsubscribed');
    const health = await channelsHealth(ledger.db.read, ledger.now);
    expect(isDelivering(health, ledger.now)).toBe(false);
    ledger.receiver.answer = () => ({ status: 204 });
    await ledger.db.write((tx) => switchOn(tx, 'webhook'));
    await ledger.add('cid');
    await ledger.worker.runDue();
    expect(ledger.receiver.accepted()).toHaveLength(1);
  });

  it('is not one that refuses a visitor’s address, which mail reports if there is no webhook', async () => {
    const ledger = await startLedger(engine, { withWebhook: false });
    ledger.smtp.behavior.recipient = (address) =>
      address.startsWith('ann') ? { code: 550, text: 'No such user' } : undefined;
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.worker.runDue();
    expect(notices(ledger).byMail).toHaveLength(1);
    expect(notices(ledger).byMail[0]?.raw).toContain('Some emails could not be delivered');
    const health = await channelsHealth(ledger.db.read, ledger.now);
    expect(health[0]).toMatchObject({ failed: 1, failedVisitors: 1 });
    expect(isDelivering(health, ledger.now)).toBe(true);
  });

  it('is not reported if it has recovered by the time the notice is due', async () => {
    const ledger = await startLedger(engine);
    ledger.smtp.behavior.recipient = (address) =>
      address.startsWith('owner') ? { code: 550, text: 'No such user' } : undefined;
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.worker.runDue();
    expect(notices(ledger).byWebhook).toHaveLength(1);
    ledger.smtp.behavior.recipient = () => undefined;
    await ledger.pass(hours(1), hours(1));
    await ledger.smtp.down();
    await ledger.add('bob');
    await ledger.pass(minutes(30), minutes(5));
    await ledger.smtp.up();
    await ledger.pass(hours(25), hours(1));
    expect(notices(ledger).byWebhook).toHaveLength(1);
    const rows = await ledger.db.read
      .selectFrom('deliveries')
      .select('state')
      .where('event', '=', 'delivery.failing')
      .orderBy('id')
      .execute();
    expect(rows).toEqual([{ state: 'delivered' }, { state: 'skipped' }]);
  });

  it(
    'enqueues a limited number of notices if both channels are down',
    async () => {
      const ledger = await startLedger(engine);
      await ledger.smtp.down();
      ledger.receiver.answer = () => ({ status: 500 });
      await ledger.add();
      await ledger.worker.runDue();
      await ledger.pass(hours(24 * 6), hours(4));
      const rows = await ledger.db.read
        .selectFrom('deliveries')
        .select('id')
        .where('event', '=', 'delivery.failing')
        .execute();
      expect(rows.length).toBeGreaterThan(2);
      expect(rows.length).toBeLessThanOrEqual(14);
    },
    days,
  );
});
