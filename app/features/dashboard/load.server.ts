import type { Services } from '../../../lib/services.ts';
import type { PlanId } from '../../facts/site.ts';
import { periodEnd, plannedInvoices, trialEnd } from '../accounts/billing.ts';
import { pendingChange } from '../accounts/changes.server.ts';
import { dayOf, money, planName } from '../accounts/names.ts';
import { applyDueChanges } from '../accounts/subscriptions.server.ts';
import {
  type MarkKind,
  markKinds,
  type SubscriptionRow,
  type UserRow,
} from '../accounts/tables.ts';

/** The stops of the setup that the owner marks (`npm run customers`). */
export type SetupStop = Exclude<MarkKind, 'activate'>;

/** Everything that the dashboard shows, in words: days and amounts are written on the server alone. */
export interface DashboardData {
  user: { firstName: string; lastName: string; email: string; company: string; phone: string };
  plan: { id: PlanId; name: string; price: string };
  /** Where the subscription is in its life; `unpaid` once the trial is over. */
  stage: 'trial' | 'unpaid' | 'active' | 'ending' | 'ended';
  trial: { until: string; daysLeft: number };
  /** The day on which a canceled subscription ends, or ended. */
  endsOn: string | null;
  /** The day on which the current trial or billing cycle ends. */
  periodEnds: string;
  pending: { plan: PlanId; name: string; from: string } | null;
  createdOn: string;
  /** The days on which the stops of the setup were reached. */
  setup: Record<SetupStop, string | null>;
  invoices: { day: string; plan: string; amount: string }[];
}

/** Reads what belongs to a customer, after carrying out what has come due. */
export async function loadDashboard(
  services: Pick<Services, 'db' | 'clock'>,
  user: UserRow,
): Promise<DashboardData> {
  const { db, clock } = services;
  const now = clock();
  let rows = await read(db, user.id);
  if (rows.pending && rows.pending.effective_at <= now) {
    await applyDueChanges(services);
    rows = await read(db, user.id);
  }
  return toData(user, rows, now);
}

type Rows = Awaited<ReturnType<typeof read>>;

async function read(db: Services['db'], userId: string) {
  const subscription = await db.read
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const marks = await db.read
    .selectFrom('subscription_changes')
    .select(['kind', 'created_at'])
    .where('subscription_id', '=', subscription.id)
    .where('kind', 'in', markKinds)
    .execute();
  return { subscription, marks, pending: await pendingChange(db.read, subscription.id) };
}

function toData(
  user: UserRow,
  { subscription, marks, pending: change }: Rows,
  now: number,
): DashboardData {
  const { plan, amount, end_date: end } = subscription;
  const start = subscription.start_date ?? subscription.created_at;
  const trial = trialEnd(start);
  const markedOn = (kind: SetupStop) => {
    const mark = marks.find((found) => found.kind === kind);
    return mark ? dayOf(mark.created_at) : null;
  };
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
    setup: {
      connect: markedOn('connect'),
      configure: markedOn('configure'),
      publish: markedOn('publish'),
    },
    invoices: plannedInvoices({ amount, plan, start, end, pending }, now).map((invoice) => ({
      day: dayOf(invoice.at),
      plan: planName(invoice.plan),
      amount: money(invoice.amount),
    })),
  };
}

const day = 24 * 60 * 60 * 1000;

function stageOf(
  { status, start_date, created_at, end_date }: SubscriptionRow,
  now: number,
): DashboardData['stage'] {
  if (status === 'active') return 'active';
  if (status === 'pending') return now < trialEnd(start_date ?? created_at) ? 'trial' : 'unpaid';
  return end_date !== null && end_date <= now ? 'ended' : 'ending';
}
