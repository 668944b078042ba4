import type { Database, Tx } from '../../../lib/db/client.ts';
import type { Services } from '../../../lib/services.ts';
import type { SubscriptionRow, UserRow } from './tables.ts';

/** A user and their subscription. */
export type Customer = UserRow & { subscription: SubscriptionRow };

/** Scope of the signup's idempotency keys, which are deleted with the account. */
export const signupScope = '/api/auth/signup';

/** Finds the user with an email address, in any spelling. */
export function findUser(
  { db }: Pick<Services, 'db'>,
  email: string,
): Promise<UserRow | undefined> {
  return db.read
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}

/** Loads a customer by user id; undefined once the account is deleted. */
export async function loadCustomer(
  read: Database['read'],
  id: string,
): Promise<Customer | undefined> {
  const user = await read.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!user) return undefined;
  const subscription = await read
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...user, subscription };
}

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

/** Stores a new password hash. */
export async function setPassword(tx: Tx, userId: string, hash: string, now: number) {
  await tx
    .updateTable('users')
    .set({ password: hash, updated_at: now })
    .where('id', '=', userId)
    .execute();
}
