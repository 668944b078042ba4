import type { Database } from '../../../lib/db/client.ts';
import { defineEvent } from '../../../lib/deliveries/event.ts';
import { type Block, emailFact, type Mail } from '../../../lib/deliveries/mail/content.ts';
import { signupName } from '../../facts/plans.ts';
import { longDay, money } from './billing.ts';
import type { InvoiceRow, UserRow } from './tables.ts';

/** A recorded invoice and its customer. */
export type CustomerInvoice = InvoiceRow &
  Pick<UserRow, 'email' | 'first_name' | 'last_name' | 'company'> & { user_id: string };

/** Query for the recorded invoices. */
export function customerInvoices(read: Database['read']) {
  return read
    .selectFrom('invoices')
    .innerJoin('subscriptions', 'subscriptions.id', 'invoices.subscription_id')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .selectAll('invoices')
    .select(['users.id as user_id', 'email', 'first_name', 'last_name', 'company']);
}

/**
 * Event: invoices are due. The owner, who sends them, is notified once a day; the subject is the
 * company's day.
 */
export const invoicesDue = defineEvent<CustomerInvoice[]>({
  name: 'invoices.due',
  about: 'day',
  load: async (read, { id }) => {
    const invoices = await customerInvoices(read)
      .where('notified_on', '=', id)
      .orderBy('due_at')
      .orderBy('invoices.id')
      .execute();
    // Customers may have deleted their accounts meanwhile.
    return invoices.length > 0 ? invoices : undefined;
  },
  messages: {
    owner: invoicesMail,
    webhook: (invoices) => ({
      invoices: invoices.map((invoice) => ({
        id: invoice.id,
        customerId: invoice.user_id,
        plan: invoice.plan,
        amount: invoice.amount,
        dueAt: new Date(invoice.due_at).toISOString(),
        periodEnd: new Date(invoice.period_end).toISOString(),
      })),
    }),
  },
});

function invoicesMail(invoices: CustomerInvoice[]): Mail {
  const count = invoices.length;
  const title = count === 1 ? 'An invoice is due' : `${count} invoices are due`;
  const total = money(invoices.reduce((sum, { amount }) => sum + amount, 0));
  return {
    subject: `${title}: ${total}`,
    preview: invoices.map(nameOf).join(', '),
    blocks: [
      { type: 'heading', text: title },
      {
        type: 'paragraph',
        text: `Please email ${count === 1 ? 'it to the customer' : 'each to its customer'} today: the site doesn’t send invoices, and the dashboard promises them for the day they are due.`,
      },
      ...invoices.flatMap(invoiceBlocks),
      { type: 'paragraph', text: 'When a customer has paid for the first time, record it:' },
      { type: 'command', text: 'npm run customers -- --activate EMAIL' },
    ],
  };
}

function invoiceBlocks(invoice: CustomerInvoice): Block[] {
  const { first_name, last_name, company, email, plan, amount, due_at, period_end } = invoice;
  return [
    { type: 'title', text: nameOf(invoice) },
    {
      type: 'facts',
      rows: [
        { label: 'Customer', value: `${first_name} ${last_name}` },
        ...(company ? [{ label: 'Company', value: company }] : []),
        emailFact(email),
        { label: 'Plan', value: signupName[plan] },
        { label: 'Period', value: `${longDay(due_at)} to ${longDay(period_end)}` },
        { label: 'Amount', value: money(amount) },
      ],
    },
  ];
}

function nameOf({ company, first_name, last_name }: CustomerInvoice): string {
  return company ?? `${first_name} ${last_name}`;
}
