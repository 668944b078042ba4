import type { Services } from '../../../lib/services.ts';
import type { InvoiceRow, SubscriptionChangeRow, SubscriptionRow, UserRow } from './tables.ts';

/** All data stored about a customer except the password hash (GDPR, article 20). */
export async function exportData({ db }: Pick<Services, 'db'>, user: UserRow) {
  const subscription = await db.read
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const changes = await db.read
    .selectFrom('subscription_changes')
    .selectAll()
    .where('subscription_id', '=', subscription.id)
    .orderBy('id')
    .execute();
  const invoices = await db.read
    .selectFrom('invoices')
    .selectAll()
    .where('subscription_id', '=', subscription.id)
    .orderBy('due_at')
    .execute();
  const sessions = await db.read
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute();
  const devices = await db.read
    .selectFrom('known_devices')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute();
  return {
    user: publicUser(user),
    subscription: publicSubscription(subscription),
    subscriptionChanges: changes.map(publicChange),
    invoices: invoices.map(publicInvoice),
    sessions: sessions.map(publicBrowser),
    knownDevices: devices.map(publicBrowser),
  };
}

/** A session or a known device without its token's hash. */
function publicBrowser({ created_at, expires_at }: { created_at: number; expires_at: number }) {
  return { createdAt: isoDate(created_at), expiresAt: isoDate(expires_at) };
}

/** A user as sent to their own browser: the fields of spec.md section 3 without the password. */
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
function publicSubscription(subscription: SubscriptionRow) {
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

function publicChange(change: SubscriptionChangeRow) {
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

/** An invoice that is due; the amount in US cents. */
function publicInvoice({ id, plan, amount, due_at, period_end }: InvoiceRow) {
  return { id, plan, amount, dueAt: isoDate(due_at), periodEnd: isoDate(period_end) };
}

function isoDate(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
