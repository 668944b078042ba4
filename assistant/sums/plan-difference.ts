import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, planIds } from '../../app/facts/prices.ts';
import { monthsIn, period } from './period.ts';
import { locations } from './periods-and-locations.ts';
import { money, type Sum, type SumContext } from './sum.ts';

/** What one plan costs more than another: `$497 − $297 = $200` a month, or twelve times that a year. */
export function planDifference(folded: string, { plans, aboutPrice }: SumContext): Sum | undefined {
  const [low, high] = planIds.filter((plan) => plans.includes(plan));
  if (!low || !high || plans.length > 2) return undefined;
  if (
    !/\b(diff|difference|gap|minus|menos|more|extra|cheaper|less|sav\w+|spread|jump|upgrad\w*|downgrad\w*|between|step\w*|mov(?:e|ing)|(?:go|going|switch\w*) (?:up|down|from|to)|drop\w*|instead|diferencia|mas|menos|ahorr\w+|entre|subir\w*|bajar\w*|pas(?:o|ar)\w*|cambi\w+)\b/.test(
      folded,
    ) ||
    !(
      /\b(diff|how much|price|cost|costs|money|pay|dollars|cuanto|precio|cuesta|pag\w+|cost[oa]|gap|jump|minus|monthly|(each|per|a) month|(al|por) mes|sav\w+|spread|whats the extra|ahorr\w+|cheaper|expensive)\b|\$/.test(
        folded,
      ) ||
      ((aboutPrice || period.year.test(folded)) &&
        /\b(difference|diff|gap|between|extra|more|less|diferencia|entre|mas|menos)\b/.test(folded))
    )
  )
    return undefined;
  const [more, less] = [monthlyPrice[high], monthlyPrice[low]];
  const names = [marketingName[high], marketingName[low]];
  const count = locations(folded);
  const times = count ? `${count} × ` : '';
  if (period.year.test(folded) || /\b(12|twelve) months\b/.test(folded)) {
    const total = (count ?? 1) * 12 * (more - less);
    const terms = `${times}12 × (${money(more)} − ${money(less)}) = ${money(total)}`;
    return {
      en: `${names[0]} costs ${terms} more a year than ${names[1]}.`,
      es: `${names[0]} cuesta ${terms} más al año que ${names[1]}.`,
      amounts: [total],
    };
  }
  const months = monthsIn(folded);
  const total = (count ?? 1) * (months ?? 1) * (more - less);
  const factors = `${times}${months ? `${months} × ` : ''}`;
  const difference = `${money(more)} − ${money(less)}`;
  const terms = `${factors ? `${factors}(${difference})` : difference} = ${money(total)}`;
  const time = months ? [`over ${months} months`, `en ${months} meses`] : ['a month', 'al mes'];
  return {
    en: `${names[0]} costs ${terms} more ${time[0]} than ${names[1]}.`,
    es: `${names[0]} cuesta ${terms} más ${time[1]} que ${names[1]}.`,
    amounts: [total],
  };
}
