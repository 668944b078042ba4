import { marketingName } from '../../app/facts/plans.ts';
import { planIds } from '../../app/facts/prices.ts';
import { billIn } from './bill.ts';
import { savingSum } from './compared.ts';
import type { Sum, SumContext } from './sum.ts';
import { monthsIn, period } from './time.ts';

/** What one or two plans save, or cost, against the visitor's own monthly bill. */
export function savings(folded: string, { plans, bill }: SumContext): Sum | undefined {
  const stated = billIn(folded);
  if (/\b(why|por que)\b|\bhow (is|are|r) \S+ (any )?different\b|\bwhat makes\b/.test(folded))
    return undefined;
  const paid =
    stated ??
    (/\b(saves?|saving|savings|compare\w*|cheaper|less|difference|ahorr\w+|menos|diferencia|pocket|keep (?:what|how much)|(?:what|whats|how much|cuanto) (?:(?:would|do|will|could|am|did) )?(?:i|we|id|i'd)? ?(?:be )?(?:keep|keeping|hang on to))\b/.test(
      folded,
    ) ||
    (plans.length < 2 && /\b(vs|versus|against|instead|stacks? up|measures? up)\b/.test(folded))
      ? bill
      : undefined);
  if (!paid) return undefined;
  // Their own bill's period isn't the one that is asked about.
  const perMonth = folded.replace(
    /\d+ ?(dollars |bucks |dolares )?((a|per|each|every|al|por|cada) (year|ano|quarter|trimestre)|yearly|quarterly|annually)\b/g,
    ' ',
  );
  const months = monthsIn(perMonth) ?? (period.quarter.test(perMonth) ? 3 : undefined);
  // A plan of the conversation doesn't stand beside one of the question.
  const named = plans.filter((plan) => folded.includes(marketingName[plan].toLowerCase()));
  const meant = named.length > 0 ? named : plans;
  const chosen = meant.length > 0 ? meant.slice(0, 2) : [planIds[0]];
  const asksYear = period.year.test(perMonth) && !/\b(this|last|este) (year|ano)\b/.test(perMonth);
  return savingSum(
    { ask: 'save', plans: chosen, months: months ?? (asksYear ? 12 : undefined) },
    paid,
    true,
  );
}
