import * as v from 'valibot';
import type { Database, Tx } from '../db/client.ts';
import { type Clock, fromJson } from '../db/columns.ts';
import type { ScreeningColumns, Tables } from '../db/tables.ts';
import { planNotice } from '../deliveries/daily-limits.ts';
import { type DefinedEvent, defineEvent, type EventType } from '../deliveries/event.ts';
import type { Block, Mail } from '../deliveries/mail/content.ts';
import type { Enqueueable, Outbox } from '../deliveries/outbox.ts';

/** Columns that the notice shows and the retention reads. */
interface Listed extends ScreeningColumns {
  id: string;
  name: string | null;
  company: string | null;
  email: string;
  created_at: number;
}

/** Tables of screened submissions. Each is also the name of the npm script that lists its rows. */
export type ScreenedTable = {
  [T in keyof Tables]: Tables[T] extends Listed ? T : never;
}[keyof Tables];

const signals = v.array(v.object({ reason: v.string() }));

/** Why a row is or was held, the strongest reason first; empty if it never was. */
export function spamReasons({ spam_reasons }: ScreeningColumns): string[] {
  return spam_reasons === null ? [] : fromJson(signals, spam_reasons).map(({ reason }) => reason);
}

/**
 * Releases a held row and enqueues its messages, as if it had just been submitted.
 * @returns whether a row of this id was held.
 */
export function release(
  { db, clock, outbox }: { db: Database; clock: Clock; outbox: Outbox },
  { table, event, id }: { table: ScreenedTable; event: EventType; id: string },
): Promise<boolean> {
  return db.write(async (tx) => {
    const released = await tx
      .updateTable(table)
      .set({ set_aside_at: null, released_at: clock() })
      .where('id', '=', id)
      .where('set_aside_at', 'is not', null)
      .returning('request_id')
      .executeTakeFirst();
    if (!released) return false;
    await outbox.enqueue(tx, event, { id, request: released.request_id ?? undefined });
    return true;
  });
}

const hour = 60 * 60 * 1000;

/** Period that a notice covers: a day, and the hour that it may have been deferred. */
const period = 25 * hour;

/** The name is part of the webhook's interface (docs/webhooks.md). */
const notice: Enqueueable = {
  name: 'requests.set_aside',
  kinds: ['owner-email', 'webhook'],
  gathered: false,
};

/** Plans the owner's notice: within the hour of the first held request, then once a day at most. */
export async function planHeldNotice(tx: Tx, outbox: Outbox, now: number): Promise<void> {
  const due = await planNotice(tx, notice.name, { now, soonest: now + hour });
  if (due !== undefined) await outbox.enqueue(tx, notice, { id: notice.name, due });
}

/** A table's requests that were held within the period: how many, and the newest ten. */
export interface HeldRequests {
  table: ScreenedTable;
  newest: Pick<Listed, 'id' | 'name' | 'company' | 'email'>[];
  count: number;
}

/**
 * Event: requests in these tables were held for review within the last day. The owner is notified
 * once a day, so that a customer mistaken for spam doesn't go unnoticed.
 */
export function requestsHeld(tables: readonly ScreenedTable[]): DefinedEvent<HeldRequests[]> {
  return defineEvent<HeldRequests[]>({
    name: notice.name,
    about: 'notice',
    load: async (read, { at }) => {
      const held = await Promise.all(tables.map((table) => heldSince(read, table, at - period)));
      const some = held.filter(({ count }) => count > 0);
      return some.length === 0 ? undefined : some;
    },
    messages: {
      owner: heldMail,
      webhook: (held) =>
        Object.fromEntries(
          held.map(({ table, count, newest }) => [
            table,
            { count, newest: newest.map(({ id }) => ({ id })) },
          ]),
        ),
    },
  });
}

async function heldSince(
  read: Database['read'],
  table: ScreenedTable,
  since: number,
): Promise<HeldRequests> {
  const recent = read.selectFrom(table).where('set_aside_at', '>=', since);
  const [newest, { count }] = await Promise.all([
    recent
      .select(['id', 'name', 'company', 'email'])
      .orderBy('set_aside_at', 'desc')
      .orderBy('id', 'desc')
      .limit(10)
      .execute(),
    recent.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { table, newest, count };
}

function heldMail(held: HeldRequests[]): Mail {
  const count = held.reduce((sum, table) => sum + table.count, 0);
  const title = `${count === 1 ? 'A request is' : `${count} requests are`} held for review`;
  return {
    subject: title,
    preview: 'They look like spam. If one is from a customer, release it.',
    blocks: [
      { type: 'heading', text: title },
      {
        type: 'paragraph',
        text: 'They look like spam, so nobody was notified. They are stored, and their senders got the usual answer. To see them with the reasons:',
      },
      ...held.flatMap(heldBlocks),
      {
        type: 'paragraph',
        text: 'If one is from a customer, release it, which sends its emails:',
      },
      { type: 'command', text: 'npm run deliveries -- --release ID' },
    ],
  };
}

function heldBlocks({ table, newest }: HeldRequests): Block[] {
  return [
    { type: 'command', text: `npm run ${table} -- --held` },
    {
      type: 'facts',
      rows: newest.map(({ id, name, company, email }) => ({
        label: id,
        value: [name, company].filter(Boolean).join(', ') || email,
      })),
    },
  ];
}
