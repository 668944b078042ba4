import { budgetIn } from './budget-told.ts';
import { continued } from './continued.ts';
import { tellsStart } from './days-left.ts';
import { locations, owned } from './locations.ts';
import { inDigits, periodsInFull } from './numbers.ts';
import { saleIn } from './payback.ts';
import type { Quantities } from './sum.ts';
import { onlyChangesSum } from './sum-words.ts';

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
 * The quantities in a folded text that may continue a sum.
 * @param lastSum the folded question of that sum; `can I do it on 5k`, after a price a year, tells a budget a year.
 */
export function quantitiesAfter(folded: string, lastSum: string | undefined): Quantities {
  const told = quantitiesIn(folded);
  if (!told.budget || !lastSum || !onlyChangesSum(folded)) return told;
  const { budget } = quantitiesIn(continued(lastSum, folded));
  return { ...told, ...(budget && { budget }) };
}
