import type { SubscriptionChangeRow, SubscriptionRow, UserRow } from './tables.ts';

/** A customer as their own browser may see them: the fields of spec.md section 3 without the password. */
export function publicUser(user: UserRow) {
  return {
    id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    company: user.company,
    phone: user.phone,
    subscriptionPlan: user.subscription_plan,
    subscriptionStatus: user.subscription_status,
    subscriptionStartDate: isoDate(user.subscription_start_date),
    subscriptionEndDate: isoDate(user.subscription_end_date),
    createdAt: isoDate(user.created_at),
    updatedAt: isoDate(user.updated_at),
  };
}

/** A subscription with the fields of spec.md section 3; the amount in US cents. */
export function publicSubscription(subscription: SubscriptionRow) {
  return {
    id: subscription.id,
    userId: subscription.user_id,
    plan: subscription.plan,
    status: subscription.status,
    amount: subscription.amount,
    billingCycle: subscription.billing_cycle,
    startDate: isoDate(subscription.start_date),
    endDate: isoDate(subscription.end_date),
    createdAt: isoDate(subscription.created_at),
    updatedAt: isoDate(subscription.updated_at),
  };
}

export function publicChange(change: SubscriptionChangeRow) {
  return {
    id: change.id,
    kind: change.kind,
    fromPlan: change.from_plan,
    toPlan: change.to_plan,
    amount: change.amount,
    reason: change.reason,
    effectiveAt: isoDate(change.effective_at),
    createdAt: isoDate(change.created_at),
    appliedAt: isoDate(change.applied_at),
    withdrawnAt: isoDate(change.withdrawn_at),
  };
}

export function isoDate(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
