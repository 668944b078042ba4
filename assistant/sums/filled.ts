import type { PlanId } from '../../app/facts/prices.ts';
import { needed } from './fitted.ts';
import type { Bill, Frame } from './frame.ts';
import type { Quantities } from './sum.ts';

/** What only the conversation tells of a sum. */
interface Told extends Quantities {
  plans: readonly PlanId[];
  bill?: Bill | undefined;
  /** Whether several plans are asked for together. */
  isTogether?: boolean;
}

/** A frame with what only the conversation tells: its plans, the visitor's bill, budget and sales. */
export function filled(frame: Frame, { plans, bill, budget, perSale, isTogether }: Told): Frame {
  const { ask, items } = frame;
  const isCompared = ask === 'compare' || ask === 'save';
  const lacks = frame.plans.length === 0 || (isCompared && frame.plans.length === 1);
  const both = isCompared && plans.length === 2 && !(frame.bill ?? bill);
  // Which plan a budget is enough for is asked of all.
  const together = isTogether && ask === 'price' && !items && plans.length > 1;
  const own = frame.plans.length > 0 || ask === 'fits' ? frame.plans : plans;
  return {
    ...frame,
    ...(together && { items: plans.map((plan) => ({ plan, times: 1 })) }),
    plans: items || frame.rival ? frame.plans : both && lacks ? plans : own,
    ...needed(ask, {
      ...frame,
      bill: frame.bill ?? bill,
      budget: frame.budget ?? (budget && budgetOf(budget)),
      sale: frame.sale ?? (perSale ? { value: perSale } : undefined),
    }),
  };
}

export const budgetOf = ({ amount, per, terms }: NonNullable<Quantities['budget']>) => ({
  value: amount,
  per,
  terms,
});
