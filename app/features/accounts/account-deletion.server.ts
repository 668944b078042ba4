import type { Tx } from '../../../lib/db/client.ts';
import { toJson } from '../../../lib/db/columns.ts';
import type { Outbox } from '../../../lib/deliveries/outbox.ts';
import { eraseAnswers } from '../../../lib/deliveries/personal.ts';
import { recordErasedRow } from '../../../lib/privacy/erasures.ts';
import type { ExpiryRequest } from '../../../lib/privacy/personal.ts';
import type { Services } from '../../../lib/services.ts';
import { customerDeleted } from './mail.server.ts';
import type { UserRow } from './tables.ts';
import { signupScope } from './users.server.ts';

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
