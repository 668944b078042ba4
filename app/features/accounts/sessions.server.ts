import { hash, randomBytes } from 'node:crypto';
import type { Tx } from '../../../lib/db/client.ts';
import type { Services } from '../../../lib/services.ts';
import { sessionLifetime } from './session-cookie.server.ts';
import type { UserRow } from './tables.ts';

/** A session is prolonged when this much of it is used up: a write a day, not one for each request. */
const prolongAfter = 24 * 60 * 60 * 1000;

export interface SignedIn {
  user: UserRow;
  token: string;
  /** The session was prolonged just now, and so must be its cookie. */
  prolonged: boolean;
}

/** Begins a session. @returns the token for the browser's cookie; only its hash is stored. */
export async function beginSession(tx: Tx, userId: string, now: number): Promise<string> {
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

/** Who is signed in with a token; undefined when nobody is (any more). */
export async function findSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string | undefined,
): Promise<SignedIn | undefined> {
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
  const prolonged = expires_at < now + sessionLifetime - prolongAfter;
  if (prolonged) {
    await db.write((tx) =>
      tx
        .updateTable('sessions')
        .set({ expires_at: now + sessionLifetime })
        .where('token_hash', '=', tokenHash)
        .execute(),
    );
  }
  return { user, token, prolonged };
}

export async function endSession(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Ends a customer's sessions on every device, but for the one given. */
export async function endSessions(tx: Tx, userId: string, exceptToken?: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptToken !== undefined, (query) =>
      query.where('token_hash', '!=', hashToken(exceptToken ?? '')),
    )
    .execute();
}

/** 256 random bits as 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A random token has nothing to guess, so a fast hash does. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
