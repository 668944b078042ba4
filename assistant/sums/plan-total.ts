import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice } from '../../app/facts/prices.ts';
import { period } from './period.ts';
import { money, type Sum, type SumContext } from './sum.ts';

/** What two plans cost together a month or a year: `one Pro and one Starter together`. */
export function planTotal(folded: string, { plans }: SumContext): Sum | undefined {
  if (
    plans.length !== 2 ||
    !/\b(together|combined|in total|total|altogether|plus|sum|juntos|en total|sumados)\b|\bone (pro|starter|dominate)\b.*\b(one|and a)\b/.test(
      folded,
    )
  )
    return undefined;
  const [a, b] = plans;
  if (!a || !b) return undefined;
  const total = monthlyPrice[a] + monthlyPrice[b];
  const terms = `${money(monthlyPrice[a])} + ${money(monthlyPrice[b])}`;
  const [first, second] = [marketingName[a], marketingName[b]];
  if (period.year.test(folded)) {
    return {
      en: `${first} and ${second} together are 12 × (${terms}) = ${money(12 * total)} a year.`,
      es: `${first} y ${second} juntos son 12 × (${terms}) = ${money(12 * total)} al año.`,
      amounts: [12 * total],
    };
  }
  return {
    en: `${first} and ${second} together are ${terms} = ${money(total)} a month.`,
    es: `${first} y ${second} juntos son ${terms} = ${money(total)} al mes.`,
    amounts: [total],
  };
}
