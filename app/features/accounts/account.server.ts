import { toJson } from '../../../lib/db/columns.ts';
import { eraseAnswers } from '../../../lib/deliveries/ledger.ts';
import type { Services } from '../../../lib/services.ts';
import { passwordMessages } from './copy.ts';
import { customerDeleted } from './mail.server.ts';
import { isGuessable } from './passwords.server.ts';
import { endSessions, type Session } from './sessions.server.ts';
import { verifyPassword } from './sign-in-attempts.server.ts';
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

/**
 * Changes the password and ends the sessions in all other browsers.
 * @returns messages by field; empty when the password was changed.
 * @throws {OverloadError} when the attempts are used up, or too many passwords are queued.
 */
export async function changePassword(
  services: Pick<Services, 'db' | 'clock' | 'passwords'>,
  { user, token, source }: Pick<Session, 'user' | 'token'> & { source?: string | undefined },
  { current, next }: { current: string; next: string },
): Promise<Record<string, string>> {
  const { db, clock, passwords } = services;
  const attempt = { email: user.email, password: current, hashed: user.password, source };
  if (!(await verifyPassword(services, attempt))) {
    return { currentPassword: passwordMessages.wrong };
  }
  if (isGuessable(next, user)) return { newPassword: passwordMessages.tooCommon };
  const hashed = await passwords.hash(next);
  await db.write(async (tx) => {
    await setPassword(tx, user.id, hashed, clock());
    await endSessions(tx, user.id, token);
    await tx.deleteFrom('password_resets').where('email', '=', user.email).execute();
  });
  return {};
}

/** Deletes a customer and all their data. The owner's notification names only id and plan. */
export async function deleteAccount(
  { db, outbox }: Pick<Services, 'db' | 'outbox'>,
  user: UserRow,
): Promise<void> {
  await db.write(async (tx) => {
    const payload = { plan: user.subscription_plan, since: user.created_at };
    await outbox.enqueue(tx, customerDeleted, { id: user.id, payload });
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
    // Foreign keys delete the subscription, its history and the sessions.
    await tx.deleteFrom('users').where('id', '=', user.id).execute();
  });
}
