import { sql } from 'kysely';
import type { Database, Tx } from '../../../lib/db/client.ts';
import { toFlag } from '../../../lib/db/columns.ts';
import { insertRows } from '../../../lib/db/insert.ts';
import { createOutbox, type Outbox } from '../../../lib/deliveries/outbox.ts';
import { entryArrived } from '../push/events.server.ts';
import { planPushes } from '../push/plan.server.ts';
import { countChange } from './changes.server.ts';
import { fillSources, sourceColumns } from './fill-sources.server.ts';
import { origins } from './origins.ts';
import { updateProgress } from './progress.server.ts';
import { openDueAt } from './promises.ts';
import { type Arrived, missingRecords } from './records.server.ts';
import type { EntryRow } from './tables.ts';
import { foldText, phoneKey } from './text.ts';

/** Key of PostgreSQL's advisory lock: one process fills at a time. */
const LOCK = 7_203_130;

/**
 * How far back a look for new records goes, in ms: they are found by their ids, which are older than
 * their transactions' commits.
 * - `often`: every look
 * - `seldom`: a look every {@link seldom} ms, for transactions that took long. Every look that far would
 *   read all records of a flood again and again.
 */
const overlap = { often: 5_000, seldom: 10 * 60 * 1000 };

/** Interval in ms of the looks that go far back. */
const seldom = 10_000;

/** Adds entries for new leads, messages and customers. */
export interface Filler {
  /**
   * Adds at most `most` entries, the oldest first, and notices released ones. Where nothing is new, it
   * fills in the sources of entries that have none.
   * @returns how many: `most` where there may be more.
   */
  fill(most: number): Promise<number>;
}

/**
 * Creates a filler; it remembers how far it is.
 * @param outbox by default one whose deliveries a worker in another process sends.
 */
export function createFiller(
  db: Database,
  outbox: Outbox = createOutbox({ clock: Date.now, webhook: false }),
): Filler {
  /** All records below this id have entries, but for those of transactions that committed late. */
  let done: string | undefined;
  let lookedBack = Date.now();
  let releasedSince = 0;
  return {
    fill: async (most) => {
      done ??= await startOf(db);
      const time = Date.now();
      const isFar = time - lookedBack >= seldom;
      const from = min(done, lowestId(time - (isFar ? overlap.seldom : overlap.often)));
      const rows = await missingRecords(db.read, from, most);
      const released = await releasedAfter(db, releasedSince);
      if (rows.length > 0 || released.length > 0) {
        await db.write((tx) => add(tx, db.engine, outbox, rows, released));
        outbox.wake();
      }
      const last = rows.at(-1);
      done = last && rows.length === most ? last.id : lowestId(time);
      if (isFar) lookedBack = time;
      releasedSince = Math.max(releasedSince, ...released.map(({ at }) => at - overlap.seldom));
      return rows.length > 0 ? rows.length : fillSources(db, most);
    },
  };
}

/** Where to begin: a day before the newest entry, or with the first record. */
async function startOf(db: Database): Promise<string> {
  const newest = await db.read
    .selectFrom('entries')
    .select('id')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest ? lowestId(timeOf(newest.id) - 24 * 60 * 60 * 1000) : '';
}

const min = (a: string, b: string) => (a < b ? a : b);

/** The time of a UUIDv7 (RFC 9562, section 5.7). */
const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

/** The lowest UUIDv7 of a time. */
function lowestId(time: number): string {
  const hex = Math.max(0, time).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}

interface Released {
  id: string;
  at: number;
}

async function releasedAfter(db: Database, since: number): Promise<Released[]> {
  const found = await Promise.all(
    (['leads', 'messages'] as const).map((table) =>
      db.read
        .selectFrom(table)
        .innerJoin('entries', 'entries.id', `${table}.id`)
        .select([`${table}.id`, `${table}.released_at as at`])
        .where(`${table}.released_at`, '>', since)
        .where('entries.held', '=', 1)
        .execute(),
    ),
  );
  return found.flat().map(({ id, at }) => ({ id, at: at ?? 0 }));
}

async function add(
  tx: Tx,
  engine: Database['engine'],
  outbox: Outbox,
  rows: readonly Arrived[],
  released: readonly Released[],
): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  const fresh = await stillMissing(tx, rows);
  const { last } = await tx
    .selectFrom('entries')
    .select(({ fn }) => fn.max<number | null>('seq').as('last'))
    .executeTakeFirstOrThrow();
  const entries = fresh.map((row, i) => toEntry(row, (last ?? 0) + i + 1));
  for (let i = 0; i < entries.length; i += together) {
    const some = entries.slice(i, i + together);
    // Two statements in all, which both engines keep prepared.
    if (some.length === together) await insertRows(tx, 'entries', some);
    else for (const entry of some) await insertRows(tx, 'entries', [entry]);
  }
  // In the transaction that adds the entry, so that each is pushed once, even if a process is killed.
  const arrived = entries.filter(({ held }) => held === 0);
  await planPushes(
    tx,
    outbox,
    entryArrived,
    arrived.map(({ id, received_at: since }) => ({ id, since })),
  );
  for (const { id, at } of released) await releaseEntry(tx, outbox, id, at);
  await countChange(tx);
}

/** Entries of one insert. */
const together = 50;

/**
 * Those that have no entry yet, and weren't erased or deleted since they were read: an entry must not
 * bring anybody back. What is deleted after this, its foreign key refuses.
 */
async function stillMissing(tx: Tx, rows: readonly Arrived[]): Promise<Arrived[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const idsIn = async (table: 'entries' | Arrived['table']) =>
    (await tx.selectFrom(table).select('id').where('id', 'in', ids).execute()).map(({ id }) => id);
  const known = new Set(await idsIn('entries'));
  const stored = new Set([
    ...(await idsIn('leads')),
    ...(await idsIn('messages')),
    ...(await idsIn('users')),
  ]);
  return rows.filter(({ id }) => stored.has(id) && !known.has(id));
}

function toEntry(row: Arrived, seq: number): EntryRow {
  const open = { answeredAt: null, closedAt: null };
  return {
    seq,
    id: row.id,
    lead_id: row.table === 'leads' ? row.id : null,
    message_id: row.table === 'messages' ? row.id : null,
    user_id: row.table === 'users' ? row.id : null,
    origin: row.origin,
    status: 'new',
    held: toFlag(row.held),
    email: row.email.trim().toLowerCase(),
    phone: phoneKey(row.phone),
    received_at: row.receivedAt,
    due_at: openDueAt({
      ...open,
      receivedAt: row.receivedAt,
      hours: origins[row.origin].hours,
      held: row.held,
    }),
    answered_at: null,
    closed_at: null,
    reminded_at: null,
    text: foldText([...row.typed, row.phone?.replace(/\D/g, '')].filter(Boolean).join(' \n ')),
    ...sourceColumns(row.from),
  };
}

/**
 * An entry is held no longer: its promise counts from when it came in, as its page says, and the owners
 * hear of it.
 */
export async function releaseEntry(
  tx: Tx,
  outbox: Outbox,
  id: string,
  since: number,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('entries')
    .set({ held: 0 })
    .where('id', '=', id)
    .where('held', '=', 1)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await updateProgress(tx, id);
  await planPushes(tx, outbox, entryArrived, [{ id, since }]);
}
