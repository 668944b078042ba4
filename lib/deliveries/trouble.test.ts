import { expect, it } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { channelsHealth, isDelivering, switchOn } from './health.ts';
import { hours, minutes, rowsByKind, startLedger, type TestLedger } from './test-ledger.ts';

const notices = ({ receiver, smtp }: TestLedger) => ({
  byWebhook: receiver.accepted().filter(({ body }) => body.includes('"delivery.failing"')),
  byMail: smtp.mails.filter(({ raw }) => /^x-channel-id:/im.test(raw)),
});

describeEngines('a channel in trouble', (engine) => {
  it('a mail server that is down is told by webhook, once a day, and by the health check', async () => {
    const ledger = await startLedger(engine);
    await ledger.smtp.down();
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.pass(minutes(10));
    expect(notices(ledger).byWebhook).toEqual([]);
    const early = await channelsHealth(ledger.db.read, ledger.now);
    expect(isDelivering(early, ledger.now)).toBe(true);
    await ledger.pass(hours(24), minutes(10));
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
    await ledger.pass(hours(30), minutes(30));
    expect(notices(ledger).byWebhook).toHaveLength(3);
    await ledger.smtp.up();
    await ledger.pass(hours(13), minutes(30));
    const after = await channelsHealth(ledger.db.read, ledger.now);
    expect(after[0]).toMatchObject({ state: 'fine', waiting: 0 });
    expect(isDelivering(after, ledger.now)).toBe(true);
    await ledger.pass(hours(48), hours(1));
    expect(notices(ledger).byWebhook).toHaveLength(3);
  });

  it('a receiver that fails is told by mail', async () => {
    const ledger = await startLedger(engine);
    ledger.receiver.answer = () => ({ status: 404, body: 'Not found' });
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.pass(hours(2));
    const [notice, ...more] = notices(ledger).byMail;
    expect(more).toEqual([]);
    expect(notice?.raw).toContain('The webhook is not getting through');
    expect(notice?.raw).toContain('404 Not found');
  });

  it('what waited through an outage goes out as soon as the channel is back', async () => {
    const ledger = await startLedger(engine);
    await ledger.smtp.down();
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.pass(hours(12), minutes(5));
    await ledger.smtp.up();
    await ledger.add('bob');
    await ledger.worker.runDue();
    expect(ledger.smtp.mails).toHaveLength(4);
  });

  it('a 410 switches the receiver off, is told by mail, and can be undone', async () => {
    const ledger = await startLedger(engine);
    ledger.receiver.answer = () => ({ status: 410 });
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.add('bob');
    await ledger.worker.runDue();
    expect(ledger.receiver.requests).toHaveLength(1);
    expect((await rowsByKind(ledger.db)).webhook).toMatchObject({
      state: 'skipped',
      last_error: 'the receiver wants nothing more (410)',
    });
    expect(notices(ledger).byMail).toHaveLength(1);
    expect(notices(ledger).byMail[0]?.raw).toContain('was switched off by its receiver');
    const health = await channelsHealth(ledger.db.read, ledger.now);
    expect(isDelivering(health, ledger.now)).toBe(false);
    ledger.receiver.answer = () => ({ status: 204 });
    await ledger.db.write((tx) => switchOn(tx, 'webhook'));
    await ledger.add('cid');
    await ledger.worker.runDue();
    expect(ledger.receiver.accepted()).toHaveLength(1);
  });

  it('a visitor’s address that is refused is told by mail where there is no webhook', async () => {
    const ledger = await startLedger(engine, { withWebhook: false });
    ledger.smtp.behaviour.recipient = (address) =>
      address.startsWith('ann') ? { code: 550, text: 'No such user' } : undefined;
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.worker.runDue();
    expect(notices(ledger).byMail).toHaveLength(1);
    expect(notices(ledger).byMail[0]?.raw).toContain('could not deliver something');
    const health = await channelsHealth(ledger.db.read, ledger.now);
    expect(health[0]).toMatchObject({ failed: 1, failedVisitors: 1 });
    expect(isDelivering(health, ledger.now)).toBe(true);
  });

  it('is not told when all is well by the day that a notice was planned for', async () => {
    const ledger = await startLedger(engine);
    ledger.smtp.behaviour.recipient = (address) =>
      address.startsWith('owner') ? { code: 550, text: 'No such user' } : undefined;
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.worker.runDue();
    expect(notices(ledger).byWebhook).toHaveLength(1);
    ledger.smtp.behaviour.recipient = () => undefined;
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

  it('with both channels down nobody is told endlessly', async () => {
    const ledger = await startLedger(engine);
    await ledger.smtp.down();
    ledger.receiver.answer = () => ({ status: 500 });
    await ledger.add();
    await ledger.worker.runDue();
    await ledger.pass(hours(24 * 6), hours(1));
    const rows = await ledger.db.read
      .selectFrom('deliveries')
      .select('id')
      .where('event', '=', 'delivery.failing')
      .execute();
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.length).toBeLessThanOrEqual(14);
  });
});
