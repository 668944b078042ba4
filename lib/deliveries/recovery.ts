import { sql } from 'kysely';
import type { Database, Tx } from '../db/client.ts';
import type { Channel } from './model.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/**
 * Milliseconds between probes of a failing channel. A delivery's own retries are up to 12 hours
 * apart, so without probes messages would wait that long after the mail server is back.
 */
export const probeEvery = 5 * minute;

/**
 * The longest time in ms that a receiver can hold a channel with `Retry-After`: after a day, a mistake
 * is likelier than maintenance, and deliveries are given up after four.
 */
export const maxHold = day;

/** Milliseconds that clocks may differ: several machines have several, and small steps are usual. */
export const clockSlack = minute;

/**
 * Whether deliveries of a channel may be claimed: not while the receiver asked to be left alone. If
 * the channel fails and nothing was tried for a while, one waiting delivery becomes due as a probe;
 * its success makes the others due (`bringForward`).
 * @param now epoch milliseconds.
 */
export async function mayClaim(db: Database, channel: Channel, now: number): Promise<boolean> {
  const row = await db.read
    .selectFrom('channels')
    .select(['failing_since', 'probe_at', 'hold_until'])
    .where('channel', '=', channel)
    .executeTakeFirst();
  if (!row) return true;
  if (isAhead(row.hold_until, now, maxHold)) return false;
  if (row.failing_since !== null && !isAhead(row.probe_at, now, probeEvery)) {
    await db.write((tx) => probe(tx, channel, now));
  }
  return true;
}

/** Whether a time has yet to come. One that is too far ahead was set before the clock was set back. */
function isAhead(time: number | null, now: number, atMost: number): boolean {
  return time !== null && time > now && time <= now + atMost + clockSlack;
}

/**
 * Makes one waiting delivery due, the one with the fewest attempts, so that a message that never gets
 * through can't be every probe. The attempt doesn't count as one of its retries, which keep their
 * time. Of several processes, the one that updates the channel's row probes.
 */
async function probe(tx: Tx, channel: Channel, now: number): Promise<void> {
  const next = now + probeEvery;
  const { numUpdatedRows } = await tx
    .updateTable('channels')
    .set({ probe_at: next })
    .where('channel', '=', channel)
    .where('failing_since', 'is not', null)
    .where((e) =>
      e.or([
        e('probe_at', 'is', null),
        e('probe_at', '<=', now),
        e('probe_at', '>', next + clockSlack),
      ]),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await tx
    .updateTable('deliveries')
    .set((e) => ({
      scheduled_at: e.ref('due_at'),
      due_at: now,
      replayed_after: sql<number>`replayed_after + 1`,
    }))
    .where('id', '=', (e) =>
      e
        .selectFrom('deliveries')
        .select('id')
        .where('state', '=', sql.lit('waiting'))
        .where('channel', '=', channel)
        .where('due_at', '>', now)
        .where('claim', 'is', null)
        .where('attempts', '>', 0)
        .orderBy('attempts')
        .orderBy('due_at')
        .limit(1),
    )
    .execute();
}

/**
 * Makes a channel's deliveries due that would wait for a time the clock had before it was set back:
 * those created, or last tried, in what is now the future. The lease of a claim starts again, since
 * its process may still be sending. Outages and notices from the future begin now.
 * @param now epoch milliseconds.
 */
export function undoClockJump(
  db: Database,
  channel: Channel,
  { now, leaseMs }: { now: number; leaseMs: number },
): Promise<void> {
  const future = now + clockSlack;
  return db.write(async (tx) => {
    const waiting = tx
      .updateTable('deliveries')
      .where('state', '=', sql.lit('waiting'))
      .where('channel', '=', channel);
    await waiting
      .set({ due_at: now + leaseMs })
      .where('claim', 'is not', null)
      .where('due_at', '>', now + leaseMs)
      .execute();
    await waiting
      .set({ due_at: now, scheduled_at: null })
      .where('claim', 'is', null)
      .where('due_at', '>', now)
      .where((e) =>
        e.or([
          e('created_at', '>', future),
          e.exists(
            e
              .selectFrom('delivery_attempts')
              .select('number')
              .whereRef('delivery_id', '=', 'deliveries.id')
              .whereRef('number', '=', 'deliveries.attempts')
              .where('started_at', '>', future),
          ),
        ]),
      )
      .execute();
    await tx
      .updateTable('channels')
      .set({ failing_since: now })
      .where('channel', '=', channel)
      .where('failing_since', '>', future)
      .execute();
    await tx
      .updateTable('counted_mails')
      .set({ sent_at: now })
      .where('sent_at', '>', future)
      .execute();
    // A notice is due within a day: the next one comes a day after the last.
    await tx
      .updateTable('notices')
      .set({ due_at: now })
      .where('due_at', '>', future + day)
      .execute();
  });
}
