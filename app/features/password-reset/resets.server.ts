import { forgetMails } from '../../../lib/deliveries/counted-mails.ts';
import type { Services } from '../../../lib/services.ts';
import { type BrowserTokens, signInBrowser } from '../accounts/browser.server.ts';
import { passwordMessages } from '../accounts/copy.ts';
import { findDevice, forgetDevices } from '../accounts/devices.server.ts';
import {
  consumeMailedLink,
  deleteExpiredMailedLinks,
  findMailedLink,
  type LinkKind,
  mailLink,
} from '../accounts/mailed-links.server.ts';
import { isGuessable } from '../accounts/passwords.server.ts';
import type { Client } from '../accounts/session-cookie.server.ts';
import { endSessions } from '../accounts/sessions.server.ts';
import {
  type AttemptLimit,
  clearAttempts,
  ownerOf,
  recordAttempt,
} from '../accounts/sign-in-attempts.server.ts';
import { findUser, setPassword } from '../accounts/users.server.ts';
import { passwordResetAsked } from './mail.server.ts';

/** How long a link works: an hour, in ms. */
export const resetLifetime = 60 * 60 * 1000;

const resetLink: LinkKind = {
  table: 'password_resets',
  event: passwordResetAsked,
  lifetime: resetLifetime,
};

/** Mails to one address, and more that the customer's own browser asks for. */
const mailLimit: AttemptLimit = { attempts: 3, within: resetLifetime };

/**
 * Requests a one-time link by email. Every address takes the same reads and writes, with or without
 * an account: the worker looks the customer up when it makes the mail. So neither the answer nor its
 * time reveals who is a customer.
 */
export async function requestReset(
  services: Pick<Services, 'db' | 'clock' | 'outbox'>,
  address: string,
  { device, source, request }: Pick<Partial<Client>, 'device' | 'source' | 'request'> = {},
): Promise<void> {
  const { db, clock, outbox } = services;
  const email = address.toLowerCase();
  const now = clock();
  const known = await findDevice(services, device);
  const kind = known?.email === email ? `reset ${known.key}` : 'reset';
  await db.write(async (tx) => {
    if (await recordAttempt(tx, { email, kind, now }, mailLimit)) return;
    await mailLink(tx, resetLink, outbox, { email, now, source, request });
  });
}

export type ResetOutcome =
  | { kind: 'changed'; tokens: BrowserTokens }
  /** The link was used before, is too old, or was never sent. */
  | { kind: 'invalid' }
  /** The password is refused; the link still works. */
  | { kind: 'refused'; message: string };

/**
 * Sets a new password with a link's token, once, and signs the browser in, so that a stranger who
 * guesses passwords from many networks can't keep the customer out. Ends all other sessions and links,
 * and forgets all other browsers.
 * @throws {OverloadError} when too many passwords are queued.
 */
export async function resetPassword(
  services: Pick<Services, 'db' | 'clock' | 'passwords'>,
  token: string,
  password: string,
  browser: Partial<Client> = {},
): Promise<ResetOutcome> {
  const { db, clock, passwords } = services;
  const now = clock();
  const reset = await findMailedLink(db.read, resetLink, token, now);
  const user = reset && (await findUser(services, reset.email));
  if (!reset || !user) return { kind: 'invalid' };
  if (await isGuessable(password, user)) {
    return { kind: 'refused', message: passwordMessages.tooCommon };
  }
  const known = { customer: user.id, key: 'reset link' };
  const hashed = await passwords.hash(password, ownerOf({ known }));
  return db.write(async (tx) => {
    if (!(await consumeMailedLink(tx, resetLink, reset.id))) return { kind: 'invalid' };
    await setPassword(tx, user.id, hashed, now);
    await endSessions(tx, user.id);
    await forgetDevices(tx, user.id);
    await clearAttempts(tx, user.email);
    // Their reader wants them: the next one must not be refused for their number.
    await forgetMails(tx, user.email, passwordResetAsked.name);
    await tx.deleteFrom('password_resets').where('email', '=', user.email).execute();
    return { kind: 'changed', tokens: await signInBrowser(tx, { userId: user.id, now }, browser) };
  });
}

/** Whether a link still works. */
export async function isResetValid(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<boolean> {
  return (await findMailedLink(db.read, resetLink, token, clock())) !== undefined;
}

/** Job: deletes expired links. */
export const deleteExpiredResets = (services: Pick<Services, 'db' | 'clock'>) =>
  deleteExpiredMailedLinks(services, resetLink);
