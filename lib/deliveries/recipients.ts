import { hash } from 'node:crypto';
import type { Database } from '../db/client.ts';

/** Milliseconds within which an unproved address gets one message: a day. */
const day = 24 * 60 * 60 * 1000;

/**
 * Reserves the day's one message to an address for a delivery. The same delivery may ask again: its
 * retries count as the one message.
 * @returns whether it may be sent.
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
  const kept = await db.write((tx) =>
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
  return kept !== undefined;
}

/** Forgets addresses whose day is over. */
export async function forgetRecipients(db: Database, now: number): Promise<void> {
  await db.write((tx) =>
    tx
      .deleteFrom('recipients')
      .where('sent_at', '<=', now - day)
      .execute(),
  );
}
