import type { Services } from '../../server/services.ts';
import { periodEnd, plannedInvoices, trialEnd } from '../accounts/billing.ts';
import { dayOf, money, planName } from '../accounts/names.ts';
import type { SubscriptionChangeRow, SubscriptionRow, UserRow } from '../accounts/rows.ts';
import { applyDueChanges, pendingChange } from '../accounts/subscriptions.server.ts';
import type { PlanId } from '../site.ts';

/** Everything that the dashboard shows, in words: days and amounts are written on the server alone. */
export interface DashboardData {
  user: { firstName: string; lastName: string; email: string; company: string; phone: string };
  plan: { id: PlanId; name: string; price: string };
  /** Where the subscription is in its life. */
  stage: 'setup' | 'running' | 'ending' | 'ended';
  trial: { until: string; daysLeft: number };
  /** The day on which a canceled subscription ends, or ended. */
  endsOn: string | null;
  /** The day on which the current trial or billing cycle ends. */
  periodEnds: string;
  pending: { plan: PlanId; name: string; from: string } | null;
  createdOn: string;
  /** Whether the agent has been set up. */
  agentReady: boolean;
  invoices: { day: string; plan: string; amount: string }[];
}

/** Reads what belongs to a customer, after carrying out what has come due. */
export async function loadDashboard(
  services: Pick<Services, 'db' | 'clock'>,
  user: UserRow,
): Promise<DashboardData> {
  const { db, clock } = services;
  const now = clock();
  let { subscription, pending } = await read(db, user.id);
  if (pending && pending.effective_at <= now) {
    await applyDueChanges(services);
    ({ subscription, pending } = await read(db, user.id));
  }
  return toData(user, subscription, pending, now);
}

async function read(db: Services['db'], userId: string) {
  const subscription = await db.read
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { subscription, pending: await pendingChange(db.read, subscription.id) };
}

function toData(
  user: UserRow,
  subscription: SubscriptionRow,
  change: SubscriptionChangeRow | undefined,
  now: number,
): DashboardData {
  const { plan, amount, end_date: end } = subscription;
  const start = subscription.start_date ?? subscription.created_at;
  const trial = trialEnd(start);
  const pending = change && {
    plan: change.to_plan,
    amount: change.amount,
    effectiveAt: change.effective_at,
  };
  return {
    user: {
      firstName: user.first_name,
      lastName: user.last_name,
      email: user.email,
      company: user.company ?? '',
      phone: user.phone ?? '',
    },
    plan: { id: plan, name: planName(plan), price: money(amount) },
    stage: stageOf(subscription, now),
    trial: { until: dayOf(trial), daysLeft: Math.max(0, Math.ceil((trial - now) / day)) },
    endsOn: end === null ? null : dayOf(end),
    periodEnds: dayOf(periodEnd(start, now)),
    pending: pending
      ? { plan: pending.plan, name: planName(pending.plan), from: dayOf(pending.effectiveAt) }
      : null,
    createdOn: dayOf(user.created_at),
    agentReady: user.subscription_status === 'active',
    invoices: plannedInvoices({ amount, plan, start, end, pending }, now).map((invoice) => ({
      day: dayOf(invoice.at),
      plan: planName(invoice.plan),
      amount: money(invoice.amount),
    })),
  };
}

const day = 24 * 60 * 60 * 1000;

function stageOf({ status, end_date }: SubscriptionRow, now: number): DashboardData['stage'] {
  if (status !== 'canceled') return status === 'active' ? 'running' : 'setup';
  return end_date !== null && end_date <= now ? 'ended' : 'ending';
}
