import { hash, randomBytes } from 'node:crypto';
import type { Tx } from '../../../lib/db/client.ts';
import type { Services } from '../../../lib/services.ts';
import type { UserRow } from './tables.ts';

const day = 24 * 60 * 60 * 1000;

/** Lifetime of a session after its last use, in ms. */
export const sessionLifetime = 30 * day;

/** Age in ms at which a used session is extended: one write a day instead of one per request. */
const extendAfter = day;

export interface Session {
  user: UserRow;
  token: string;
  /** The session was extended by this request; its cookie has to be sent again. */
  extended: boolean;
}

/** Starts a session. @returns the token for the browser's cookie; only its hash is stored. */
export async function startSession(tx: Tx, userId: string, now: number): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: now + sessionLifetime,
    })
    .execute();
  return token;
}

/** Finds the session of a token and extends it; undefined without a valid one. */
export async function findSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string | undefined,
): Promise<Session | undefined> {
  if (token === undefined) return undefined;
  const now = clock();
  const tokenHash = hashToken(token);
  const row = await db.read
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select('sessions.expires_at')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { expires_at, ...user } = row;
  const extended = expires_at < now + sessionLifetime - extendAfter;
  if (extended) {
    await db.write((tx) =>
      tx
        .updateTable('sessions')
        .set({ expires_at: now + sessionLifetime })
        .where('token_hash', '=', tokenHash)
        .execute(),
    );
  }
  return { user, token, extended };
}

/** The id of the customer who has a session; doesn't extend it. */
export async function customerOfSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string | undefined,
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const row = await db.read
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', clock())
    .executeTakeFirst();
  return row?.user_id;
}

export async function endSession(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Ends a customer's sessions in every browser except one. */
export async function endSessions(tx: Tx, userId: string, exceptToken?: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptToken !== undefined, (query) =>
      query.where('token_hash', '!=', hashToken(exceptToken ?? '')),
    )
    .execute();
}

/** Job: deletes expired sessions. */
export async function deleteExpiredSessions({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  await db.write((tx) => tx.deleteFrom('sessions').where('expires_at', '<=', clock()).execute());
}

/** 256 random bits as 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A random token can't be guessed, so a fast hash is enough. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
