import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, planIds } from '../../app/facts/prices.ts';
import { money } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';

interface Multiple {
  says: RegExp;
  times: number;
  en: string;
  es: string;
}

const multiples: readonly Multiple[] = [
  {
    says: /\b(twice|double|2 times|half|el doble|la mitad)\b/,
    times: 2,
    en: 'twice',
    es: 'el doble de',
  },
  {
    says: /\b(triple|three times|3 times|el triple|a third|un tercio)\b/,
    times: 3,
    en: 'three times',
    es: 'el triple de',
  },
];

/** Whether one plan costs twice or three times as much as another. */
export function ratio(folded: string, { plans }: SumContext): Sum | undefined {
  const [low, high] = planIds.filter((plan) => plans.includes(plan));
  const multiple = multiples.find(({ says }) => says.test(folded));
  if (!low || !high || plans.length > 2 || !multiple) return undefined;
  if (
    /\b(half (a |of the |the )?(year|yr)|medio ano|months?|meses|posts?|blogs?|keywords?)\b/.test(
      folded,
    )
  )
    return undefined;
  const [less, more] = [monthlyPrice[low], monthlyPrice[high]];
  const { times, en, es } = multiple;
  const terms = `${times} × ${money(less)} = ${money(times * less)}`;
  return {
    en: `${en} ${marketingName[low]} is ${terms}, and ${marketingName[high]} is ${money(more)} a month.`,
    es: `${es} ${marketingName[low]} son ${terms}, y ${marketingName[high]} cuesta ${money(more)} al mes.`,
    amounts: [times * less],
    yes: Math.abs(times * less - more) <= 0.02 * more,
  };
}
