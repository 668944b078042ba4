import { hash } from 'node:crypto';
import type { Database, Tx } from '../db/client.ts';
import type { Clock, Time } from '../db/columns.ts';
import { recipientOf } from './recipient.ts';

/** A mail counted within the last day. Addresses are kept as hashes. */
export interface CountedMailRow {
  delivery_id: string;
  event: string;
  mailbox: string;
  domain: string;
  /** The client's networks, the narrowest first, each between spaces; null where unknown. */
  networks: string | null;
  sent_at: Time;
}

declare module '../db/tables.ts' {
  interface Tables {
    counted_mails: CountedMailRow;
  }
}

export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/** How addresses and domains are kept. */
export const hashOf = (text: string) => hash('sha256', text, 'base64url');

/** Counts a mail; a retry of the same delivery replaces its earlier count. */
export async function countRow(tx: Tx, row: CountedMailRow): Promise<void> {
  await tx
    .insertInto('counted_mails')
    .values(row)
    .onConflict((conflict) => conflict.column('delivery_id').doUpdateSet({ sent_at: row.sent_at }))
    .execute();
}

/** Counts a mail to the owner that isn't gathered with others. */
export async function countOwnerMails(
  tx: Tx,
  deliveries: readonly string[],
  now: number,
): Promise<void> {
  for (const delivery_id of deliveries) {
    const none = { mailbox: '', domain: '', networks: null };
    await countRow(tx, { delivery_id, event: ownerMails, ...none, sent_at: now });
  }
}

/** Number of mails to the owner within the last hour, without the gathered ones. */
export async function ownerMailsOfHour(tx: Tx, now: number): Promise<number> {
  const { count } = await tx
    .selectFrom('counted_mails')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('event', '=', ownerMails)
    .where('sent_at', '>', now - hour)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stands for an event's name; no event has it. */
const ownerMails = 'owner';

/** Forgets the mails of one kind to an address, whose reader has used the link in one of them. */
export async function forgetMails(tx: Tx, address: string, event: string): Promise<void> {
  await tx
    .deleteFrom('counted_mails')
    .where('mailbox', '=', mailboxHash(address))
    .where('event', '=', event)
    .execute();
}

/** Value of `mailbox` in the counts of mails to an address. */
export const mailboxHash = (address: string) => hashOf(recipientOf(address).mailbox);

/** Job: deletes the counts of earlier days, and those of the version before. */
export async function purgeCountedMails({ db, clock }: { db: Database; clock: Clock }) {
  const before = clock() - day;
  await db.write(async (tx) => {
    await tx.deleteFrom('counted_mails').where('sent_at', '<=', before).execute();
    await tx.deleteFrom('recipients').where('sent_at', '<=', before).execute();
  });
}
