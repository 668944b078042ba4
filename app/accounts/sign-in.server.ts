import type { Services } from '../../server/services.ts';
import type { UserRow } from './rows.ts';
import { beginSession, endSession } from './sessions.server.ts';
import type { Login } from './sign-in.ts';
import { findUser } from './signup.server.ts';

/**
 * Signs in with a new token, and ends the session that the browser had. An unknown address takes the
 * same work as a wrong password.
 * @returns undefined when address and password do not belong together.
 * @throws {BusyError} when too many passwords wait to be compared.
 */
export async function signIn(
  services: Pick<Services, 'db' | 'clock' | 'passwords'>,
  { email, password }: Login,
  tokenBefore: string | undefined,
): Promise<{ user: UserRow; token: string } | undefined> {
  const { db, clock, passwords } = services;
  const user = await findUser(services, email);
  const matched = await passwords.matches(password, user?.password);
  if (!user || !matched) return undefined;
  // At yesterday's cost: now, that the password is at hand, is the time to hash it anew.
  const renewed = passwords.isOutdated(user.password) ? await passwords.hash(password) : undefined;
  const token = await db.write(async (tx) => {
    if (tokenBefore !== undefined) await endSession(tx, tokenBefore);
    if (renewed !== undefined) {
      await tx
        .updateTable('users')
        .set({ password: renewed })
        .where('id', '=', user.id)
        .where('password', '=', user.password)
        .execute();
    }
    return beginSession(tx, user.id, clock());
  });
  return { user, token };
}

/** Ends a session; one that is over already is no error. */
export async function signOut(
  { db }: Pick<Services, 'db'>,
  token: string | undefined,
): Promise<void> {
  if (token !== undefined) await db.write((tx) => endSession(tx, token));
}
