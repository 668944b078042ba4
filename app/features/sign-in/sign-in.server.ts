import type { Services } from '../../../lib/services.ts';
import { isRightPassword } from '../accounts/attempts.server.ts';
import { beginSession, endSession } from '../accounts/sessions.server.ts';
import type { UserRow } from '../accounts/tables.ts';
import { findUser } from '../signup/signup.server.ts';
import type { Login } from './schema.ts';

/** The browser that signs in. */
export interface Visit {
  /** Of the session it has. */
  token?: string | undefined;
  /** Its network address. */
  source?: string | undefined;
}

/**
 * Signs in with a new token, and ends the session that the browser had. An unknown address takes the
 * same work as a wrong password.
 * @returns undefined when address and password do not belong together.
 * @throws {BusyError} when the account's attempts are used up, or too many passwords wait.
 */
export async function signIn(
  services: Pick<Services, 'db' | 'clock' | 'passwords'>,
  { email, password }: Login,
  { token: tokenBefore, source }: Visit,
): Promise<{ user: UserRow; token: string } | undefined> {
  const { db, clock, passwords } = services;
  const user = await findUser(services, email);
  const attempt = { email, password, hashed: user?.password, source };
  const right = await isRightPassword(services, attempt);
  if (!user || !right) return undefined;
  // At yesterday's cost: now, that the password is at hand, is the time to hash it anew.
  const renewed = passwords.isOutdated(user.password) ? await passwords.hash(password) : undefined;
  return db.write(async (tx) => {
    // Still the password that was compared: a change of it, meanwhile, ends what the old one opens.
    const same = await tx
      .updateTable('users')
      .set({ password: renewed ?? user.password })
      .where('id', '=', user.id)
      .where('password', '=', user.password)
      .executeTakeFirst();
    if (same.numUpdatedRows === 0n) return undefined;
    if (tokenBefore !== undefined) await endSession(tx, tokenBefore);
    return { user, token: await beginSession(tx, user.id, clock()) };
  });
}

/** Ends a session; one that is over already is no error. */
export async function signOut(
  { db }: Pick<Services, 'db'>,
  token: string | undefined,
): Promise<void> {
  if (token !== undefined) await db.write((tx) => endSession(tx, token));
}
