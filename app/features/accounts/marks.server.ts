import type { Tx } from '../../../lib/db/client.ts';
import type { Services } from '../../../lib/services.ts';
import { record } from './changes.server.ts';
import type { MarkKind, SubscriptionRow, UserRow } from './tables.ts';

/** What came of a mark. */
export type Marked =
  | { kind: 'marked'; customer: Pick<UserRow, 'first_name' | 'last_name'> }
  /** Nobody has the address. */
  | { kind: 'unknown' }
  /** It was marked before, at that time. */
  | { kind: 'already'; at: number }
  /** The customer canceled; it ends, or ended, at that time. */
  | { kind: 'canceled'; end: number };

const reasons: Record<MarkKind, string> = {
  activate: 'The owner marked the plan as active',
  connect: 'The customer’s platforms are connected',
  configure: 'The agent is configured',
  publish: 'The first content is published',
};

/**
 * Marks a customer's plan as active, or a stop of their setup as reached, and writes it into the
 * changes of the subscription with time and reason.
 * @param reason in the owner's words; a plain one without.
 */
export function mark(
  services: Pick<Services, 'db' | 'clock' | 'outbox'>,
  email: string,
  { kind, reason = reasons[kind] }: { kind: MarkKind; reason?: string | undefined },
): Promise<Marked> {
  const { db, clock } = services;
  return db.write(async (tx): Promise<Marked> => {
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
    const before = await lastOf(tx, subscription, kind);
    if (before !== undefined) return { kind: 'already', at: before };
    const now = clock();
    const { status, end_date: end, plan } = subscription;
    // A stop may still be reached while a canceled plan runs.
    if (status === 'canceled' && end !== null && (kind === 'activate' || end <= now)) {
      return { kind: 'canceled', end };
    }
    if (kind === 'activate') await activate(tx, subscription, now);
    await record(tx, services, { subscription, kind, plan, reason, now, byOwner: true });
    return { kind: 'marked', customer: user };
  });
}

async function lastOf(tx: Tx, { id }: SubscriptionRow, kind: MarkKind) {
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
