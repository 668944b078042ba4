import { dollars, monthlyPrice, type PlanId } from '../../facts/prices.ts';
import { timeZone } from '../../facts/site.ts';
import { trialDays } from '../../facts/terms.ts';
import type { SubscriptionChangeRow, SubscriptionRow } from './tables.ts';

/** Price of a plan for one billing cycle, in US cents. */
export const monthlyAmount = (plan: PlanId): number => monthlyPrice[plan] * 100;

/** US cents as the pages write them, for example `$497`. */
export const money = (cents: number): string => dollars(cents / 100);

const longDate = new Intl.DateTimeFormat('en-US', {
  timeZone,
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** Epoch milliseconds as a date in the company's time zone, for example `February 14, 2026`. */
export const longDay = (time: number): string => longDate.format(time);

/** Parts of a subscription that decide its invoices. Times are epoch milliseconds. */
export interface Terms {
  /** For one billing cycle, in US cents. */
  amount: number;
  plan: PlanId;
  /** When the trial began. */
  start: number;
  /** When the subscription ends; null unless canceled. */
  end: number | null;
  /** A scheduled downgrade. */
  pending?: { plan: PlanId; amount: number; effectiveAt: number } | undefined;
}

/** The terms of a subscription and its scheduled change. */
export function termsOf(
  subscription: Pick<SubscriptionRow, 'plan' | 'amount' | 'start_date' | 'created_at' | 'end_date'>,
  pending: SubscriptionChangeRow | undefined,
): Terms {
  const { plan, amount, start_date, created_at, end_date: end } = subscription;
  return {
    plan,
    amount,
    start: start_date ?? created_at,
    end,
    pending: pending && {
      plan: pending.to_plan,
      amount: pending.amount,
      effectiveAt: pending.effective_at,
    },
  };
}

export interface PlannedInvoice {
  /** When it is due, which is when its billing cycle begins; epoch milliseconds. */
  at: number;
  /** When its billing cycle ends. */
  until: number;
  plan: PlanId;
  /** US cents. */
  amount: number;
}

/** When the free trial ends and the first billing cycle begins. */
export const trialEnd = (start: number): number => addTime(start, { days: trialDays });

/**
 * When the current period ends: the trial, then each billing cycle. Cycles that begin on the 31st begin
 * on the last day of a shorter month, and on the 31st again afterwards.
 */
export function periodEnd(start: number, now: number): number {
  const first = trialEnd(start);
  for (let month = 0; ; month += 1) {
    const at = addTime(first, { months: month });
    if (at > now) return at;
  }
}

/** The next invoices, soonest first; none from the subscription's end on. */
export function plannedInvoices(terms: Terms, now: number, count = 3): PlannedInvoice[] {
  return invoicesAfter(terms, now).take(count).toArray();
}

/** Invoices that are due after `from` and before `until`. */
export function invoicesBetween(terms: Terms, from: number, until: number): PlannedInvoice[] {
  const invoices: PlannedInvoice[] = [];
  for (const invoice of invoicesAfter(terms, from)) {
    if (invoice.at >= until) break;
    invoices.push(invoice);
  }
  return invoices;
}

/** Invoices that are due after a time, soonest first; without end unless the subscription ends. */
function* invoicesAfter(terms: Terms, time: number): Generator<PlannedInvoice, undefined> {
  const { start, end, plan, amount, pending } = terms;
  const first = trialEnd(start);
  for (let month = 0; ; month += 1) {
    const at = addTime(first, { months: month });
    if (end !== null && at >= end) return;
    if (at <= time) continue;
    const current = pending !== undefined && at >= pending.effectiveAt ? pending : { plan, amount };
    const until = addTime(first, { months: month + 1 });
    yield { at, until, plan: current.plan, amount: current.amount };
  }
}

/** The company's day that a time belongs to: its date (`2026-02-14`), hour (0 to 23) and end. */
export function localDay(time: number): { date: string; hour: number; end: number } {
  const local = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
  const end = local.startOfDay().add({ days: 1 }).epochMilliseconds;
  return { date: local.toPlainDate().toString(), hour: local.hour, end };
}

/** Adds calendar days or months in the company's time zone; keeps the hour across daylight saving. */
function addTime(time: number, by: { days?: number; months?: number }): number {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).add(by)
    .epochMilliseconds;
}
