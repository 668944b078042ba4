import type { Tx } from '../../../lib/db/client.ts';
import type { Services } from '../../../lib/services.ts';
import type { PlanId } from '../../facts/site.ts';
import { monthlyAmount, periodEnd } from './billing.ts';
import { record, withdrawPending } from './changes.server.ts';
import type { SubscriptionRow } from './tables.ts';

type SubscriptionServices = Pick<Services, 'db' | 'clock' | 'outbox'>;

/** What a customer asked for and got; `refused` where the subscription is past that. */
export type ChangeOutcome = 'upgraded' | 'downgraded' | 'kept' | 'canceled' | 'resumed' | 'refused';

/**
 * Changes a customer's plan: to a higher price at once, to a lower one when the next billing cycle
 * begins (spec.md section 2, support facts). Choosing the plan that runs withdraws what waits.
 */
export function changePlan(
  services: SubscriptionServices,
  userId: string,
  plan: PlanId,
): Promise<ChangeOutcome> {
  return change(services, userId, async (tx, subscription, now) => {
    if (subscription.status === 'canceled') return 'refused';
    const withdrawn = await withdrawPending(tx, subscription, now);
    if (plan === subscription.plan) {
      if (!withdrawn) return 'kept';
      const reason = 'The customer keeps the plan';
      await record(tx, services, { subscription, kind: 'resume', plan, reason, now });
      return 'kept';
    }
    if (monthlyAmount(plan) > subscription.amount) {
      await setPlan(tx, subscription, plan, now);
      const reason = 'The customer chose a higher plan';
      await record(tx, services, { subscription, kind: 'upgrade', plan, reason, now });
      return 'upgraded';
    }
    const effectiveAt = periodEnd(subscription.start_date ?? subscription.created_at, now);
    const reason = 'The customer chose a lower plan';
    await record(tx, services, { subscription, kind: 'downgrade', plan, reason, now, effectiveAt });
    return 'downgraded';
  });
}

/**
 * Cancels: the agent works until the trial or the billing cycle ends.
 * @param why the customer's own words; may be empty.
 */
export function cancel(
  services: SubscriptionServices,
  userId: string,
  why: string,
): Promise<ChangeOutcome> {
  return change(services, userId, async (tx, subscription, now) => {
    if (subscription.status === 'canceled') return 'refused';
    await withdrawPending(tx, subscription, now);
    const end = periodEnd(subscription.start_date ?? subscription.created_at, now);
    await setStatus(tx, subscription, { status: 'canceled', end }, now);
    const reason = why || 'The customer canceled';
    const { plan } = subscription;
    await record(tx, services, { subscription, kind: 'cancel', plan, reason, now, amount: 0 });
    return 'canceled';
  });
}

/** Takes a cancellation back, until the day on which the subscription ends. */
export function resume(services: SubscriptionServices, userId: string): Promise<ChangeOutcome> {
  return change(services, userId, async (tx, subscription, now) => {
    if (subscription.status !== 'canceled' || (subscription.end_date ?? 0) <= now) return 'refused';
    const user = await tx
      .selectFrom('users')
      .select('subscription_status')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const status = user.subscription_status === 'active' ? 'active' : 'pending';
    await setStatus(tx, subscription, { status, end: null }, now);
    const { plan } = subscription;
    const reason = 'The customer took the cancellation back';
    await record(tx, services, { subscription, kind: 'resume', plan, reason, now });
    return 'resumed';
  });
}

/** Carries out the changes whose day has come, and closes what has ended. */
export async function applyDueChanges({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock();
  const due = await db.read
    .selectFrom('subscription_changes')
    .select('id')
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('effective_at', '<=', now)
    .execute();
  for (const { id } of due) await db.write((tx) => apply(tx, id, now));
  await db.write((tx) =>
    tx
      .updateTable('users')
      .set({ subscription_status: 'inactive', updated_at: now })
      .where('subscription_status', '=', 'active')
      .where('subscription_end_date', '<=', now)
      .execute(),
  );
}

async function apply(tx: Tx, id: string, now: number): Promise<void> {
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

/** Runs a change on the customer's subscription, one at a time. */
function change(
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

async function setPlan(tx: Tx, subscription: SubscriptionRow, plan: PlanId, now: number) {
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
