import { afterEach } from 'vitest';
import type { Engine } from '../../test/engines.ts';
import { type FakeSmtp, startSmtp } from '../../test/fakes/smtp.ts';
import { type FakeReceiver, startReceiver } from '../../test/fakes/webhook.ts';
import type { Database } from '../db/client.ts';
import { silentLog } from '../log.ts';
import { defineEvent, type EventType } from './event.ts';
import type { Claimed } from './model.ts';
import { type Deliveries, type DeliveryParts, setUpDeliveries } from './setup.ts';

/** A ledger with a clock to turn, a real mail server and a real receiver. */
export interface TestLedger extends Deliveries {
  db: Database;
  smtp: FakeSmtp;
  receiver: FakeReceiver;
  /** The clock, in epoch milliseconds. */
  now: number;
  /** Stores an event's deliveries. */
  add(id?: string): Promise<void>;
  /** Turns the clock by steps and sends what comes due. */
  pass(ms: number, step?: number): Promise<void>;
}

export const minutes = (n: number) => n * 60_000;
export const hours = (n: number) => n * 3_600_000;

/** An event whose row needs no table: its id is the visitor's name. */
export const happened: EventType = defineEvent<{ id: string }>({
  name: 'test.happened',
  about: 'test',
  load: async (_, { id }) => (id === 'gone' ? undefined : { id }),
  owner: ({ id }) => ({
    subject: `It happened to ${id}`,
    preview: 'Preview',
    replyTo: { name: id, address: 'visitor@example.com' },
    blocks: [{ type: 'paragraph', text: `Told of ${id}` }],
  }),
  visitor: ({ id }) => ({
    to: `${id}@visitor.example`,
    unproved: true,
    subject: 'It happened to you',
    preview: 'Preview',
    blocks: [{ type: 'paragraph', text: 'Told.' }],
  }),
  webhook: ({ id }) => ({ id }),
});

export interface LedgerOptions extends Partial<DeliveryParts> {
  withWebhook?: boolean;
  /** Where the owner reads. */
  owner?: string[];
}

/** Sets a ledger up on an engine; all is closed when the test ends. */
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
    site: {
      name: 'Beltway Agents',
      phone: '(703) 555-0142',
      email: 'hello@agents.example',
      url: 'https://agents.example',
    },
    dataDir: '',
    settings: {
      smtpUrl: smtp.url,
      from: { name: 'Beltway Agents', address: 'site@agents.example' },
      owner,
      webhook: withWebhook
        ? { url: receiver.url, secret: receiver.secret, privateNetwork: true }
        : undefined,
      role: 'all',
      workers: 4,
      noneIntended: false,
    },
    events: [happened],
    random: () => 0.5,
    ...parts,
  });
  closing.push(async () => {
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
  };
  return ledger;
}

/** A delivery's row, by kind. */
export async function rowsByKind(db: Database): Promise<Record<string, Claimed>> {
  const rows = await db.read.selectFrom('deliveries').selectAll().orderBy('id').execute();
  return Object.fromEntries(rows.map((row) => [row.kind, row as Claimed]));
}

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
