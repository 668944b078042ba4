import { toJson } from '../../../lib/db/columns.ts';
import { forgetReplies } from '../../../lib/deliveries/forget.ts';
import type { Services } from '../../../lib/services.ts';
import { setPassword } from '../password-reset/resets.server.ts';
import { signupScope } from '../signup/signup.server.ts';
import { isRightPassword } from './attempts.server.ts';
import { customerLeft } from './mail.server.ts';
import { isGuessable } from './passwords.server.ts';
import { isoDate, publicChange, publicSubscription, publicUser } from './public-rows.server.ts';
import { guessable } from './rules.ts';
import { endSessions } from './sessions.server.ts';
import type { UserRow } from './tables.ts';

export interface Details {
  firstName: string;
  lastName: string;
  company: string;
  phone: string;
}

/** Changes what a customer says of themselves. */
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

/**
 * Changes the password and ends the sessions of every other browser.
 * @returns messages by field; none when it is changed.
 * @throws {BusyError} when the account's attempts are used up, or too many passwords wait.
 */
export async function changePassword(
  services: Pick<Services, 'db' | 'clock' | 'passwords'>,
  { user, token, source }: { user: UserRow; token: string; source?: string | undefined },
  { current, next }: { current: string; next: string },
): Promise<Record<string, string>> {
  const { db, clock, passwords } = services;
  const attempt = { email: user.email, password: current, hashed: user.password, source };
  if (!(await isRightPassword(services, attempt))) return { currentPassword: notYours };
  if (isGuessable(next, user)) return { newPassword: guessable };
  const hashed = await passwords.hash(next);
  await db.write(async (tx) => {
    await setPassword(tx, user.id, hashed, clock());
    await endSessions(tx, user.id, token);
    await tx.deleteFrom('password_resets').where('email', '=', user.email).execute();
  });
  return {};
}

/** Shown beside a password that is not the customer's. */
export const notYours = 'This is not your password';

/**
 * Deletes a customer with all that belongs to them; the owner is told which customer left, without
 * who it was.
 */
export async function deleteAccount(
  { db, outbox }: Pick<Services, 'db' | 'outbox'>,
  user: UserRow,
): Promise<void> {
  await db.write(async (tx) => {
    const payload = { plan: user.subscription_plan, since: user.created_at };
    await outbox.enqueue(tx, customerLeft, { id: user.id, payload });
    const resets = await tx
      .deleteFrom('password_resets')
      .where('email', '=', user.email)
      .returning('id')
      .execute();
    await forgetReplies(tx, [user.id, ...resets.map(({ id }) => id)]);
    await tx
      .deleteFrom('idempotency_keys')
      .where('scope', '=', signupScope)
      .where('body', '=', toJson({ id: user.id }))
      .execute();
    // Subscription, its changes and the sessions go with it (foreign keys).
    await tx.deleteFrom('users').where('id', '=', user.id).execute();
  });
}

/** Everything that is kept about a customer, for themselves (GDPR, article 20); no password. */
export async function exportData({ db }: Pick<Services, 'db'>, user: UserRow) {
  const subscription = await db.read
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const changes = await db.read
    .selectFrom('subscription_changes')
    .selectAll()
    .where('subscription_id', '=', subscription.id)
    .orderBy('id')
    .execute();
  const sessions = await db.read
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute();
  return {
    user: publicUser(user),
    subscription: publicSubscription(subscription),
    subscriptionChanges: changes.map(publicChange),
    sessions: sessions.map(({ created_at, expires_at }) => ({
      createdAt: isoDate(created_at),
      expiresAt: isoDate(expires_at),
    })),
  };
}
