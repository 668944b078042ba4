import { budgetIn } from './budget-told.ts';
import { tellsStart } from './days-left.ts';
import { locations, owned } from './locations.ts';
import { inDigits, periodsInFull } from './numbers.ts';
import { saleIn } from './payback.ts';
import type { Quantities } from './sum.ts';

/** The quantities in a folded text. */
export function quantitiesIn(text: string): Quantities {
  const folded = periodsInFull(inDigits(text));
  const count = locations(folded) ?? owned(folded);
  const budget = budgetIn(folded);
  const perSale = saleIn(folded);
  return {
    ...(count && { count }),
    ...(budget && { budget }),
    ...(perSale && { perSale }),
    // Whether it names a day depends on no moment.
    ...(tellsStart(folded, 0) && { trialStart: folded }),
  };
}

/**
 * The quantities in a folded text that may go on with a sum.
 * @param months those of that sum; `can I do it on 5k`, after a price a year, tells a budget a year.
 */
export function quantitiesAfter(folded: string, months: number | undefined): Quantities {
  const told = quantitiesIn(folded);
  const { budget } = told;
  return budget && months === 12 && !/\b(month\w*|mes|mensual\w*)\b/.test(folded)
    ? { ...told, budget: { ...budget, per: 'year' } }
    : told;
}
