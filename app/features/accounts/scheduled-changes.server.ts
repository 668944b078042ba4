import type { Tx } from '../../../lib/db/client.ts';
import { newId } from '../../../lib/db/new-id.ts';
import type { Services } from '../../../lib/services.ts';
import type { PlanId } from '../../facts/prices.ts';
import { monthlyAmount } from './billing.ts';
import { subscriptionChanged } from './mail.server.ts';
import type { ChangeKind, SubscriptionChangeRow, SubscriptionRow } from './tables.ts';

/** An entry for a subscription's history. */
export interface Change {
  subscription: SubscriptionRow;
  kind: ChangeKind;
  plan: PlanId;
  reason: string;
  now: number;
  /** When the change is due; by default now. */
  effectiveAt?: number;
  /** By default the plan's price. */
  amount?: number;
  /** Recorded by the owner, so that only the webhook is notified. */
  byOwner?: boolean;
}

/** Records a change in the subscription's history and notifies the owner. */
export async function recordChange(
  tx: Tx,
  { outbox }: Pick<Services, 'outbox'>,
  { subscription, kind, plan, reason, now, effectiveAt = now, amount, byOwner = false }: Change,
): Promise<void> {
  const id = newId();
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

/** Finds the scheduled change of a subscription. */
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

/** Every scheduled change, by subscription. */
export async function pendingChanges(
  read: Pick<Tx, 'selectFrom'>,
): Promise<ReadonlyMap<string, SubscriptionChangeRow>> {
  const rows = await read
    .selectFrom('subscription_changes')
    .selectAll()
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.subscription_id, row]));
}

/** Withdraws the scheduled change. @returns whether there was one. */
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

/** Job: applies scheduled changes that are due, and deactivates plans that have ended. */
export async function applyDueChanges({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock();
  const due = await db.read
    .selectFrom('subscription_changes')
    .select('id')
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('effective_at', '<=', now)
    .execute();
  for (const { id } of due) await db.write((tx) => applyChange(tx, id, now));
  await db.write((tx) =>
    tx
      .updateTable('users')
      .set({ subscription_status: 'inactive', updated_at: now })
      .where('subscription_status', '=', 'active')
      .where('subscription_end_date', '<=', now)
      .execute(),
  );
}

async function applyChange(tx: Tx, id: string, now: number): Promise<void> {
  const change = await tx
    .updateTable('subscription_changes')
    .set({ applied_at: now })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!change) return;
  const subscription = await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', change.subscription_id)
    .executeTakeFirstOrThrow();
  await setPlan(tx, subscription, change.to_plan, now);
}

/** Sets plan and price of a subscription and its user. */
export async function setPlan(
  tx: Tx,
  subscription: SubscriptionRow,
  plan: PlanId,
  now: number,
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ plan, amount: monthlyAmount(plan), updated_at: now })
    .where('id', '=', subscription.id)
    .execute();
  await tx
    .updateTable('users')
    .set({ subscription_plan: plan, updated_at: now })
    .where('id', '=', subscription.user_id)
    .execute();
}
