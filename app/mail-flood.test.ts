import { expect, it } from 'vitest';
import { listDeliveries } from '../cli/deliveries-listing.ts';
import { gatherMs, ownerMailsAnHour } from '../lib/deliveries/gathered-mail.ts';
import type { Services } from '../lib/services.ts';
import { readEnv } from '../server/env.ts';
import { composition, createTestApp } from '../test/app.ts';
import { describeEngines, type Engine } from '../test/engines.ts';
import { hours, minutes, startLedger } from '../test/ledger.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { sampleMessage } from '../test/sample-message.ts';
import { testServices } from '../test/services.ts';
import { notifyOfDeletion } from './features/accounts/account-deletion.server.ts';
import { cancel, resume } from './features/accounts/plan-changes.server.ts';
import { fastPasswords, rosa } from './features/accounts/test-accounts.ts';
import { storeLead } from './features/audit/leads.server.ts';
import { storeMessage } from './features/messages/messages.server.ts';
import { requestReset, resetPassword } from './features/password-reset/resets.server.ts';
import { requestLink } from './features/privacy/links.server.ts';
import { signUp } from './features/signup/signup.server.ts';

const timeout = 120_000;
const owner = 'owner@agents.example';
const home = '198.51.100.7';

/** The site's forms on a ledger with a real mail server. */
async function start(engine: Engine, events = composition.events) {
  const ledger = await startLedger(engine, { events, withWebhook: false });
  const services: Services = {
    ...testServices(ledger.db, () => ledger.now),
    outbox: ledger.outbox,
    passwords: fastPasswords,
  };
  const from = (source: string) => ({ key: undefined, source });
  const audit = (email: string, source = home, name: string = sampleLead.name) =>
    storeLead(services, { ...sampleLead, email, name }, from(source));
  const write = (email: string, source = home) =>
    storeMessage(services, { ...sampleMessage, source: 'support', email }, from(source));
  const join = (email: string, source = home) =>
    signUp(services, { ...rosa, email, subscriptionPlan: 'growth' }, from(source));
  const askData = (email: string, source = home) => requestLink(services, email, { source });
  const visitorMails = () => ledger.smtp.mails.filter(({ to }) => !to.includes(owner));
  const subjects = () => visitorMails().map(({ raw }) => raw.match(/^Subject: (.*)\r$/m)?.[1]);
  return { ledger, services, audit, write, join, askData, visitorMails, subjects };
}

describeEngines('mails to an address that anybody entered', (engine) => {
  it(
    'reach one mailbox three times an hour from one network, however it is spelled',
    async () => {
      const { ledger, audit, write, join, askData, visitorMails } = await start(engine);
      const users = ['vi.ctim', 'Victim', 'victim+tag', 'v.i.c.t.i.m'];
      const spelled = (i: number) => `${users[i % 4]}@g${i % 3 ? '' : 'oogle'}mail.com`;
      for (let i = 0; i < 16; i += 1) {
        await audit(spelled(i));
        await write(spelled(i));
        await join(`victim+${i}@gmail.com`);
        await askData(spelled(i));
      }
      await ledger.worker.runDue();
      expect(visitorMails()).toHaveLength(3);
      const listed = await listDeliveries(ledger.db.read, { limit: 100, skipped: true });
      expect(listed.match(/skipped/g)).toHaveLength(3 * 15 + 16);
      expect(listed).toContain(
        'over the limit of 1 mail of this kind to one mailbox from one network',
      );
      await ledger.pass(minutes(50));
      await audit('victim+later@gmail.com');
      await ledger.worker.runDue();
      expect(visitorMails()).toHaveLength(3);
      await askData('victim+later@gmail.com');
      await ledger.worker.runDue();
      expect(visitorMails()).toHaveLength(3);
      await ledger.pass(minutes(11));
      await audit('victim+later@gmail.com');
      await ledger.worker.runDue();
      expect(visitorMails()).toHaveLength(4);
    },
    timeout,
  );

  it(
    'reach one mailbox ten times an hour at most from many networks',
    async () => {
      const { ledger, services, audit, write, join, askData, visitorMails } = await start(engine);
      for (let i = 0; i < 40; i += 1) {
        const source = i % 2 ? `203.0.${i}.7` : `2001:db8:${i}::1`;
        const email = `victim+${i}@bakery.example`;
        await Promise.all([audit(email, source), write(email, source), join(email, source)]);
        await requestReset(services, email, { source });
        await askData(email, source);
      }
      await ledger.worker.runDue();
      expect(visitorMails().length).toBeGreaterThan(3);
      expect(visitorMails().length).toBeLessThanOrEqual(10);
    },
    timeout,
  );

  it('count an IPv6 /48 as one network, and have a limit per network and domain', async () => {
    const { ledger, audit, visitorMails } = await start(engine);
    for (let i = 0; i < 4; i += 1) await audit(`ann+${i}@gmail.com`, `2001:db8:1:${i}::1`);
    await ledger.worker.runDue();
    expect(visitorMails()).toHaveLength(1);
    for (let i = 0; i < 14; i += 1) await audit(`person${i}@gmail.com`, '203.0.113.7');
    await ledger.worker.runDue();
    expect(visitorMails()).toHaveLength(1 + 10);
    for (let i = 0; i < 8; i += 1) await audit(`any${i}@catch-all.example`, `192.0.${i}.7`);
    await ledger.worker.runDue();
    expect(visitorMails()).toHaveLength(1 + 10 + 5);
  });

  it('are all sent to a customer who asks, signs up, writes and resets a password', async () => {
    const { ledger, services, audit, write, join, subjects } = await start(engine);
    await audit(rosa.email);
    await join(rosa.email);
    ledger.now += minutes(20);
    await ledger.worker.runDue();
    await write(rosa.email);
    await requestReset(services, rosa.email, { source: home });
    await ledger.worker.runDue();
    expect(subjects().sort()).toEqual([
      'Set a new password for Beltway Agents',
      'Your Beltway Agents account',
      'Your free audit request to Beltway Agents',
      'Your message to Beltway Agents',
    ]);
  });

  it('are no longer counted once their reader has used the link in one', async () => {
    const { ledger, services, join, visitorMails } = await start(engine);
    await join(rosa.email);
    await ledger.worker.runDue();
    const reset = async () => {
      await requestReset(services, rosa.email, { source: home });
      await ledger.worker.runDue();
      return visitorMails()
        .at(-1)
        ?.raw.replaceAll('=\r\n', '')
        .match(/token=(?:3D)?([\w-]+)/)?.[1];
    };
    const token = await reset();
    await reset();
    expect(visitorMails()).toHaveLength(2);
    expect(await resetPassword(services, token ?? '', 'a whole new set of words')).toMatchObject({
      kind: 'changed',
    });
    await reset();
    expect(visitorMails()).toHaveLength(3);
  });

  it('count the network of the request', async () => {
    const { ledger, visitorMails } = await start(engine);
    const env = readEnv({ NODE_ENV: 'test', RATE_LIMIT: 'off' });
    const { db, outbox } = ledger;
    const app = await createTestApp({ env, db, outbox, clock: () => ledger.now, site: env.site });
    for (const remoteAddress of ['203.0.113.7', '203.0.113.7', '192.0.2.7']) {
      for (const [url, payload] of [
        ['/api/leads', sampleLead],
        [
          '/api/support',
          { name: 'Ann Lee', email: sampleLead.email, subject: 'Hi', message: 'Hi' },
        ],
      ] as const) {
        const answer = await app.inject({ method: 'POST', url, payload, remoteAddress });
        expect(answer.statusCode).toBe(201);
      }
    }
    await ledger.worker.runDue();
    expect(visitorMails()).toHaveLength(2 * 2);
    await app.close();
  });
});

describeEngines('the owner’s mails in a flood', (engine) => {
  it(
    'come before the visitors’, and are gathered beyond a number, each request listed once',
    async () => {
      const { ledger, audit } = await start(engine);
      const count = ownerMailsAnHour + 60;
      for (let i = 0; i < count; i += 1) {
        await audit(`victim+${i}@gmail.com`, `203.0.${i}.7`, `Flood Number${i}x`);
      }
      await audit('rosa@alvarez-bakery.example', home, 'Rosa Alvarez');
      await ledger.worker.runDue();
      const first = ledger.smtp.mails.slice(0, ownerMailsAnHour);
      expect(first.every(({ to }) => to.includes(owner))).toBe(true);
      expect(ledger.mailsTo(owner)).toHaveLength(ownerMailsAnHour);
      await ledger.pass(gatherMs, 15_000);
      const mails = ledger.mailsTo(owner).map((raw) => raw.replaceAll('=\r\n', ''));
      expect(mails).toHaveLength(ownerMailsAnHour + 1);
      const [gathered = ''] = mails.slice(-1);
      expect(gathered).toContain('Subject: 61 more requests');
      expect(gathered).toContain('npm run leads -- --limit 61');
      expect(gathered).toContain('Rosa Alvarez');
      for (let i = 0; i < count; i += 1) {
        const naming = mails.filter((mail) => mail.includes(`Flood Number${i}x`));
        expect(naming, `Flood Number${i}x`).toHaveLength(1);
      }
      const waiting = await ledger.db.read
        .selectFrom('deliveries')
        .select('id')
        .where('kind', '=', 'owner-email')
        .where('state', '!=', 'delivered')
        .execute();
      expect(waiting).toEqual([]);
      await ledger.pass(hours(1), minutes(10));
      await audit('tomorrow@bakery.example', home, 'Tom Orrow');
      await ledger.worker.runDue();
      expect(ledger.mailsTo(owner).at(-1)).toContain(
        'New audit request: Whitfield Bakery (Tom Orrow)',
      );
    },
    timeout,
  );

  it('about changes of plans and deleted accounts are gathered as well', async () => {
    const { ledger, services, join } = await start(engine);
    await join(rosa.email);
    const user = await ledger.db.read.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    for (let i = 0; i < ownerMailsAnHour; i += 1) {
      await cancel(services, user.id, `Reason ${i}`);
      await resume(services, user.id);
    }
    await ledger.db.write((tx) => notifyOfDeletion(tx, user, services.outbox));
    await ledger.worker.runDue();
    expect(ledger.mailsTo(owner)).toHaveLength(ownerMailsAnHour);
    await ledger.pass(gatherMs, 15_000);
    const mails = ledger.mailsTo(owner).map((raw) => raw.replaceAll('=\r\n', ''));
    expect(mails).toHaveLength(ownerMailsAnHour + 1);
    expect(mails.at(-1)).toContain(user.id);
  });

  it('let requests in between, while a gathered one is composed', async () => {
    let turn = 0;
    let ended = false;
    const turns = () => {
      turn += 1;
      if (!ended) setImmediate(turns);
    };
    const composedIn: number[] = [];
    const events = composition.events.map((event) => ({
      ...event,
      compose: (input: Parameters<typeof event.compose>[0]) => {
        if (input.kind === 'owner-email') composedIn.push(turn);
        return event.compose(input);
      },
    }));
    const { ledger, audit } = await start(engine, events);
    for (let i = 0; i < ownerMailsAnHour + 40; i += 1) await audit(`ann${i}@b.example`, home);
    await ledger.worker.runDue();
    const before = composedIn.length;
    turns();
    await ledger.pass(gatherMs);
    ended = true;
    const gathered = composedIn.slice(before);
    expect(gathered).toHaveLength(40);
    expect(new Set(gathered).size).toBe(40);
  });

  it.each([451, 554])(
    'are retried when the mail server answers %i to the gathered one',
    async (code) => {
      const { ledger, audit } = await start(engine);
      for (let i = 0; i < ownerMailsAnHour + 3; i += 1) await audit(`ann${i}@b.example`, home);
      await ledger.worker.runDue();
      ledger.smtp.behavior.message = ({ raw }) =>
        raw.includes('Whitfield') ? { code, text: 'No' } : undefined;
      await ledger.pass(gatherMs);
      if (code === 451) ledger.smtp.behavior.message = () => undefined;
      await ledger.pass(minutes(5));
      expect(ledger.mailsTo(owner)).toHaveLength(ownerMailsAnHour + 1);
      const mail = ledger.mailsTo(owner).at(-1)?.replaceAll('=\r\n', '');
      expect(mail).toContain('Subject: 3 more requests');
      expect(mail?.match(/<\/a>|npm run leads -- --show/g)?.length).toBeGreaterThanOrEqual(3);
    },
  );
});
