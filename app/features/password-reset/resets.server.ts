import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/client.ts';
import type { Services } from '../../../lib/services.ts';
import { type Allowance, forgetAttempts, waitFor } from '../accounts/attempts.server.ts';
import { isGuessable } from '../accounts/passwords.server.ts';
import { guessable } from '../accounts/rules.ts';
import { endSessions, hashToken, newToken } from '../accounts/sessions.server.ts';
import { findUser } from '../signup/signup.server.ts';
import { passwordResetAsked } from './mail.server.ts';

/** How long a link is good for: an hour, in milliseconds. */
export const resetLifetime = 60 * 60 * 1000;

/** Messages to one address. */
const perAddress: Allowance = { attempts: 3, within: resetLifetime };

/**
 * Sends a one-time link. Any address takes the same reads and writes, known or not: the request is
 * stored and handed to the ledger, and it is only when the message is made that somebody looks for a
 * customer of that address. So neither answer nor time tells who is one.
 */
export async function askReset(
  { db, clock, outbox }: Pick<Services, 'db' | 'clock' | 'outbox'>,
  address: string,
): Promise<void> {
  const email = address.toLowerCase();
  const now = clock();
  const token = newToken();
  const id = randomUUIDv7();
  await db.write(async (tx) => {
    if (await waitFor(tx, { email, kind: 'reset', now }, perAddress)) return;
    await tx
      .insertInto('password_resets')
      .values({
        id,
        email,
        token_hash: hashToken(token),
        created_at: now,
        expires_at: now + resetLifetime,
      })
      .execute();
    await outbox.enqueue(tx, passwordResetAsked, { id, payload: { token } });
  });
}

export type ResetOutcome =
  | { kind: 'changed' }
  /** Used already, too old, or never sent. */
  | { kind: 'invalid' }
  | { kind: 'refused'; errors: Record<string, string> };

/**
 * Sets a new password by a link's token, once; ends every session and every other link.
 * @throws {BusyError} when too many passwords wait to be hashed.
 */
export async function resetPassword(
  services: Pick<Services, 'db' | 'clock' | 'passwords'>,
  token: string,
  password: string,
): Promise<ResetOutcome> {
  const { db, clock, passwords } = services;
  const now = clock();
  const reset = await findReset(db.read, token, now);
  const user = reset && (await findUser(services, reset.email));
  if (!reset || !user) return { kind: 'invalid' };
  if (isGuessable(password, user)) return { kind: 'refused', errors: { password: guessable } };
  const hashed = await passwords.hash(password);
  return db.write(async (tx) => {
    const used = await tx
      .deleteFrom('password_resets')
      .where('id', '=', reset.id)
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) return { kind: 'invalid' };
    await setPassword(tx, user.id, hashed, now);
    await endSessions(tx, user.id);
    await forgetAttempts(tx, user.email);
    await tx.deleteFrom('password_resets').where('email', '=', user.email).execute();
    return { kind: 'changed' };
  });
}

/** Whether a link would still do. */
export async function isResetValid(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<boolean> {
  return (await findReset(db.read, token, clock())) !== undefined;
}

/** Forgets links, sessions and counted attempts that are past their time, and the tokens of links that were never sent. */
export async function forgetExpired({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock();
  await db.write(async (tx) => {
    await tx.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
    await tx
      .updateTable('deliveries')
      .set({ payload: null })
      // Ended ones have lost theirs; written out, so that the index of what waits is used.
      .where('state', '=', sql.lit('waiting'))
      .where('event', '=', passwordResetAsked.name)
      .where('created_at', '<=', now - resetLifetime)
      .execute();
    await tx.deleteFrom('sessions').where('expires_at', '<=', now).execute();
    await tx.deleteFrom('sign_in_attempts').where('ends_at', '<=', now).execute();
  });
}

export async function setPassword(tx: Tx, userId: string, hashed: string, now: number) {
  await tx
    .updateTable('users')
    .set({ password: hashed, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

function findReset(read: Pick<Tx, 'selectFrom'>, token: string, now: number) {
  return read
    .selectFrom('password_resets')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
