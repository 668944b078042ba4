import { spoken } from './arithmetic.ts';
import { planWithinBudget, restOfBudget } from './budget.ts';
import { contentsOverTime } from './contents-over-time.ts';
import { daysLeft } from './days-left.ts';
import { funded } from './funded.ts';
import { monthRanges } from './month-ranges.ts';
import { inDigits, periodsInFull } from './numbers.ts';
import { paidSoFar, paidUntil } from './paid-so-far.ts';
import { payback } from './payback.ts';
import { percentage } from './percent.ts';
import { planDifference } from './plan-difference.ts';
import { planPhases } from './plan-phases.ts';
import { priceOverTime } from './price-over-time.ts';
import { ratio } from './ratio.ts';
import { savings } from './savings.ts';
import { planTotal } from './several-plans.ts';
import { sharedPrice } from './split.ts';
import type { Sum, SumContext } from './sum.ts';
import { monthsIn, period } from './time.ts';
import { freeDays } from './trial-value.ts';
import { pricePerHead, unitPrice } from './unit-price.ts';

/** Computes the sum that a folded question asks for; undefined if it asks for none. */
export function sumFor(text: string, context: SumContext): Sum | undefined {
  const folded = monthRanges(periodsInFull(inDigits(text)));
  const before = context.before && periodsInFull(inDigits(context.before));
  return (before && sumOf(continued(before, folded), context)) || sumOf(folded, context);
}

/** The question before with what this one changes: its period, its number of locations. */
export function continued(before: string, now: string): string {
  const hasPeriod =
    Object.values(period).some((one) => one.test(now)) ||
    monthsIn(now) !== undefined ||
    /\b(month|mes|monthly|mensual)\b/.test(now);
  const kept = hasPeriod
    ? before
        .replace(
          // `200 a week` is an amount that stays what it is.
          /(?<!\d(?: dollars| bucks| dolares)? ?)\b(per|a|each|every|over a|for a|in a|al|por|cada) (whole )?(year|day|week|quarter|ano|dia|semana)\b/g,
          ' ',
        )
        .replace(
          /(?<!\d )\b(yearly|annual(ly)?|weekly|daily|quarterly|anual|semanal|diario)\b/g,
          ' ',
        )
        .replace(/\b(for |por )?\d+ (months|meses|years|anos)\b/g, ' ')
    : before;
  return `${kept} ${now}`.replace(/\s+/g, ' ');
}

function sumOf(folded: string, context: SumContext): Sum | undefined {
  return (
    daysLeft(folded, context) ??
    spoken(folded) ??
    freeDays(folded, context) ??
    paidUntil(folded, context) ??
    paidSoFar(folded, context) ??
    payback(folded, context) ??
    planPhases(folded, context) ??
    contentsOverTime(folded, context) ??
    ratio(folded, context) ??
    percentage(folded, context) ??
    unitPrice(folded, context) ??
    pricePerHead(folded, context) ??
    sharedPrice(folded, context) ??
    funded(folded, context) ??
    restOfBudget(folded, context) ??
    planWithinBudget(folded, context) ??
    planTotal(folded, context) ??
    savings(folded, context) ??
    planDifference(folded, context) ??
    priceOverTime(folded, context)
  );
}
