import type { Tx } from '../../../lib/db/client.ts';
import { toJson } from '../../../lib/db/columns.ts';
import type { Outbox } from '../../../lib/deliveries/outbox.ts';
import { eraseAnswers } from '../../../lib/deliveries/personal.ts';
import { recordErasedRow } from '../../../lib/privacy/erasures.ts';
import type { ExpiryRequest } from '../../../lib/privacy/personal.ts';
import type { Services } from '../../../lib/services.ts';
import { passwordMessages } from './copy.ts';
import { forgetDevices, rememberDevice } from './devices.server.ts';
import { customerDeleted } from './mail.server.ts';
import { isGuessable } from './passwords.server.ts';
import { endSessions, hashToken, type Session } from './sessions.server.ts';
import { ownerOf, verifyPassword } from './sign-in-attempts.server.ts';
import type { UserRow } from './tables.ts';
import { setPassword, signupScope } from './users.server.ts';

export interface Details {
  firstName: string;
  lastName: string;
  company: string;
  phone: string;
}

/** Changes a customer's contact details. */
export async function changeDetails(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  { firstName, lastName, company, phone }: Details,
): Promise<void> {
  await db.write((tx) =>
    tx
      .updateTable('users')
      .set({
        first_name: firstName,
        last_name: lastName,
        company: company || null,
        phone: phone || null,
        updated_at: clock(),
      })
      .where('id', '=', userId)
      .execute(),
  );
}

/** What verifies and hashes a password. */
type PasswordServices = Pick<Services, 'db' | 'clock' | 'passwords'>;

/** A customer's session, which proves who they are even while strangers guess their password. */
type SignedIn = Pick<Session, 'user' | 'token'>;

const knownBy = ({ user, token }: SignedIn) => ({
  customer: user.id,
  key: `session ${hashToken(token)}`,
});

/**
 * Whether the signed-in customer knows their password. The session has its own count of attempts.
 * @throws {OverloadError} when its attempts are used up, or too many passwords are queued.
 */
export function confirmPassword(
  services: PasswordServices,
  session: SignedIn,
  password: string,
): Promise<boolean> {
  const { email, password: hashed } = session.user;
  return verifyPassword(services, { email, password, hashed, known: knownBy(session) });
}

export type PasswordChange =
  /** `device` is the browser's new token. */
  | { kind: 'changed'; device: string }
  /** Messages by field. */
  | { kind: 'refused'; errors: Record<string, string> };

/**
 * Changes the password, ends the sessions in all other browsers and forgets them.
 * @throws {OverloadError} when the attempts are used up, or too many passwords are queued.
 */
export async function changePassword(
  services: PasswordServices,
  session: SignedIn,
  { current, next }: { current: string; next: string },
): Promise<PasswordChange> {
  const { db, clock, passwords } = services;
  const { user, token } = session;
  const refuse = (field: string, message: string): PasswordChange => ({
    kind: 'refused',
    errors: { [field]: message },
  });
  if (!(await confirmPassword(services, session, current))) {
    return refuse('currentPassword', passwordMessages.wrong);
  }
  if (await isGuessable(next, user)) {
    return refuse('newPassword', passwordMessages.tooCommon);
  }
  const hashed = await passwords.hash(next, ownerOf({ known: knownBy(session) }));
  return db.write(async (tx) => {
    await setPassword(tx, user.id, hashed, clock());
    await endSessions(tx, user.id, token);
    await forgetDevices(tx, user.id);
    await tx.deleteFrom('password_resets').where('email', '=', user.email).execute();
    return { kind: 'changed', device: await rememberDevice(tx, user.id, clock()) };
  });
}

/** Enqueues the owner's notice of a customer who is gone; it names only their id and plan. */
export async function notifyOfDeletion(tx: Tx, user: UserRow, outbox: Outbox): Promise<void> {
  const payload = { plan: user.subscription_plan, since: user.created_at };
  await outbox.enqueue(tx, customerDeleted, { id: user.id, payload });
}

const day = 24 * 60 * 60 * 1000;

/** Ids of the customers whose canceled plan ended longer ago than accounts are kept. */
export async function endedAccounts(
  read: Pick<Tx, 'selectFrom'>,
  { retention: { accounts }, now, limit }: ExpiryRequest,
): Promise<string[]> {
  if (accounts === null) return [];
  const rows = await read
    .selectFrom('subscriptions')
    .select('user_id')
    .where('status', '=', 'canceled')
    .where('end_date', '<', now - accounts * day)
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Deletes a customer and all their data. The owner's notification names only id and plan. */
export async function deleteAccount(
  { db, outbox, clock }: Pick<Services, 'db' | 'outbox' | 'clock'>,
  user: UserRow,
): Promise<void> {
  await db.write(async (tx) => {
    await notifyOfDeletion(tx, user, outbox);
    const resets = await tx
      .deleteFrom('password_resets')
      .where('email', '=', user.email)
      .returning('id')
      .execute();
    await eraseAnswers(tx, [user.id, ...resets.map(({ id }) => id)]);
    await tx
      .deleteFrom('idempotency_keys')
      .where('scope', '=', signupScope)
      .where('body', '=', toJson({ id: user.id }))
      .execute();
    await recordErasedRow(tx, user.id, clock());
    // Foreign keys delete the subscription, its history, the sessions and the known devices.
    await tx.deleteFrom('users').where('id', '=', user.id).execute();
  });
}
