import type { Tx } from '../../../lib/db/client.ts';
import type { Services } from '../../../lib/services.ts';
import type { PlanId } from '../../facts/prices.ts';
import { monthlyAmount, periodEnd } from './billing.ts';
import { recordChange, setPlan, withdrawPending } from './scheduled-changes.server.ts';
import type { SubscriptionRow } from './tables.ts';

type SubscriptionServices = Pick<Services, 'db' | 'clock' | 'outbox'>;

/** Result of a customer's request; `refused` when the subscription's status doesn't allow it. */
export type ChangeOutcome = 'upgraded' | 'downgraded' | 'kept' | 'canceled' | 'resumed' | 'refused';

/**
 * Changes a customer's plan: upgrades now, downgrades when the next billing cycle begins (spec.md
 * section 2, support facts). Choosing the current plan withdraws a scheduled downgrade.
 */
export function changePlan(
  services: SubscriptionServices,
  userId: string,
  plan: PlanId,
): Promise<ChangeOutcome> {
  return withSubscription(services, userId, async (tx, subscription, now) => {
    if (subscription.status === 'canceled') return 'refused';
    const withdrawn = await withdrawPending(tx, subscription, now);
    if (plan === subscription.plan) {
      if (!withdrawn) return 'kept';
      const reason = 'The customer keeps the plan';
      await recordChange(tx, services, { subscription, kind: 'resume', plan, reason, now });
      return 'kept';
    }
    if (monthlyAmount(plan) > subscription.amount) {
      await setPlan(tx, subscription, plan, now);
      const reason = 'The customer chose a higher plan';
      await recordChange(tx, services, { subscription, kind: 'upgrade', plan, reason, now });
      return 'upgraded';
    }
    const effectiveAt = periodEnd(subscription.start_date ?? subscription.created_at, now);
    const reason = 'The customer chose a lower plan';
    const change = { subscription, plan, reason, now, effectiveAt };
    await recordChange(tx, services, { ...change, kind: 'downgrade' });
    return 'downgraded';
  });
}

/**
 * Cancels: the agent works until the trial or the billing cycle ends.
 * @param reason in the customer's words; may be empty.
 */
export function cancel(
  services: SubscriptionServices,
  userId: string,
  reason: string,
): Promise<ChangeOutcome> {
  return withSubscription(services, userId, async (tx, subscription, now) => {
    if (subscription.status === 'canceled') return 'refused';
    await withdrawPending(tx, subscription, now);
    const end = periodEnd(subscription.start_date ?? subscription.created_at, now);
    await setStatus(tx, subscription, { status: 'canceled', end }, now);
    await recordChange(tx, services, {
      subscription,
      kind: 'cancel',
      plan: subscription.plan,
      reason: reason || 'The customer canceled',
      now,
      amount: 0,
    });
    return 'canceled';
  });
}

/** Withdraws a cancellation, until the subscription has ended. */
export function resume(services: SubscriptionServices, userId: string): Promise<ChangeOutcome> {
  return withSubscription(services, userId, async (tx, subscription, now) => {
    if (subscription.status !== 'canceled' || (subscription.end_date ?? 0) <= now) return 'refused';
    const user = await tx
      .selectFrom('users')
      .select('subscription_status')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const status = user.subscription_status === 'active' ? 'active' : 'pending';
    await setStatus(tx, subscription, { status, end: null }, now);
    const { plan } = subscription;
    const reason = 'The customer withdrew the cancellation';
    await recordChange(tx, services, { subscription, kind: 'resume', plan, reason, now });
    return 'resumed';
  });
}

/** Runs a unit of work on the customer's subscription, which is locked meanwhile. */
function withSubscription(
  { db, clock }: SubscriptionServices,
  userId: string,
  unit: (tx: Tx, subscription: SubscriptionRow, now: number) => Promise<ChangeOutcome>,
): Promise<ChangeOutcome> {
  return db.write(async (tx) => {
    const subscription = await tx
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', userId)
      .$if(db.engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    return subscription ? unit(tx, subscription, clock()) : 'refused';
  });
}

async function setStatus(
  tx: Tx,
  subscription: SubscriptionRow,
  { status, end }: { status: SubscriptionRow['status']; end: number | null },
  now: number,
): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ status, end_date: end, updated_at: now })
    .where('id', '=', subscription.id)
    .execute();
  await tx
    .updateTable('users')
    .set({ subscription_end_date: end, updated_at: now })
    .where('id', '=', subscription.user_id)
    .execute();
}
