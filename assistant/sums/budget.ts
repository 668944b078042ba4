import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { money, type Sum } from './sum.ts';

const limit =
  '\\b(?:budget|afford|spend(?: up to| at most| about| around)?|get (?:\\w+ ){0,3}for|have|got|(?:can|could) do|under|less than|max(?:imum)?|up to|limit|presupuesto|tengo|gastar|menos de|solo)\\b';
const amount =
  '\\$? ?(\\d{3,6})\\b(?! ?(?:posts|keywords|people|employees|days|sq|reviews|followers|customers))';
const bound = '\\b(?:max(?:imum)?|tops|budget|limit|at most|como maximo|de presupuesto)\\b';

/** What is left of a monthly amount that the visitor names, after a plan: `$1,000 − $497 = $503`. */
export function restOfBudget(folded: string, plans: readonly PlanId[]): Sum | undefined {
  const [plan] = plans;
  const [, amount] =
    /(?<![\d·])\$? ?(\d{3,6})\b(?! ?(?:posts|keywords|people|days|%))/.exec(folded) ?? [];
  const asks =
    /\b\d+ (minus|less|menos) (the )?\w+|\b(left( over)?|leftover|remain\w*|have after|keep after|queda\w*|sobra\w*|restan?)\b/.test(
      folded,
    ) && !/\b(trial|prueba|days|dias|guarantee|garantia)\b/.test(folded);
  if (!plan || plans.length > 1 || !amount || !asks) return undefined;
  const [whole, price] = [Number(amount), monthlyPrice[plan]];
  if (whole < price || whole === price) return undefined;
  const terms = `${money(whole)} − ${money(price)} = ${money(whole - price)}`;
  const name = marketingName[plan];
  return {
    en: `After ${name} you have ${terms} left a month.`,
    es: `Después de ${name} te quedan ${terms} al mes.`,
    amounts: [whole - price],
  };
}

/** The largest plan within a monthly budget that the visitor names. */
export function planWithinBudget(folded: string): Sum | undefined {
  const match = new RegExp(`${limit}.{0,22}?${amount}|${amount}.{0,12}?${bound}`).exec(folded);
  if (
    !match ||
    !/\b(which|what|whats|fits?|get|plan|best|work|enough|afford|cual|que|alcanza|anything|something|algo)\b/.test(
      folded,
    ) ||
    /\b(how (?:much|many|often) (?:\w+ )?(?:post\w*|blog\w*|keywords?|social)|pay|paying|pago|charges?|sav(e|es|ing|ings)|cheaper|compared?|vs|versus|freelancer|agency|agencia|ahorr\w+)\b/.test(
      folded,
    )
  )
    return undefined;
  const isYearly =
    /\b(for|per|a|in|each|al|por) (the |el |un )?(whole )?(year|ano)\b|\b(yearly|annual|anual)\b/.test(
      folded,
    );
  const budget = Number(match[1] ?? match[2]) / (isYearly ? 12 : 1);
  const plan = planIds.findLast((one) => monthlyPrice[one] <= budget);
  const [first] = planIds;
  const chosen = plan ?? first;
  const [name, price] = [marketingName[chosen], money(monthlyPrice[chosen])];
  return {
    en: plan
      ? `${name}, at ${price} a month, fits that budget.`
      : `That is below our smallest plan: ${name} is ${price} a month.`,
    es: plan
      ? `${name}, de ${price} al mes, cabe en ese presupuesto.`
      : `Eso no alcanza para el plan más pequeño: ${name} cuesta ${price} al mes.`,
    amounts: [],
  };
}
