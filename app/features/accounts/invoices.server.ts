import type { Database, Tx } from '../../../lib/db/client.ts';
import { newId } from '../../../lib/db/new-id.ts';
import type { JobServices } from '../../../lib/jobs.ts';
import { invoicesBetween, localDay, termsOf } from './billing.ts';
import { invoicesDue } from './invoice-mail.server.ts';
import { pendingChanges } from './scheduled-changes.server.ts';
import type { InvoiceRow } from './tables.ts';

/** Hour of the company's day from which the owner is notified: not at night. */
const firstHour = 8;

/** How late an invoice may be, for example because no server ran: 31 days, in ms. */
const latest = 31 * 24 * 60 * 60 * 1000;

/**
 * Job: notifies the owner of the invoices that are due today, and of those missed on earlier days, in
 * one mail a day. Each invoice is recorded, so the owner is notified of it once. One that is found
 * after the day's mail, because a customer withdrew a cancellation, is in the next day's.
 */
export async function notifyOfDueInvoices({ db, clock, outbox }: JobServices): Promise<void> {
  const { date, hour, end } = localDay(clock());
  if (hour < firstHour) return;
  const due = await unrecordedInvoices(db.read, end);
  if (due.length === 0) return;
  await db.write(async (tx) => {
    if (!(await reserveDay(tx, end))) return;
    await tx
      .insertInto('invoices')
      .values(due.map((invoice) => ({ ...invoice, id: newId(), notified_on: date })))
      .onConflict((conflict) => conflict.columns(['subscription_id', 'due_at']).doNothing())
      .execute();
    await outbox.enqueue(tx, invoicesDue, { id: date });
  });
}

/**
 * Reserves the day's mail; a second process waits for the first one's commit.
 * @param end end of the day, epoch milliseconds.
 * @returns whether no other process had reserved it.
 */
async function reserveDay(tx: Tx, end: number): Promise<boolean> {
  const reserved = await tx
    .insertInto('notices')
    .values({ name: invoicesDue.name, due_at: end })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ due_at: end }).where('notices.due_at', '<', end),
    )
    .returning('name')
    .executeTakeFirst();
  return reserved !== undefined;
}

/** Invoices due before `end` that aren't recorded yet. */
async function unrecordedInvoices(
  read: Database['read'],
  end: number,
): Promise<Omit<InvoiceRow, 'id' | 'notified_on'>[]> {
  const from = end - latest;
  const subscriptions = await read
    .selectFrom('subscriptions')
    .selectAll()
    .where((e) => e.or([e('end_date', 'is', null), e('end_date', '>', from)]))
    .execute();
  const pending = await pendingChanges(read);
  const recorded = await read
    .selectFrom('invoices')
    .select(['subscription_id', 'due_at'])
    .where('due_at', '>', from)
    .execute();
  const known = new Set(recorded.map((row) => `${row.subscription_id} ${row.due_at}`));
  return subscriptions.flatMap((subscription) =>
    invoicesBetween(termsOf(subscription, pending.get(subscription.id)), from, end)
      .filter(({ at }) => !known.has(`${subscription.id} ${at}`))
      .map(({ at, until, plan, amount }) => ({
        subscription_id: subscription.id,
        plan,
        amount,
        due_at: at,
        period_end: until,
      })),
  );
}
