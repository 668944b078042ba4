import { sql } from 'kysely';
import type { Database, Tx } from '../db/client.ts';
import { toJson } from '../db/columns.ts';
import {
  type Channel,
  type Claimed,
  channelOf,
  type DeliveryRow,
  type Kind,
  type Outcome,
} from './model.ts';

/** Records the outcome of an attempt. */
export async function recordAttempt(
  tx: Tx,
  delivery: Claimed,
  outcome: Outcome,
  now: number,
): Promise<void> {
  await tx
    .updateTable('delivery_attempts')
    .set({ ended_at: now, outcome: outcome.result, words: shorten(outcome.detail) })
    .where('delivery_id', '=', delivery.id)
    .where('number', '=', delivery.attempts)
    .execute();
}

/** How a delivery ended. */
export interface Ending {
  state: Exclude<DeliveryRow['state'], 'waiting'>;
  /** Stored as `last_error`. */
  detail: string | null;
  now: number;
  erasePayload: boolean;
}

/**
 * Ends a delivery. An accepted one becomes `delivered` even if its lease has run out and another
 * worker has claimed it: it must not be sent again. Any other ending is up to the claim's holder.
 * @returns whether this call ended it.
 */
export async function end(
  tx: Tx,
  delivery: Claimed,
  { state, detail, now, erasePayload }: Ending,
): Promise<boolean> {
  const result = await tx
    .updateTable('deliveries')
    .set({
      state,
      claim: null,
      last_error: detail && shorten(detail),
      ended_at: now,
      source: null,
      ...(erasePayload && { payload: null }),
      ...(state === 'delivered' && { remaining: null }),
    })
    .where('id', '=', delivery.id)
    .where('state', '=', 'waiting')
    .$if(state !== 'delivered', (query) => query.where('claim', '=', delivery.claim))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Stores which recipients haven't accepted a mail to the owner; the others won't get it again. */
export async function keepRemaining(tx: Tx, { id }: Claimed, remaining: string[]): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ remaining: toJson(remaining), alone: 1 })
    .where('id', '=', id)
    .execute();
}

/**
 * Records that a mail to the owner was refused: the notice in its place has all retries before it.
 * @returns whether it was the first refusal.
 */
export async function recordRefusal(tx: Tx, delivery: Claimed, now: number): Promise<boolean> {
  if (delivery.refused_at !== null) return false;
  await tx
    .updateTable('deliveries')
    .set({ refused_at: now, replayed_after: delivery.attempts })
    .where('id', '=', delivery.id)
    .execute();
  return true;
}

/** Releases the claim until the next attempt. */
export async function postpone(tx: Tx, delivery: Claimed, due: number, detail: string) {
  await tx
    .updateTable('deliveries')
    .set({ due_at: due, scheduled_at: null, claim: null, last_error: shorten(detail) })
    .where('id', '=', delivery.id)
    .where('claim', '=', delivery.claim)
    .execute();
}

/** Releases the claim until a time that was chosen; the attempt doesn't count as a retry. */
export async function defer(tx: Tx, delivery: Claimed, until: number, detail: string) {
  // A probe, which keeps the time of the next retry, is not counted as it is.
  if (delivery.scheduled_at === null) {
    await tx
      .updateTable('deliveries')
      .set({ replayed_after: sql`replayed_after + 1` })
      .where('id', '=', delivery.id)
      .where('claim', '=', delivery.claim)
      .execute();
  }
  await postpone(tx, delivery, until, detail);
}

/**
 * Makes due what {@link defer} has deferred, because the owner has changed when it may come: what
 * still has to wait is deferred again.
 */
export async function bringDeferredForward(tx: Tx, kind: Kind, now: number): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ due_at: now })
    .where('state', '=', sql.lit('waiting'))
    .where('channel', '=', channelOf(kind))
    .where('kind', '=', kind)
    .where('due_at', '>', now)
    .where('claim', 'is', null)
    .where('attempts', '>', 0)
    .where('attempts', '=', sql.ref<number>('replayed_after'))
    .execute();
}

/**
 * Makes every failed delivery of a recovered channel due now, instead of up to 12 hours later.
 */
export async function bringForward(tx: Tx, channel: Channel, now: number): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ due_at: now, scheduled_at: null })
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    .where('due_at', '>', now)
    .where('claim', 'is', null)
    .where('attempts', '>', 0)
    .execute();
}

/**
 * Sends a delivery again, in any state, with a fresh retry schedule and the same id, by which
 * a receiver recognizes a repeat.
 * @returns its row; undefined when the id is unknown or the delivery is being sent now.
 */
export function replay(db: Database, id: string, now: number): Promise<DeliveryRow | undefined> {
  return db.write((tx) =>
    tx
      .updateTable('deliveries')
      .set((e) => ({
        state: 'waiting' as const,
        due_at: now,
        scheduled_at: null,
        claim: null,
        ended_at: null,
        refused_at: null,
        replayed_after: e.ref('attempts'),
      }))
      .where('id', '=', id)
      .where((or) => or.or([or('claim', 'is', null), or('due_at', '<=', now)]))
      .returningAll()
      .executeTakeFirst(),
  );
}

/** PostgreSQL stores no NUL and no half of a surrogate pair. */
function shorten(text: string): string {
  return text.replace(/\0/g, '').slice(0, 500).toWellFormed();
}
