import { onTestFinished } from 'vitest';
import type { Database } from '../lib/db/client.ts';
import { defineEvent } from '../lib/deliveries/event.ts';
import type { MailTheme } from '../lib/deliveries/mail/html.ts';
import type { Claimed } from '../lib/deliveries/model.ts';
import { type Deliveries, type DeliveryParts, setUpDeliveries } from '../lib/deliveries/setup.ts';
import { silentLog } from '../lib/log.ts';
import { keepAll } from '../lib/site-settings.ts';
import type { Engine } from './engines.ts';
import { type FakeSmtp, startSmtp } from './fakes/smtp.ts';
import { type FakeReceiver, startReceiver } from './fakes/webhook.ts';

/** A ledger with a clock that the test sets, a real mail server and a real webhook receiver. */
export interface TestLedger extends Deliveries {
  db: Database;
  smtp: FakeSmtp;
  receiver: FakeReceiver;
  /** The clock, in epoch milliseconds. */
  now: number;
  /** Enqueues the deliveries of {@link happened}; its visitor's address is `{id}@visitor.example`. */
  add(id?: string): Promise<void>;
  /** Advances the clock in steps, sending what becomes due. */
  pass(ms: number, step?: number): Promise<void>;
  /** The mails accepted for an address, as they were sent. */
  mailsTo(address: string): string[];
}

export const minutes = (n: number) => n * 60_000;
/** Timeout in ms of a test that simulates days: hundreds of attempts on a real database. */
export const days = 60_000;
export const hours = (n: number) => n * 3_600_000;

/** An event without a table: its id is the visitor's name. */
export const happened = defineEvent<{ id: string }>({
  name: 'test.happened',
  about: 'test',
  load: async (_, { id }) => (id === 'gone' ? undefined : { id }),
  messages: {
    owner: ({ id }) => ({
      subject: `It happened to ${id}`,
      preview: 'Preview',
      replyTo: { name: id, address: 'visitor@example.com' },
      blocks: [{ type: 'paragraph', text: `About ${id}` }],
    }),
    visitor: ({ id }) => ({
      address: `${id}@visitor.example`,
      unverified: true,
      mail: {
        subject: 'It happened to you',
        preview: 'Preview',
        blocks: [{ type: 'paragraph', text: 'It happened.' }],
      },
    }),
    webhook: ({ id }) => ({ id }),
  },
});

/** The site of test ledgers. */
export const testSite = {
  name: 'Beltway Agents',
  phone: '(703) 555-0142',
  email: 'hello@agents.example',
  url: 'https://agents.example',
  retention: keepAll,
};

const gray = '#888888';
const grays = {
  ...{ paper: gray, surface: gray, sunken: gray, ink: gray, muted: gray, hairline: gray },
  ...{ accent: gray, 'on-accent': gray, 'line-red': gray },
};

/** Colors for tests that don't look at colors. */
export const testTheme: MailTheme = { light: grays, dark: grays };

export interface LedgerOptions extends Partial<DeliveryParts> {
  withWebhook?: boolean;
  /** The owner's addresses. */
  owner?: string[];
}

/** Starts a ledger on a database engine; everything is closed when the test ends. */
export async function startLedger(
  engine: Engine,
  { withWebhook = true, owner = ['owner@agents.example'], ...parts }: LedgerOptions = {},
): Promise<TestLedger> {
  const [smtp, receiver] = await Promise.all([startSmtp(), startReceiver()]);
  const db = await engine.open();
  const clock = () => ledger.now;
  const deliveries = setUpDeliveries({
    db,
    clock,
    log: silentLog,
    site: testSite,
    theme: testTheme,
    dataDir: '',
    settings: {
      smtpUrl: smtp.url,
      from: { name: 'Beltway Agents', address: 'site@agents.example' },
      owner,
      webhook: withWebhook
        ? { url: receiver.url, secret: receiver.secret, privateNetwork: true }
        : undefined,
      push: { privateNetwork: true },
      role: 'all',
      workers: 4,
      perSecond: 20,
      noneIntended: false,
    },
    events: [happened],
    random: () => 0.5,
    ...parts,
  });
  onTestFinished(async () => {
    await deliveries.stop();
    await Promise.all([smtp.close(), receiver.close()]);
  });
  const ledger: TestLedger = {
    ...deliveries,
    db,
    smtp,
    receiver,
    now: Date.UTC(2025, 5, 2, 14),
    add: (id = 'ann') => db.write((tx) => deliveries.outbox.enqueue(tx, happened, { id })),
    pass: async (ms, step = minutes(1)) => {
      const until = ledger.now + ms;
      while (ledger.now < until) {
        ledger.now = Math.min(ledger.now + step, until);
        await deliveries.worker.runDue();
      }
    },
    mailsTo: (address) => smtp.mails.filter(({ to }) => to.includes(address)).map(({ raw }) => raw),
  };
  return ledger;
}

/** Rows of the deliveries, by kind. */
export async function rowsByKind(db: Database): Promise<Record<string, Claimed>> {
  const rows = await db.read.selectFrom('deliveries').selectAll().orderBy('id').execute();
  return Object.fromEntries(rows.map((row) => [row.kind, row as Claimed]));
}
