import type { Tx } from '../../../lib/db/client.ts';
import type { Services } from '../../../lib/services.ts';
import { hashToken, newToken } from './sessions.server.ts';
import type { KnownBrowser } from './sign-in-attempts.server.ts';

/** Time in ms after a sign-in for which its browser is known: a year, within Chrome's 400 days. */
export const deviceLifetime = 365 * 24 * 60 * 60 * 1000;

/** Remembers a browser. @returns the token for its cookie; only its hash is stored. */
export async function rememberDevice(tx: Tx, userId: string, now: number): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('known_devices')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: now + deviceLifetime,
    })
    .execute();
  return token;
}

/** The customer who signed in with the browser that has a token, as a key to count it by. */
export async function findDevice(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string | undefined,
): Promise<(KnownBrowser & { email: string }) | undefined> {
  if (token === undefined) return undefined;
  const tokenHash = hashToken(token);
  const row = await db.read
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select(['users.id', 'users.email'])
    .where('known_devices.token_hash', '=', tokenHash)
    .where('known_devices.expires_at', '>', clock())
    .executeTakeFirst();
  return row && { customer: row.id, email: row.email, key: `device ${tokenHash}` };
}

/** Forgets one browser, which gets a new token or none. */
export async function forgetDevice(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('token_hash', '=', hashToken(token)).execute();
}

/** Forgets all browsers of a customer: the password is another one now. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

/** Job: deletes browsers in which nobody has signed in for a year. */
export async function deleteExpiredDevices({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  await db.write((tx) =>
    tx.deleteFrom('known_devices').where('expires_at', '<=', clock()).execute(),
  );
}
