import { planWithinBudget } from './budget.ts';
import { daysLeft } from './days-left.ts';
import { inDigits } from './numbers.ts';
import { planDifference } from './plan-difference.ts';
import { planTotal } from './plan-total.ts';
import { priceOverTime } from './price-over-time.ts';
import { savings } from './savings.ts';
import type { Sum, SumContext } from './sum.ts';

/** Computes the sum that a folded question asks for; undefined if it asks for none. */
export function sumFor(text: string, context: SumContext): Sum | undefined {
  const folded = inDigits(text);
  return (
    daysLeft(folded) ??
    planWithinBudget(folded) ??
    planTotal(folded, context) ??
    savings(folded, context) ??
    planDifference(folded, context) ??
    priceOverTime(folded, context)
  );
}
