import { expect, it } from 'vitest';
import { leadCreated } from '../../app/features/audit/mail.server.ts';
import type { Engine } from '../../test/engines.ts';
import { describeEngines } from '../../test/engines.ts';
import type { LedgerOptions } from '../../test/ledger.ts';
import { days, hours, minutes, rowsByKind, startLedger } from '../../test/ledger.ts';
import { createLog } from '../log.ts';
import { channelsHealth, isDelivering } from './health.ts';
import { replay } from './ledger.ts';

const link = 'https://malware.example/win';

/** A ledger whose mail server refuses what has the link, and a lead that has it. */
async function start(engine: Engine, options: LedgerOptions = {}) {
  const ledger = await startLedger(engine, { events: [leadCreated], ...options });
  ledger.smtp.behavior.message = ({ raw }) =>
    raw.includes(link) ? { code: 554, text: '5.7.1 Blocked: malware.example' } : undefined;
  const id = 'lead-1';
  await ledger.db.write(async (tx) => {
    await tx.insertInto('leads').values(rowOf(id, ledger.now)).execute();
    await ledger.outbox.enqueue(tx, leadCreated, { id });
  });
  return { ledger };
}

function rowOf(id: string, created_at: number) {
  return {
    id,
    name: 'Rosa Alvarez',
    email: 'rosa@visitor.example',
    phone: '(301) 555-0188',
    company: 'Alvarez Bakery',
    website: null,
    business_type: 'Restaurant/Food Service',
    current_marketing: null,
    goals: `More orders: ${link}`,
    source: 'Free Audit Page',
    created_at,
  };
}

const noticesOf = (mails: string[]) => mails.filter((raw) => raw.includes('mail server refused'));

describeEngines('a mail to the owner that the mail server refuses', (engine) => {
  it('is replaced by a notice without the visitor’s text', async () => {
    const { ledger } = await start(engine, { withWebhook: false });
    await ledger.worker.runDue();
    expect(ledger.mailsTo('owner@agents.example')).toEqual([]);
    await ledger.pass(minutes(1));
    const [notice, ...more] = ledger.mailsTo('owner@agents.example');
    expect(more).toEqual([]);
    expect(notice).toContain('Subject: Your mail server refused an email about a lead');
    expect(notice).toContain('npm run leads -- --show lead-1');
    expect(notice).not.toMatch(/malware|Rosa|Alvarez|visitor\.example|555-0188/);
    expect((await rowsByKind(ledger.db))['owner-email']).toMatchObject({
      state: 'delivered',
      attempts: 2,
    });
    const health = await channelsHealth(ledger.db.read, ledger.now);
    expect(isDelivering(health, ledger.now)).toBe(true);
  });

  it(
    'is reported by the health check, the log and the webhook until the notice is accepted',
    async () => {
      const lines: string[] = [];
      const log = createLog({ write: (line) => void lines.push(line) });
      const { ledger } = await start(engine, { log });
      ledger.smtp.behavior.recipient = (address) =>
        address.startsWith('owner') ? { code: 550, text: 'Mailbox disabled' } : undefined;
      await ledger.worker.runDue();
      await ledger.pass(hours(30), hours(1));
      const health = await channelsHealth(ledger.db.read, ledger.now);
      expect(health[0]).toMatchObject({ state: 'fine', waiting: 1, refused: 1, failed: 0 });
      expect(isDelivering(health, ledger.now)).toBe(false);
      const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
      expect(errors.length).toBeGreaterThan(5);
      expect(errors[0]).toMatchObject({
        kind: 'owner-email',
        outcome: 'refused',
        subject: 'lead-1',
      });
      const failing = ledger.receiver
        .accepted()
        .filter(({ body }) => body.includes('"delivery.failing"'));
      expect(failing).toHaveLength(1);
      expect(JSON.parse(failing[0]?.body ?? '').data).toMatchObject({ refused: 1 });
      ledger.smtp.behavior.recipient = () => undefined;
      await ledger.pass(hours(13), hours(1));
      expect(noticesOf(ledger.mailsTo('owner@agents.example'))).toHaveLength(1);
      const after = await channelsHealth(ledger.db.read, ledger.now);
      expect(isDelivering(after, ledger.now)).toBe(true);
    },
    days,
  );

  it('is sent whole by a replay', async () => {
    const { ledger } = await start(engine, { withWebhook: false });
    await ledger.worker.runDue();
    await ledger.pass(minutes(1));
    ledger.smtp.behavior.message = () => undefined;
    const { id = '' } = (await rowsByKind(ledger.db))['owner-email'] ?? {};
    await replay(ledger.db, id, ledger.now);
    await ledger.worker.runDue();
    expect(ledger.mailsTo('owner@agents.example').at(-1)).toContain(link);
  });

  it(
    'is given up as late as one that a server refuses for now',
    async () => {
      const { ledger } = await start(engine, { withWebhook: false });
      ledger.smtp.behavior.recipient = (address) =>
        address.startsWith('owner') ? { code: 550, text: 'Mailbox disabled' } : undefined;
      await ledger.worker.runDue();
      await ledger.pass(hours(4 * 24), hours(4));
      expect((await rowsByKind(ledger.db))['owner-email']).toMatchObject({ state: 'waiting' });
      await ledger.pass(hours(3 * 24), hours(4));
      expect((await rowsByKind(ledger.db))['owner-email']).toMatchObject({ state: 'failed' });
    },
    days,
  );
});
