import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { amountsIn, isOurs, monthly } from './amounts.ts';
import { keepsBill } from './beside-bill.ts';
import { billIn } from './bill.ts';
import type { Money } from './frame.ts';
import { cents, money, sentence } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';

/** By how many percent one price is above or below another: two plans, or a plan and the visitor's bill. */
export function percentage(folded: string, { plans, bill }: SumContext): Sum | undefined {
  const ofPrice = percentOfPrice(folded, plans);
  if (ofPrice) return ofPrice;
  if (/\d ?%/.test(folded)) return undefined;
  const ofIncome = shareOf(folded, plans);
  if (ofIncome) return ofIncome;
  if (!/%|\bporcentaje\b|\bpercent(age)?\b|\bwhat share\b/.test(folded)) return undefined;
  const own = (billIn(folded) ?? bill)?.amount;
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

const percentNamed = /(?<![\d·])(\d{1,2}(?:·\d{1,3})?) ?%/;
const isAdded =
  /\b(tax|taxes|vat|tip|extra|more|increase|increases|added|plus|on top|impuestos?)\b/;
const isOfPrice = /% (?:of|de|del)\b/;
/** `over half of my 900 budget` */
const fraction =
  /\b(half|a third|one third|third|a quarter|one quarter|a fourth|a fifth|a tenth|la mitad|un tercio|un cuarto) (?:of|de)\b/;
const fractionOf: Readonly<Record<string, number>> = {
  half: 0.5,
  'la mitad': 0.5,
  third: 1 / 3,
  'a third': 1 / 3,
  'one third': 1 / 3,
  'un tercio': 1 / 3,
  'a quarter': 0.25,
  'one quarter': 0.25,
  'a fourth': 0.25,
  'un cuarto': 0.25,
  'a fifth': 0.2,
  'a tenth': 0.1,
};

/** `20% of Starter`, `Pro with 6% tax`. */
function percentOfPrice(folded: string, plans: SumContext['plans']): Sum | undefined {
  const [plan, ...others] = plans;
  const share = Number(percentNamed.exec(folded)?.[1]?.replace('·', '.'));
  const isMore = isAdded.test(folded);
  if (!plan || others.length > 0 || !share || amountsIn(folded).length > 0) return undefined;
  if (!isMore && !(isOfPrice.test(folded) && folded.split(' ').length <= 9)) return undefined;
  const price = monthlyPrice[plan];
  const part = cents((price * share) / 100);
  const name = marketingName[plan];
  const terms = `${money(price)} × ${share} ÷ 100 = ${money(part)}`;
  if (!isMore)
    return {
      en: `${share}% of ${name} is ${terms} a month.`,
      es: `El ${share}% de ${name} son ${terms} al mes.`,
      amounts: [part],
    };
  const total = cents(price + part);
  return {
    en: `${name} with ${share}% on top is ${money(price)} + ${money(part)} = ${money(total)} a month.`,
    es: `${name} con un ${share}% más son ${money(price)} + ${money(part)} = ${money(total)} al mes.`,
    amounts: [total, part],
  };
}

const asksShare =
  /\b(?:share|percent\w*|porcentaje|fraction|fraccion|chunk|slice|portion|proportion|(?:what|que|how big a) (?:part|parte)|(?:part|parte) of (?:it|that))\b|%/;
const isDifference =
  /\b(save|saves|saving|savings|cheaper|less|more|ahorr\w+|menos|mas|pay|paying|pago|pagamos)\b/;

const comesIn =
  /\b(?:take in|takes in|bring in|brings in|make|makes|gross(?:es)?|earns?|sales|revenue|income|turnover|we do|i do|vendemos|vendo|gano|ganamos|facturamos|facturo|ingresos|entran)\b[^.?!;\d]{0,30}$/;

/** `what share of $3,000 is Pro`, of a month or a year as the amount is. */
function shareOf(folded: string, plans: SumContext['plans']): Sum | undefined {
  if (!(asksShare.test(folded) || fraction.test(folded)) || isDifference.test(folded))
    return undefined;
  // `keep half of them at 1100` names no share of an amount.
  if (keepsBill(folded)) return undefined;
  const all = amountsIn(folded).filter(({ value, isMoney }) => isMoney && !isOurs(value));
  // `we take in 42k a month (rent is 6200)`
  const named = all.filter(({ before }) => comesIn.test(before));
  const [own, ...others] = all.length > 1 && named.length === 1 ? named : all;
  if (plans.length === 0 || !own || others.length > 0) return undefined;
  const isYear = own.per === 'year';
  const whole = isYear ? own.value : monthly(own).amount;
  const claimed = fractionOf[fraction.exec(folded)?.[1] ?? ''];
  const [plan] = plans;
  const real = plan ? (monthlyPrice[plan] * (isYear ? 12 : 1)) / whole : 0;
  return {
    ...shareSum(plans, own),
    ...(claimed && { yes: Math.abs(real - claimed) <= 0.02 }),
  };
}

/** What share of an amount plans are, of a month or a year as the amount is. */
export function shareSum(plans: readonly PlanId[], own: Money): Sum {
  const isYear = own.per === 'year';
  const whole =
    isYear || own.terms
      ? { amount: own.value, terms: own.terms }
      : monthly({ value: own.value, ...(own.per && { per: own.per }) });
  const lines = plans.map((plan) => {
    const price = monthlyPrice[plan] * (isYear ? 12 : 1);
    const name = marketingName[plan];
    const shown = `${isYear ? '12 × ' : ''}${money(monthlyPrice[plan])} ÷ ${whole.terms ? `(${whole.terms})` : money(whole.amount)} = ${percentOf(price, whole.amount)}%`;
    return {
      en: `${name} is ${shown} of that a ${isYear ? 'year' : 'month'}`,
      es: `${name} es ${shown} de eso al ${isYear ? 'año' : 'mes'}`,
    };
  });
  return { ...sentence(lines), amounts: [whole.amount] };
}

/** With one decimal unless it is whole; 14.85 is 14.9, not what its binary fraction rounds to. */
const percentOf = (part: number, whole: number) => {
  const share = (100 * part) / whole;
  return Number.isInteger(share) ? String(share) : (Math.round(10 * share) / 10).toFixed(1);
};

function terms(difference: number, base: number, shown: string): string {
  return `${shown} ÷ ${money(base)} = ${percentOf(difference, base)}%`;
}
