import type { Database, Tx } from '../../../lib/db/client.ts';
import { newId } from '../../../lib/db/new-id.ts';
import type { Services } from '../../../lib/services.ts';
import { hashToken, newToken } from '../accounts/sessions.server.ts';
import type { OwnerSessionRow } from './tables.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Lifetime of a session after its last use, in ms. */
export const sessionLifetime = 30 * day;

/** Time in ms after a sign-in in which the owner may change how they sign in. */
const freshFor = 15 * minute;

/** Age in ms at which a used session is extended: a write an hour instead of one per request. */
const extendAfter = 60 * minute;

/** An owner who is signed in. */
export interface OwnerSession {
  id: string;
  token: string;
  owner: { id: string; email: string };
  /** The owner signed in a few minutes ago, so it isn't somebody who found the phone unlocked. */
  fresh: boolean;
  /** The session was extended by this request; its cookie has to be sent again. */
  extended: boolean;
}

/** Starts a session. @returns the token for the browser's cookie; only its hash is stored. */
export async function startOwnerSession(
  tx: Tx,
  { ownerId, label, now }: { ownerId: string; label: string; now: number },
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('owner_sessions')
    .values({
      id: newId(),
      token_hash: hashToken(token),
      owner_id: ownerId,
      label,
      created_at: now,
      used_at: now,
      expires_at: now + sessionLifetime,
    })
    .execute();
  return token;
}

/** Finds the session of a token and extends it; undefined without a valid one. */
export async function findOwnerSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string | undefined,
): Promise<OwnerSession | undefined> {
  if (token === undefined) return undefined;
  const now = clock();
  const row = await db.read
    .selectFrom('owner_sessions')
    .innerJoin('owners', 'owners.id', 'owner_sessions.owner_id')
    .select(['owner_sessions.id', 'owner_sessions.created_at', 'owner_sessions.used_at'])
    .select(['owners.id as ownerId', 'owners.email'])
    .where('owner_sessions.token_hash', '=', hashToken(token))
    .where('owner_sessions.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, ownerId, email } = row;
  const extended = now - row.used_at >= extendAfter;
  if (extended) {
    await db.write((tx) =>
      tx
        .updateTable('owner_sessions')
        .set({ used_at: now, expires_at: now + sessionLifetime })
        .where('id', '=', id)
        .execute(),
    );
  }
  const fresh = now - row.created_at < freshFor;
  return { id, token, owner: { id: ownerId, email }, fresh, extended };
}

/** An owner's sessions, the last used first. */
export function listOwnerSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ownerId: string,
): Promise<OwnerSessionRow[]> {
  return db.read
    .selectFrom('owner_sessions')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('expires_at', '>', clock())
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends the session that a token belongs to. */
export async function endSessionOf(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom('owner_sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Ends one of an owner's sessions. */
export async function endOwnerSession(tx: Tx, ownerId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('owner_sessions')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .execute();
}

/** Ends an owner's sessions in every browser except one; the others are no longer notified. */
export async function endOwnerSessions(tx: Tx, ownerId: string, exceptId = ''): Promise<void> {
  await tx
    .deleteFrom('owner_sessions')
    .where('owner_id', '=', ownerId)
    .where('id', '!=', exceptId)
    .execute();
  await tx
    .deleteFrom('push_devices')
    .where('owner_id', '=', ownerId)
    .where('session_id', 'is', null)
    .execute();
}

/** Id of the owner whose browser sent a request; doesn't extend the session. */
export async function ownerOfSession(
  read: Database['read'],
  token: string | undefined,
  now: number,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const row = await read
    .selectFrom('owner_sessions')
    .select('owner_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.owner_id;
}

/** Which of some sessions, given by their ids, haven't ended. */
export async function validSessions(
  read: Database['read'],
  ids: readonly string[],
  now: number,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await read
    .selectFrom('owner_sessions')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('expires_at', '>', now)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Job: deletes what has expired: sessions, links, and passkeys' challenges. */
export async function deleteExpiredDesk({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  await db.write(async (tx) => {
    const now = clock();
    // A phone whose session has expired is still notified; ending a session removes its phone.
    await tx
      .updateTable('push_devices')
      .set({ session_id: null })
      .where('session_id', 'in', (e) =>
        e.selectFrom('owner_sessions').select('id').where('expires_at', '<=', now),
      )
      .execute();
    for (const table of ['owner_sessions', 'owner_links', 'owner_challenges'] as const) {
      await tx.deleteFrom(table).where('expires_at', '<=', now).execute();
    }
  });
}
