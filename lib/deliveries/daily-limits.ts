import { hash } from 'node:crypto';
import type { Database, Tx } from '../db/client.ts';
import type { Clock } from '../db/columns.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Plans a notice to the owner: at most one of a name waits at a time, and at most one a day is sent.
 * A notice reports the whole state at the time it is sent, so it covers whatever happens meanwhile.
 * @param soonest epoch milliseconds.
 * @returns when to send it; undefined when one is already waiting.
 */
export async function planNotice(
  tx: Tx,
  name: string,
  { now, soonest }: { now: number; soonest: number },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('notices')
    .values({ name, due_at: soonest })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((e) => ({
          due_at: e
            .case()
            .when(e('notices.due_at', '>', soonest - day))
            .then(e('notices.due_at', '+', day))
            .else(e.ref('excluded.due_at'))
            .end(),
        }))
        .where('notices.due_at', '<=', now),
    )
    .returning('due_at')
    .executeTakeFirst();
  return row?.due_at;
}

/**
 * Reserves an unverified address's one message of the day for a delivery. Retries of the same
 * delivery count as that one message.
 * @returns whether the delivery may be sent.
 */
export async function reserveRecipient(
  db: Database,
  address: string,
  { delivery, now }: { delivery: string; now: number },
): Promise<boolean> {
  const row = {
    address_hash: hash('sha256', address.trim().toLowerCase(), 'base64url'),
    delivery_id: delivery,
    sent_at: now,
  };
  const reserved = await db.write((tx) =>
    tx
      .insertInto('recipients')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('address_hash')
          .doUpdateSet((e) => ({
            delivery_id: e.ref('excluded.delivery_id'),
            sent_at: e.ref('excluded.sent_at'),
          }))
          .where((e) =>
            e.or([
              e('recipients.delivery_id', '=', delivery),
              e('recipients.sent_at', '<=', now - day),
            ]),
          ),
      )
      .returning('sent_at')
      .executeTakeFirst(),
  );
  return reserved !== undefined;
}

/** Deletes the address hashes of earlier days. */
export async function purgeRecipients({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Promise<void> {
  await db.write((tx) =>
    tx
      .deleteFrom('recipients')
      .where('sent_at', '<=', clock() - day)
      .execute(),
  );
}
