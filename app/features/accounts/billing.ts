import { monthlyPrice, type PlanId, timeZone, trialDays } from '../../facts/site.ts';

/** A plan's price for one billing cycle, in US cents. */
export const monthlyAmount = (plan: PlanId): number => monthlyPrice[plan] * 100;

/** What decides when a subscription is invoiced. */
export interface Terms {
  /** For one billing cycle, in US cents. */
  amount: number;
  plan: PlanId;
  /** When the trial began, epoch milliseconds. */
  start: number;
  /** When the subscription ends; null while it goes on. */
  end: number | null;
  /** A change to a lower price that waits for a billing cycle to begin. */
  pending?: { plan: PlanId; amount: number; effectiveAt: number } | undefined;
}

/** An invoice that will be written, as things stand. */
export interface PlannedInvoice {
  /** Epoch milliseconds. */
  at: number;
  plan: PlanId;
  /** US cents. */
  amount: number;
}

/** When the free trial ends and the first billing cycle begins. */
export const trialEnd = (start: number): number => later(start, { days: trialDays });

/**
 * When the current period ends: the trial, or else the billing cycle. A month after the 31st is the
 * last day of a shorter month, and the 31st again after that.
 */
export function periodEnd(start: number, now: number): number {
  const first = trialEnd(start);
  for (let month = 0; ; month += 1) {
    const at = later(first, { months: month });
    if (at > now) return at;
  }
}

/** The next invoices, soonest first; none after the end. */
export function plannedInvoices(terms: Terms, now: number, count = 3): PlannedInvoice[] {
  const { start, end, plan, amount, pending } = terms;
  const first = trialEnd(start);
  const invoices: PlannedInvoice[] = [];
  for (let month = 0; invoices.length < count; month += 1) {
    const at = later(first, { months: month });
    if (end !== null && at >= end) break;
    if (at <= now) continue;
    const changed = pending !== undefined && at >= pending.effectiveAt;
    invoices.push({ at, ...(changed ? pick(pending) : { plan, amount }) });
  }
  return invoices;
}

const pick = ({ plan, amount }: { plan: PlanId; amount: number }) => ({ plan, amount });

/** Later by calendar days or months where the company is: at the same hour, in a short month on its last day. */
function later(time: number, by: { days?: number; months?: number }): number {
  return Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone).add(by)
    .epochMilliseconds;
}
