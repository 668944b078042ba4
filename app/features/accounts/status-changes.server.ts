import type { Tx } from '../../../lib/db/client.ts';
import type { Services } from '../../../lib/services.ts';
import { recordChange } from './scheduled-changes.server.ts';
import type { StatusChangeKind, SubscriptionRow, UserRow } from './tables.ts';

export type StatusChangeOutcome =
  | { kind: 'recorded'; customer: Pick<UserRow, 'first_name' | 'last_name'> }
  /** No account has the address. */
  | { kind: 'unknown' }
  /** It was recorded before, at this time. */
  | { kind: 'already'; at: number }
  /** The plan is canceled and ends, or ended, at this time. */
  | { kind: 'canceled'; end: number };

const defaultReasons: Record<StatusChangeKind, string> = {
  activate: 'The owner recorded the plan as paid',
  connect: 'The customer’s platforms are connected',
  configure: 'The agent is configured',
  publish: 'The first content is published',
};

/**
 * Records in a subscription's history that the plan is paid or that a setup stage is done, once. The
 * dashboard shows it.
 * @param email the customer's address.
 */
export function recordStatusChange(
  services: Pick<Services, 'db' | 'clock' | 'outbox'>,
  email: string,
  { kind, reason = defaultReasons[kind] }: { kind: StatusChangeKind; reason?: string | undefined },
): Promise<StatusChangeOutcome> {
  const { db, clock } = services;
  return db.write(async (tx): Promise<StatusChangeOutcome> => {
    const user = await tx
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    if (!user) return { kind: 'unknown' };
    const subscription = await tx
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', user.id)
      .$if(db.engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirstOrThrow();
    const before = await timeOf(tx, subscription, kind);
    if (before !== undefined) return { kind: 'already', at: before };
    const now = clock();
    const { status, end_date: end, plan } = subscription;
    // Setup may go on while a canceled plan runs.
    if (status === 'canceled' && end !== null && (kind === 'activate' || end <= now)) {
      return { kind: 'canceled', end };
    }
    if (kind === 'activate') await activate(tx, subscription, now);
    await recordChange(tx, services, { subscription, kind, plan, reason, now, byOwner: true });
    return { kind: 'recorded', customer: user };
  });
}

async function timeOf(
  tx: Tx,
  { id }: SubscriptionRow,
  kind: StatusChangeKind,
): Promise<number | undefined> {
  const change = await tx
    .selectFrom('subscription_changes')
    .select('created_at')
    .where('subscription_id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return change?.created_at;
}

async function activate(tx: Tx, { id, user_id }: SubscriptionRow, now: number): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ status: 'active', updated_at: now })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('users')
    .set({ subscription_status: 'active', updated_at: now })
    .where('id', '=', user_id)
    .execute();
}
