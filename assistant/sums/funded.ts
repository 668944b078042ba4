import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId } from '../../app/facts/prices.ts';
import { amountsIn, isOurs, monthly } from './amounts.ts';
import { monthsSum } from './funds.ts';
import { namesLocation } from './locations.ts';
import { cents, money } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';
import { monthsIn, period } from './time.ts';

const asksMonths =
  /\b(?:how many|cuant[oa]s) (?:\w+ )?(?:months|mos|meses)\b|\b(?:how long|how far|cuanto (?:tiempo|me dura\w*|dura\w*))\b/;
const asksPlaces =
  /\b(?:how many|cuant[oa]s) (?:\w+ )?(?:locations?|stores?|shops?|branches|offices|restaurants|salons|gyms|trucks|locales|tiendas|sucursales|negocios|restaurantes|plans|planes|subscriptions|starters|pros|dominates)\b/;
const covers =
  /\b(?:covers?|buys?|pays?|lasts?|runs?|goes?|gets?|get|fund\w*|afford|stretch\w*|enough|left|fits?|alcanza\w*|cubre\w*|pag\w+|dura\w*|sobra\w*|quedan?|me da|rinde\w*|compra\w*|got|have|grant|is that|would that be|tengo|tenemos)\b/;
const isOther =
  /\b(sav(?:e|es|ing|ings)|cheaper|freelancer|agency|trial|prueba|guarantee|garantia|ahorr\w+|results?|rank\w*)\b/;

/** What an amount pays for: how many months of a plan, how many locations, or whether some months. */
export function funded(folded: string, { plans }: SumContext): Sum | undefined {
  const [plan] = plans;
  const [own, ...others] = amountsIn(folded).filter(
    ({ value, isMoney, each }) => isMoney && !each && !isOurs(value),
  );
  if (!plan || plans.length > 1 || !own || others.length > 0) return undefined;
  if (!covers.test(folded) || isOther.test(folded)) return undefined;
  const isTotal = own.per === undefined || own.per === 'year';
  if (asksPlaces.test(folded)) return placesFor(plan, monthly(own).amount);
  if (asksMonths.test(folded))
    return isTotal ? monthsSum({ ask: 'months', plans }, { value: own.value }) : undefined;
  const months = monthsIn(folded) ?? (period.quarter.test(folded) ? 3 : undefined);
  if (!months || own.per || namesLocation(folded)) return undefined;
  return within(plan, months, own.value);
}

function placesFor(plan: PlanId, amount: number): Sum {
  const price = monthlyPrice[plan];
  const name = marketingName[plan];
  const count = Math.floor(amount / price);
  if (count < 1) return tooSmall(name, price, amount);
  const rest = cents(amount - count * price);
  const terms = `${count} × ${money(price)} = ${money(count * price)}`;
  const left = `${money(amount)} − ${money(count * price)} = ${money(rest)}`;
  return {
    en: `${money(amount)} a month pays for ${name} at ${count} ${count === 1 ? 'location' : 'locations'}: ${terms}, which leaves ${left}.`,
    es: `${money(amount)} al mes alcanzan para ${name} en ${count} ${count === 1 ? 'local' : 'locales'}: ${terms}, y sobran ${left}.`,
    amounts: [count * price, rest, amount],
  };
}

function tooSmall(name: string, price: number, amount: number): Sum {
  return {
    en: `${name} is ${money(price)} a month, so you’re ${money(price)} − ${money(amount)} = ${money(price - amount)} short of the first month.`,
    es: `${name} cuesta ${money(price)} al mes: faltan ${money(price)} − ${money(amount)} = ${money(price - amount)} para el primer mes.`,
    amounts: [price - amount, amount],
  };
}

function within(plan: PlanId, months: number, amount: number): Sum {
  const total = months * monthlyPrice[plan];
  const name = marketingName[plan];
  const terms = `${months} × ${money(monthlyPrice[plan])} = ${money(total)}`;
  const yes = total <= amount;
  const [more, less] = yes ? [amount, total] : [total, amount];
  const rest = `${money(more)} − ${money(less)} = ${money(more - less)}`;
  return {
    en: `${months} months of ${name} are ${terms}, ${yes ? `which leaves ${rest}` : `so you’re ${rest} short`}.`,
    es: `${months} meses de ${name} cuestan ${terms}, ${yes ? `y sobran ${rest}` : `así que faltan ${rest}`}.`,
    amounts: [total, more - less],
    yes,
  };
}
