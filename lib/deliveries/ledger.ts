import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/client.ts';
import { toJson } from '../db/columns.ts';
import type { Channel, Claimed, DeliveryRow, Outcome } from './model.ts';

/** A claim of what is due. */
export interface ClaimRequest {
  channel: Channel;
  now: number;
  /** How many at most. */
  count: number;
  /** Milliseconds after which a claim that came to nothing is void: its process has died. */
  lease: number;
}

/**
 * What waits for a channel and is due. The state is written out, not bound: only then can a plan made
 * before the values are known use the index of what waits (`deliveries_due`).
 */
export function dueOn(db: Pick<Tx, 'selectFrom'>, channel: Channel, now: number) {
  return db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', sql.lit('waiting'))
    .where('channel', '=', channel)
    .where('due_at', '<=', now);
}

/** Whether anything is due: a read, so that an idle worker takes no lock. */
export async function anyDue(db: Database, channel: Channel, now: number): Promise<boolean> {
  return (await dueOn(db.read, channel, now).limit(1).executeTakeFirst()) !== undefined;
}

/** Takes what is due longest for one worker. */
export function claim(db: Database, request: ClaimRequest): Promise<Claimed[]> {
  return db.write((tx) => claimIn(tx, db.engine, request));
}

/**
 * `due_at` becomes the end of the lease, so that a claim whose process died is simply due again. On
 * PostgreSQL rows that another worker is taking are passed over; SQLite has one writer at a time.
 */
export async function claimIn(
  tx: Tx,
  engine: Database['engine'],
  { channel, now, count, lease }: ClaimRequest,
): Promise<Claimed[]> {
  const token = randomUUID();
  const due = dueOn(tx, channel, now).orderBy('due_at').limit(count);
  const rows = await tx
    .updateTable('deliveries')
    .set({ claim: token, due_at: now + lease, attempts: sql`attempts + 1` })
    .where('id', 'in', engine === 'postgres' ? due.forUpdate().skipLocked() : due)
    .returning(columns)
    .execute();
  if (rows.length === 0) return [];
  const begun = { started_at: now, ended_at: null, outcome: null, words: null };
  await tx
    .insertInto('delivery_attempts')
    .values(rows.map((row) => ({ delivery_id: row.id, number: row.attempts, ...begun })))
    .execute();
  return rows.map((row) => ({ ...row, claim: token }));
}

/** Named one by one, since a statement with a `*` is not kept prepared (lib/db/postgres.ts). */
const columns = [
  'id',
  'channel',
  'kind',
  'event',
  'subject_id',
  'payload',
  'state',
  'attempts',
  'replayed_after',
  'due_at',
  'last_error',
  'created_at',
  'ended_at',
  'remaining',
] as const satisfies (keyof DeliveryRow)[];

/** Writes down what an attempt came to. */
export async function recordAttempt(
  tx: Tx,
  delivery: Claimed,
  outcome: Outcome,
  now: number,
): Promise<void> {
  await tx
    .updateTable('delivery_attempts')
    .set({ ended_at: now, outcome: outcome.result, words: cut(outcome.words) })
    .where('delivery_id', '=', delivery.id)
    .where('number', '=', delivery.attempts)
    .execute();
}

/**
 * Ends a delivery. What was accepted is marked so even when the lease has run out meanwhile and
 * another worker holds it: it must not be sent again. Any other end is the holder's to declare.
 * @returns whether this call ended it.
 */
export async function end(
  tx: Tx,
  delivery: Claimed,
  {
    state,
    words,
    now,
    forget = false,
  }: {
    state: DeliveryRow['state'];
    words: string | null;
    now: number;
    /** Whether the payload goes. */
    forget?: boolean;
  },
): Promise<boolean> {
  const result = await tx
    .updateTable('deliveries')
    .set({
      state,
      claim: null,
      last_error: words && cut(words),
      ended_at: now,
      ...(forget && { payload: null }),
      ...(state === 'delivered' && { remaining: null }),
    })
    .where('id', '=', delivery.id)
    .where('state', '=', 'waiting')
    .$if(state !== 'delivered', (query) => query.where('claim', '=', delivery.claim))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Notes who is still to get a delivery that others have accepted: those get it no second time. */
export async function keepRemaining(tx: Tx, { id }: Claimed, remaining: string[]): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ remaining: toJson(remaining) })
    .where('id', '=', id)
    .execute();
}

/** Puts a delivery back until its next attempt. */
export async function postpone(tx: Tx, delivery: Claimed, due: number, words: string) {
  await tx
    .updateTable('deliveries')
    .set({ due_at: due, claim: null, last_error: cut(words) })
    .where('id', '=', delivery.id)
    .where('claim', '=', delivery.claim)
    .execute();
}

/**
 * Makes what failed before due at once, when its channel has come back: after a night's outage
 * nothing waits until noon for its turn.
 */
export async function bringForward(tx: Tx, channel: Channel, now: number): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ due_at: now })
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    .where('due_at', '>', now)
    .where('claim', 'is', null)
    .where('attempts', '>', 0)
    .execute();
}

/**
 * Sends a delivery again, whatever became of it: as a fresh one with the same id, so that a receiver
 * that has it already can tell.
 * @returns its row, or undefined when there is none of that id or it is being sent now.
 */
export function replay(db: Database, id: string, now: number): Promise<DeliveryRow | undefined> {
  return db.write((tx) =>
    tx
      .updateTable('deliveries')
      .set((e) => ({
        state: 'waiting' as const,
        due_at: now,
        claim: null,
        ended_at: null,
        replayed_after: e.ref('attempts'),
      }))
      .where('id', '=', id)
      .where((or) => or.or([or('claim', 'is', null), or('due_at', '<=', now)]))
      .returningAll()
      .executeTakeFirst(),
  );
}

function cut(words: string): string {
  return words.replace(/\0/g, '').slice(0, 500).toWellFormed();
}
