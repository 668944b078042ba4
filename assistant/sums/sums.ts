import { spoken } from './arithmetic.ts';
import { besideBill } from './beside-bill.ts';
import { lessThanNow, withCurrentBill } from './bill-now.ts';
import { planWithinBudget, restOfBudget } from './budget.ts';
import { contentsOverTime } from './contents-over-time.ts';
import { continued } from './continued.ts';
import { daysLeft } from './days-left.ts';
import { funded } from './funded.ts';
import { monthRanges } from './month-ranges.ts';
import { inDigits, periodsInFull } from './numbers.ts';
import { ofResult } from './of-result.ts';
import { paidSoFar, paidUntil } from './paid-so-far.ts';
import { payback } from './payback.ts';
import { percentage } from './percent.ts';
import { planDifference } from './plan-difference.ts';
import { planPhases } from './plan-phases.ts';
import { plansByPlace } from './plans-by-place.ts';
import { priceOverTime } from './price-over-time.ts';
import { rangeIn } from './ranges.ts';
import { ratio } from './ratio.ts';
import { savings } from './savings.ts';
import { planTotal } from './several-plans.ts';
import { money } from './shown.ts';
import { sharedPrice } from './split.ts';
import type { Sum, SumContext } from './sum.ts';
import { freeDays } from './trial-value.ts';
import { pricePerHead, unitPrice } from './unit-price.ts';

/** Computes the sum that a folded question asks for; undefined if it asks for none. */
export function sumFor(text: string, context: SumContext): Sum | undefined {
  const folded = withCurrentBill(monthRanges(periodsInFull(inDigits(text))));
  const before =
    context.before && withCurrentBill(monthRanges(periodsInFull(inDigits(context.before))));
  return (
    lessThanNow(folded, context) ??
    plansByPlace(folded, context) ??
    ofResult(folded, context) ??
    (before ? sumOfRange(continued(before, folded), context) : undefined) ??
    sumOfRange(folded, context)
  );
}

/** A sum, or two for a range of amounts: `between 1200 and 1500 a month`. */
function sumOfRange(folded: string, context: SumContext): Sum | undefined {
  const range = rangeIn(folded);
  if (!range) return sumOf(folded, context);
  const [low, high] = [range.lowText, range.highText].map((one) => sumOf(one, context));
  if (!low || !high) return low ?? high ?? sumOf(folded, context);
  if (low.en === high.en) return low;
  const both = (language: 'en' | 'es', at: string) =>
    `${at} ${money(range.low)}, ${low[language].replace(/\.$/, '')}; ${at.toLowerCase()} ${money(range.high)}, ${high[language]}`;
  return {
    en: both('en', 'At'),
    es: both('es', 'Con'),
    amounts: [...low.amounts, ...high.amounts],
    ...(low.yes === high.yes && low.yes !== undefined && { yes: low.yes }),
    ...((low.noClaim || high.noClaim) && { noClaim: true as const }),
    ...(low.saves === high.saves && low.saves !== undefined && { saves: low.saves }),
  };
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
    besideBill(folded, context) ??
    funded(folded, context) ??
    restOfBudget(folded, context) ??
    planWithinBudget(folded, context) ??
    planTotal(folded, context) ??
    savings(folded, context) ??
    planDifference(folded, context) ??
    priceOverTime(folded, context)
  );
}
