import type { Services } from '../../../lib/services.ts';
import { signupName } from '../../facts/plans.ts';
import type { PlanId } from '../../facts/prices.ts';
import type { WeekStop } from '../../product/week-timetable.tsx';
import {
  longDay,
  money,
  periodEnd,
  plannedInvoices,
  termsOf,
  trialEnd,
} from '../accounts/billing.ts';
import { applyDueChanges, pendingChange } from '../accounts/scheduled-changes.server.ts';
import {
  type SetupStage,
  type SubscriptionRow,
  setupStages,
  type UserRow,
} from '../accounts/tables.ts';
import { agentWeek } from './week.server.ts';

/** Data of the dashboard; the server formats it, so that the page loads no tables of plans. */
export interface DashboardData {
  user: { firstName: string; lastName: string; email: string; company: string; phone: string };
  plan: { id: PlanId; name: string; price: string };
  /** Names of all plans. */
  planNames: Readonly<Record<PlanId, string>>;
  /** The agent's tasks in a week on the plan. */
  week: readonly WeekStop[];
  /** Phase of the subscription; `unpaid` from the end of the trial until the first payment. */
  phase: 'trial' | 'unpaid' | 'active' | 'ending' | 'ended';
  trial: { until: string; daysLeft: number };
  /** The day on which a canceled subscription ends, or ended. */
  endsOn: string | null;
  /** The day on which the current trial or billing cycle ends. */
  periodEnds: string;
  pending: { plan: PlanId; name: string; from: string } | null;
  createdOn: string;
  /** Days on which the setup's stages were done. */
  setup: Record<SetupStage, string | null>;
  invoices: { day: string; plan: string; amount: string }[];
}

/** Loads a customer's data, after applying a scheduled change that is due. */
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
  const stages = await db.read
    .selectFrom('subscription_changes')
    .select(['kind', 'created_at'])
    .where('subscription_id', '=', subscription.id)
    .where('kind', 'in', setupStages)
    .execute();
  return { subscription, stages, pending: await pendingChange(db.read, subscription.id) };
}

function toData(
  user: UserRow,
  { subscription, stages, pending: change }: Rows,
  now: number,
): DashboardData {
  const { plan, amount, end_date: end } = subscription;
  const terms = termsOf(subscription, change);
  const { start } = terms;
  const trial = trialEnd(start);
  const doneOn = (stage: SetupStage) => {
    const done = stages.find(({ kind }) => kind === stage);
    return done ? longDay(done.created_at) : null;
  };
  return {
    user: {
      firstName: user.first_name,
      lastName: user.last_name,
      email: user.email,
      company: user.company ?? '',
      phone: user.phone ?? '',
    },
    plan: { id: plan, name: signupName[plan], price: money(amount) },
    planNames: signupName,
    week: agentWeek[plan],
    phase: phaseOf(subscription, now),
    trial: { until: longDay(trial), daysLeft: Math.max(0, Math.ceil((trial - now) / day)) },
    endsOn: end === null ? null : longDay(end),
    periodEnds: longDay(periodEnd(start, now)),
    pending: change
      ? {
          plan: change.to_plan,
          name: signupName[change.to_plan],
          from: longDay(change.effective_at),
        }
      : null,
    createdOn: longDay(user.created_at),
    setup: {
      connect: doneOn('connect'),
      configure: doneOn('configure'),
      publish: doneOn('publish'),
    },
    invoices: plannedInvoices(terms, now).map((invoice) => ({
      day: longDay(invoice.at),
      plan: signupName[invoice.plan],
      amount: money(invoice.amount),
    })),
  };
}

const day = 24 * 60 * 60 * 1000;

function phaseOf(
  { status, start_date, created_at, end_date }: SubscriptionRow,
  now: number,
): DashboardData['phase'] {
  if (status === 'active') return 'active';
  if (status === 'pending') return now < trialEnd(start_date ?? created_at) ? 'trial' : 'unpaid';
  return end_date !== null && end_date <= now ? 'ended' : 'ending';
}
