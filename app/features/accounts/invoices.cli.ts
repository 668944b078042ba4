import { type RecordKind, runRecords } from '../../../server/terminal/records-command.ts';
import { field, WIDTH } from '../../../server/terminal/screened.ts';
import { wrap } from '../../../server/terminal/text.ts';
import { signupName } from '../../facts/plans.ts';
import type { Command } from '../../feature.ts';
import { longDay, money } from './billing.ts';
import { type CustomerInvoice, customerInvoices } from './invoice-mail.server.ts';

/** `npm run invoices`: the invoices that the owner was notified of. */
export const invoices: RecordKind<CustomerInvoice> = {
  name: 'invoices',
  newest: (read, limit) =>
    customerInvoices(read).orderBy('invoices.id', 'desc').limit(limit).execute(),
  after: (read, id, limit) =>
    customerInvoices(read)
      .where('invoices.id', '>', id)
      .orderBy('invoices.id')
      .limit(limit)
      .execute(),
  one: (read, id) => customerInvoices(read).where('invoices.id', '=', id).executeTakeFirst(),
  count: async (read) => {
    const { count } = await read
      .selectFrom('invoices')
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  columns: [
    { header: 'Due (UTC)', cell: (row) => new Date(row.due_at).toISOString() },
    { header: 'Period ends (UTC)', cell: (row) => new Date(row.period_end).toISOString() },
    { header: 'First name', cell: (row) => row.first_name },
    { header: 'Last name', cell: (row) => row.last_name },
    { header: 'Company', cell: (row) => row.company },
    { header: 'Email', cell: (row) => row.email },
    { header: 'Plan', cell: (row) => signupName[row.plan] },
    { header: 'US dollars', cell: (row) => (row.amount / 100).toFixed(2) },
    { header: 'Notified on', cell: (row) => row.notified_on },
    { header: 'Id', cell: (row) => row.id },
  ],
  describe: (row) => [
    ...wrap('', `${longDay(row.due_at)} · ${row.first_name} ${row.last_name}`, WIDTH),
    ...field('Company', row.company),
    ...field('Email', row.email),
    ...field('Plan', signupName[row.plan]),
    ...field('Period', `${longDay(row.due_at)} to ${longDay(row.period_end)}`),
    ...field('Amount', money(row.amount)),
    ...field('Id', row.id),
  ],
};

export const run: Command = (terminal) => runRecords(invoices, terminal);
