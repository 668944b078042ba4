import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../../lib/db/client.ts';
import { fromJson, type Json } from '../../../lib/db/columns.ts';
import { newId } from '../../../lib/db/new-id.ts';
import type { Tables } from '../../../lib/db/tables.ts';
import type { EventType } from '../../../lib/deliveries/event.ts';
import type { Outbox } from '../../../lib/deliveries/outbox.ts';
import type { Services } from '../../../lib/services.ts';
import { hashToken, newToken } from './sessions.server.ts';
import type { MailedLinkRow } from './tables.ts';

/** Tables of links that were mailed. */
type LinkTable = {
  [T in keyof Tables]: Tables[T] extends MailedLinkRow ? T : never;
}[keyof Tables];

/** A kind of link. */
export interface LinkKind {
  table: LinkTable;
  /** Its mail; the event's payload has the token until the mail is sent. */
  event: EventType;
  /** How long it works, in ms. */
  lifetime: number;
}

/** Stores a link with a new token, and enqueues its mail. @param email in lower case. */
export async function mailLink(
  tx: Tx,
  { table, event, lifetime }: LinkKind,
  outbox: Outbox,
  {
    email,
    now,
    ...from
  }: { email: string; now: number; source?: string | undefined; request?: string | undefined },
): Promise<void> {
  const token = newToken();
  const id = newId();
  const row = { id, email, token_hash: hashToken(token), created_at: now };
  await tx
    .insertInto(table)
    .values({ ...row, expires_at: now + lifetime })
    .execute();
  await outbox.enqueue(tx, event, { id, payload: { token }, ...from });
}

const payloadShape = v.object({ token: v.string() });

/** The token in the payload of a link's event. */
export const tokenIn = (payload: Json): string => fromJson(payloadShape, payload).token;

/** The link that a token opens; undefined once it is used or too old. */
export function findMailedLink(
  read: Pick<Tx, 'selectFrom'>,
  { table }: LinkKind,
  token: string,
  now: number,
): Promise<MailedLinkRow | undefined> {
  return read
    .selectFrom(table)
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a link up. @returns false when it was used before. */
export async function consumeMailedLink(tx: Tx, { table }: LinkKind, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom(table).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes expired links, and the tokens of those that were never sent. */
export async function deleteExpiredMailedLinks(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { table, event, lifetime }: LinkKind,
): Promise<void> {
  const now = clock();
  await db.write(async (tx) => {
    await tx.deleteFrom(table).where('expires_at', '<=', now).execute();
    await tx
      .updateTable('deliveries')
      .set({ payload: null })
      // Ended deliveries have no payload; the literal lets the index of waiting ones be used.
      .where('state', '=', sql.lit('waiting'))
      .where('event', '=', event.name)
      .where('created_at', '<=', now - lifetime)
      .execute();
  });
}
