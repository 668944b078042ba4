import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../lib/db/client.ts';
import type { Services } from '../../../lib/services.ts';
import type { PlanId } from '../../facts/site.ts';
import { monthlyAmount } from './billing.ts';
import { subscriptionChanged } from './mail.server.ts';
import type { ChangeKind, SubscriptionChangeRow, SubscriptionRow } from './tables.ts';

/** One change of a subscription, as it happens. */
export interface Change {
  subscription: SubscriptionRow;
  kind: ChangeKind;
  plan: PlanId;
  reason: string;
  now: number;
  /** Now, unless it waits. */
  effectiveAt?: number;
  amount?: number;
  /** The owner's own doing: told to the webhook alone. */
  byOwner?: boolean;
}

/** Writes the change down and tells the owner. */
export async function record(
  tx: Tx,
  { outbox }: Pick<Services, 'outbox'>,
  { subscription, kind, plan, reason, now, effectiveAt = now, amount, byOwner = false }: Change,
): Promise<void> {
  const id = randomUUIDv7();
  await tx
    .insertInto('subscription_changes')
    .values({
      id,
      subscription_id: subscription.id,
      kind,
      from_plan: subscription.plan,
      to_plan: plan,
      amount: amount ?? monthlyAmount(plan),
      reason,
      effective_at: effectiveAt,
      created_at: now,
      applied_at: effectiveAt > now ? null : now,
      withdrawn_at: null,
    })
    .execute();
  await outbox.enqueue(tx, subscriptionChanged, { id, ...(byOwner && { only: ['webhook'] }) });
}

/** The change that waits for its day. */
export function pendingChange(
  read: Pick<Tx, 'selectFrom'>,
  subscriptionId: string,
): Promise<SubscriptionChangeRow | undefined> {
  return read
    .selectFrom('subscription_changes')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** Takes back the change that waits. @returns whether there was one. */
export async function withdrawPending(
  tx: Tx,
  { id }: SubscriptionRow,
  now: number,
): Promise<boolean> {
  const result = await tx
    .updateTable('subscription_changes')
    .set({ withdrawn_at: now })
    .where('subscription_id', '=', id)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
