import { dollars, monthlyPrice, type PlanId } from '../../facts/prices.ts';
import { timeZone, trialDays } from '../../facts/site.ts';

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

export interface PlannedInvoice {
  /** Epoch milliseconds. */
  at: number;
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
  const { start, end, plan, amount, pending } = terms;
  const first = trialEnd(start);
  const invoices: PlannedInvoice[] = [];
  for (let month = 0; invoices.length < count; month += 1) {
    const at = addTime(first, { months: month });
    if (end !== null && at >= end) break;
    if (at <= now) continue;
    const current = pending !== undefined && at >= pending.effectiveAt ? pending : { plan, amount };
    invoices.push({ at, plan: current.plan, amount: current.amount });
  }
  return invoices;
}

/** Adds calendar days or months in the company's time zone; keeps the hour across daylight saving. */
function addTime(time: number, by: { days?: number; months?: number }): number {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).add(by)
    .epochMilliseconds;
}
