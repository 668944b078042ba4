import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, planIds } from '../../app/facts/prices.ts';
import { billIn } from './bill.ts';
import { money, type Sum, type SumContext } from './sum.ts';

/** By how many percent one price is above or below another: two plans, or a plan and the visitor's bill. */
export function percentage(folded: string, { plans, bill }: SumContext): Sum | undefined {
  if (!/%|\bporcentaje\b|\bpercent(age)?\b|\bwhat share\b/.test(folded) || /\d ?%/.test(folded))
    return undefined;
  const own = (billIn(folded) ?? bill)?.amount;
  const ofIncome = shareOf(folded, plans);
  if (ofIncome) return ofIncome;
  const [low, high] = planIds.filter((plan) => plans.includes(plan));
  if (!low) return undefined;
  const name = marketingName[low];
  if (high) {
    const [less, more] = [monthlyPrice[low], monthlyPrice[high]];
    const isLess = /\b(cheaper|less|lower|save|saves|below|barato|menos|ahorr\w+)\b/.test(folded);
    const share = terms(more - less, isLess ? more : less, `(${money(more)} − ${money(less)})`);
    const [first, second] = isLess ? [name, marketingName[high]] : [marketingName[high], name];
    return {
      en: `${first} costs ${share} ${isLess ? 'less' : 'more'} than ${second}.`,
      es: `${first} cuesta ${share} ${isLess ? 'menos' : 'más'} que ${second}.`,
      amounts: [],
    };
  }
  if (own === undefined) return undefined;
  const price = monthlyPrice[low];
  const saves = own >= price;
  const [more, less] = saves ? [own, price] : [price, own];
  const share = terms(more - less, own, `(${money(more)} − ${money(less)})`);
  return {
    en: `${name} costs you ${share} ${saves ? 'less' : 'more'} than you pay now.`,
    es: `${name} te cuesta ${share} ${saves ? 'menos' : 'más'} de lo que pagas ahora.`,
    amounts: [],
  };
}

/** `what share of $3,000 is Pro` */
function shareOf(folded: string, plans: SumContext['plans']): Sum | undefined {
  const [plan] = plans;
  const [, amount] =
    /\b(?:make|makes|earn|earns|income|revenue|sales|budget|of|de|gano|ganamos|vendo)\b.{0,20}?\$? ?(\d{3,6})\b/.exec(
      folded,
    ) ?? [];
  if (
    !plan ||
    plans.length > 1 ||
    !amount ||
    !/\b(share|percent\w*|porcentaje|part|parte)\b|%/.test(folded)
  )
    return undefined;
  if (/\b(save|saving|cheaper|less|ahorr\w+|menos|pay|pago|pagamos)\b/.test(folded))
    return undefined;
  const price = monthlyPrice[plan];
  const name = marketingName[plan];
  const shown = `${money(price)} ÷ ${money(Number(amount))} = ${((100 * price) / Number(amount)).toFixed(1)}%`;
  return {
    en: `${name} is ${shown} of that a month.`,
    es: `${name} es ${shown} de eso al mes.`,
    amounts: [],
  };
}

function terms(difference: number, base: number, shown: string): string {
  return `${shown} ÷ ${money(base)} = ${((100 * difference) / base).toFixed(1)}%`;
}
