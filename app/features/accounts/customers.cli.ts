import type { Database } from '../../../lib/db/client.ts';
import {
  type RecordKind,
  runRecords,
  type Terminal,
} from '../../../server/terminal/records-command.ts';
import { field, WIDTH } from '../../../server/terminal/screened.ts';
import { localTime, wrap } from '../../../server/terminal/text.ts';
import { signupName } from '../../facts/plans.ts';
import { longDay, money, plannedInvoices, termsOf } from './billing.ts';
import { pendingChanges } from './scheduled-changes.server.ts';
import { runStatusChange, statusChangeUsage } from './status-changes.cli.ts';
import { type SubscriptionRow, statusChangeKinds, type UserRow } from './tables.ts';

/** A customer and their subscription, without the password hash. */
type CustomerRow = Omit<UserRow, 'password'> &
  Pick<SubscriptionRow, 'status' | 'amount'> & {
    next_invoice: { at: number; amount: number } | null;
  };

/** `npm run customers`: lists and exports customers. */
export const customers: RecordKind<CustomerRow> = {
  name: 'customers',
  usage: statusChangeUsage,
  newest: async (read, limit) =>
    withInvoices(read, await rows(read).orderBy('users.id', 'desc').limit(limit).execute()),
  after: async (read, id, limit) =>
    withInvoices(
      read,
      await rows(read).where('users.id', '>', id).orderBy('users.id').limit(limit).execute(),
    ),
  one: async (read, id) =>
    (await withInvoices(read, await rows(read).where('users.id', '=', id).execute()))[0],
  count: async (read) => {
    const { count } = await read
      .selectFrom('users')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  columns: [
    { header: 'Signed up (UTC)', cell: (row) => new Date(row.created_at).toISOString() },
    { header: 'First name', cell: (row) => row.first_name },
    { header: 'Last name', cell: (row) => row.last_name },
    { header: 'Email', cell: (row) => row.email },
    { header: 'Company', cell: (row) => row.company },
    { header: 'Phone', cell: (row) => row.phone, phone: true },
    { header: 'Plan', cell: (row) => signupName[row.subscription_plan] },
    { header: 'Subscription', cell: (row) => row.status },
    { header: 'US dollars a month', cell: (row) => (row.amount / 100).toFixed(2) },
    { header: 'Agent', cell: (row) => row.subscription_status },
    { header: 'Next invoice (UTC)', cell: (row) => isoOrNull(row.next_invoice?.at ?? null) },
    {
      header: 'Next invoice, US dollars',
      cell: ({ next_invoice: next }) => (next ? (next.amount / 100).toFixed(2) : null),
    },
    { header: 'Ends (UTC)', cell: (row) => isoOrNull(row.subscription_end_date) },
    { header: 'Id', cell: (row) => row.id },
  ],
  describe: (row) => [
    ...wrap('', `${localTime(row.created_at)} · ${row.first_name} ${row.last_name}`, WIDTH),
    ...field('Email', row.email),
    ...field('Phone', row.phone),
    ...field('Company', row.company),
    ...field('Plan', `${signupName[row.subscription_plan]}, ${money(row.amount)} a month`),
    ...field('Status', statusOf(row)),
    ...field('Invoice', invoiceOf(row)),
    ...field('Id', row.id),
  ],
};

/** Runs `npm run customers`: records a status change if an option asks for one, else lists or exports. */
export function run(terminal: Terminal): Promise<0 | 1 | 2> {
  const changes = terminal.args.some((arg) =>
    statusChangeKinds.some((kind) => arg.startsWith(`--${kind}`)),
  );
  return changes ? runStatusChange(terminal) : runRecords(customers, terminal);
}

function rows(read: Database['read']) {
  return read
    .selectFrom('users')
    .innerJoin('subscriptions', 'subscriptions.user_id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.company',
      'users.phone',
      'users.subscription_plan',
      'users.subscription_status',
      'users.subscription_start_date',
      'users.subscription_end_date',
      'users.created_at',
      'users.updated_at',
      'subscriptions.status',
      'subscriptions.amount',
      'subscriptions.id as subscription_id',
      'subscriptions.plan',
      'subscriptions.start_date',
      'subscriptions.end_date',
    ]);
}

type JoinedRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** The customers with the next invoice of each; null once the subscription ends before it. */
async function withInvoices(read: Database['read'], joined: JoinedRow[]): Promise<CustomerRow[]> {
  const pending = await pendingChanges(read);
  return joined.map(({ subscription_id, plan, start_date, end_date, ...row }) => {
    const { created_at, amount } = row;
    const terms = { plan, amount, start_date, created_at, end_date };
    const [next] = plannedInvoices(termsOf(terms, pending.get(subscription_id)), Date.now(), 1);
    return { ...row, next_invoice: next ? { at: next.at, amount: next.amount } : null };
  });
}

function invoiceOf({ next_invoice: next }: CustomerRow): string | null {
  return next && `${money(next.amount)} on ${longDay(next.at)}`;
}

function statusOf({ status, subscription_end_date: end }: CustomerRow): string {
  return end === null ? status : `${status}, ends on ${longDay(end)}`;
}

function isoOrNull(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
