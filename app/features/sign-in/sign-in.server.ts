import * as v from 'valibot';
import type { Services } from '../../../lib/services.ts';
import { email, type FieldErrors, parseForm } from '../../forms/rules.ts';
import { type BrowserTokens, signInBrowser } from '../accounts/browser.server.ts';
import { findDevice } from '../accounts/devices.server.ts';
import { currentPassword } from '../accounts/schema.ts';
import type { Client } from '../accounts/session-cookie.server.ts';
import { endSession } from '../accounts/sessions.server.ts';
import { ownerOf, verifyPassword } from '../accounts/sign-in-attempts.server.ts';
import type { UserRow } from '../accounts/tables.ts';
import { findUser } from '../accounts/users.server.ts';

export const loginSchema = v.object({ email: email(), password: currentPassword() });

type SignInServices = Pick<Services, 'db' | 'clock' | 'passwords'>;

export type LoginOutcome =
  | { kind: 'signed-in'; user: UserRow; tokens: BrowserTokens }
  | { kind: 'invalid'; errors: FieldErrors }
  /** Wrong address or wrong password. */
  | { kind: 'incorrect' };

/**
 * Parses and carries out a sign-in, sent as JSON or as a plain post.
 * @throws {OverloadError} when the attempts are used up, or too many passwords are queued.
 */
export async function receiveLogin(
  services: SignInServices,
  entries: object,
  client: Partial<Client>,
): Promise<LoginOutcome> {
  const parsed = parseForm(loginSchema, entries);
  if ('errors' in parsed) return { kind: 'invalid', errors: parsed.errors };
  const signedIn = await signIn(services, parsed.values, client);
  return signedIn ? { kind: 'signed-in', ...signedIn } : { kind: 'incorrect' };
}

/**
 * Starts a session with a new token and ends the one that the browser had. An unknown address takes
 * the same work as a wrong password. A browser in which the customer has signed in before has its own
 * count of attempts.
 * @returns undefined when address or password is wrong.
 * @throws {OverloadError} when the attempts are used up, or too many passwords are queued.
 */
export async function signIn(
  services: SignInServices,
  { email, password }: v.InferOutput<typeof loginSchema>,
  { token, device, source }: Partial<Client>,
): Promise<{ user: UserRow; tokens: BrowserTokens } | undefined> {
  const { db, clock, passwords } = services;
  const user = await findUser(services, email);
  const found = await findDevice(services, device);
  const known = found?.customer === user?.id ? found : undefined;
  const attempt = { email, password, hashed: user?.password, source, known };
  const correct = await verifyPassword(services, attempt);
  if (!user || !correct) return undefined;
  const hash = passwords.isOutdated(user.password)
    ? await passwords.hash(password, ownerOf(attempt))
    : user.password;
  return db.write(async (tx) => {
    // Only while the verified password is still the account's: it may have been changed meanwhile.
    const unchanged = await tx
      .updateTable('users')
      .set({ password: hash })
      .where('id', '=', user.id)
      .where('password', '=', user.password)
      .executeTakeFirst();
    if (unchanged.numUpdatedRows === 0n) return undefined;
    const browser = { userId: user.id, now: clock() };
    return { user, tokens: await signInBrowser(tx, browser, { token, device }) };
  });
}

/** Ends a session, if the token has one. */
export async function signOut(
  { db }: Pick<Services, 'db'>,
  token: string | undefined,
): Promise<void> {
  if (token !== undefined) await db.write((tx) => endSession(tx, token));
}
