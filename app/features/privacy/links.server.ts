import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/client.ts';
import { newId } from '../../../lib/db/new-id.ts';
import { forgetMails } from '../../../lib/deliveries/mail-limits.ts';
import type { EraseReport } from '../../../lib/privacy/people.ts';
import { mailbox } from '../../../lib/privacy/personal.ts';
import type { Services } from '../../../lib/services.ts';
import { lifetimes } from '../../facts/privacy.ts';
import type { Sending } from '../../forms/form-endpoint.server.ts';
import { hashToken, newToken } from '../accounts/sessions.server.ts';
import { dataLinkAsked } from './mail.server.ts';
import type { DataLinkRow } from './tables.ts';

/** How long a link works, in ms. */
export const linkLifetime = lifetimes.dataLinkHours * 60 * 60 * 1000;

/**
 * Sends a link to an address. Every address takes the same writes and gets the same mail, whether
 * anything is kept about it or not.
 * @param from the client's network address, for the limits of mails, and its request.
 */
export async function requestLink(
  { db, clock, outbox }: Pick<Services, 'db' | 'clock' | 'outbox'>,
  address: string,
  from: Omit<Sending, 'key'>,
): Promise<void> {
  const now = clock();
  const token = newToken();
  const id = newId();
  const expiry = { created_at: now, expires_at: now + linkLifetime };
  await db.write(async (tx) => {
    await tx
      .insertInto('data_links')
      .values({ id, email: mailbox(address), token_hash: hashToken(token), ...expiry })
      .execute();
    await outbox.enqueue(tx, dataLinkAsked, { id, payload: { token }, ...from });
  });
}

/** The link that a token opens; undefined once it has been used to erase, or is too old. */
export function findLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<DataLinkRow | undefined> {
  return db.read
    .selectFrom('data_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', clock())
    .executeTakeFirst();
}

/** Clears the count of mails to a mailbox whose holder has used a link: they want them. */
export async function proveMailbox({ db }: Pick<Services, 'db'>, link: DataLinkRow): Promise<void> {
  await db.write((tx) => forgetMails(tx, link.email, dataLinkAsked.name));
}

/**
 * Erases the person whom a link was sent to, once.
 * @returns undefined when the link has been used in the meantime.
 * @throws {ErasureRefused}
 */
export function eraseByLink(
  { people }: Pick<Services, 'people'>,
  { id, email }: DataLinkRow,
): Promise<EraseReport | undefined> {
  return people.erase(email, { claim: (tx) => consume(tx, id) });
}

async function consume(tx: Tx, id: string): Promise<boolean> {
  const used = await tx.deleteFrom('data_links').where('id', '=', id).executeTakeFirst();
  return used.numDeletedRows > 0n;
}

/** Job: deletes expired links, and the tokens of those that were never sent. */
export async function deleteExpiredLinks({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock();
  await db.write(async (tx) => {
    await tx.deleteFrom('data_links').where('expires_at', '<=', now).execute();
    await tx
      .updateTable('deliveries')
      .set({ payload: null })
      // Ended deliveries have no payload; the literal lets the index of waiting ones be used.
      .where('state', '=', sql.lit('waiting'))
      .where('event', '=', dataLinkAsked.name)
      .where('created_at', '<=', now - linkLifetime)
      .execute();
  });
}
