import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { everyPlan } from './plan-word.ts';
import { cents, money } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';

interface Multiple {
  says: RegExp;
  times: number;
  en: string;
  es: string;
}

const multiples: readonly Multiple[] = [
  {
    says: /\b(twice|double|two times|2 times|half|el doble|la mitad)\b/,
    times: 2,
    en: 'twice',
    es: 'el doble de',
  },
  {
    says: /\b(triple|three times|3 times|el triple|a third|one third|un tercio)\b/,
    times: 3,
    en: 'three times',
    es: 'el triple de',
  },
  {
    says: /\b(quadruple|four times|4 times|a quarter of|a fourth of|la cuarta parte)\b/,
    times: 4,
    en: 'four times',
    es: 'cuatro veces',
  },
];
const isPart = /\b(half|third|fourth|quarter|mitad|tercio|cuarta)\b/;
const isTime =
  /\b(half (a |of the |the )?(year|yr)|medio ano|months?|meses|posts?|blogs?|keywords?|locations?|shops?|stores?)\b/;
const isMore = /\b(over|more than|above|at least|exceeds?|mas de|mas que)\b/;
const isLess = /\b(under|less than|below|not even|menos de|menos que)\b/;

/** Whether one plan costs twice or three times as much as another: `is Dominate over three times Starter`. */
export function ratio(folded: string, { plans }: SumContext): Sum | undefined {
  if (asksTimes.test(folded)) return timesAsMuch(plans);
  const multiple = multiples.find(({ says }) => says.test(folded));
  if (!multiple || isTime.test(folded)) return undefined;
  const named = planIds.filter((plan) => plans.includes(plan));
  const [low, high] = named;
  if (!low || named.length > 2) return undefined;
  if (!high) return multipleOf(low, multiple, folded);
  const [less, more] = [monthlyPrice[low], monthlyPrice[high]];
  const { times, en, es } = multiple;
  const terms = `${times} × ${money(less)} = ${money(times * less)}`;
  return {
    en: `${en} ${marketingName[low]} is ${terms}, and ${marketingName[high]} is ${money(more)} a month.`,
    es: `${es} ${marketingName[low]} son ${terms}, y ${marketingName[high]} cuesta ${money(more)} al mes.`,
    amounts: [times * less],
    yes: isTrue(folded, times * less, more),
  };
}

/** `how many times Starter is Dominate` */
const asksTimes =
  /\b(?:how many times(?= (?:more |the price of |as (?:much|expensive) as |bigger )?(?:than )?(?:is |the )?(?:starter|pro|dominate)\b)|cuantas veces(?= (?:mas |es |cuesta )*(?:el )?(?:starter|pro|dominate)\b))/;

function timesAsMuch(plans: readonly PlanId[]): Sum | undefined {
  const [low, high, more] = planIds.filter((plan) => plans.includes(plan));
  if (!low || !high || more) return undefined;
  const times = Math.round((100 * monthlyPrice[high]) / monthlyPrice[low]) / 100;
  const terms = `${money(monthlyPrice[high])} ÷ ${money(monthlyPrice[low])} = ${times}`;
  const names = [marketingName[high], marketingName[low]];
  return {
    en: `${names[0]} costs ${terms} times as much as ${names[1]}.`,
    es: `${names[0]} cuesta ${terms} veces lo que ${names[1]}.`,
    amounts: [],
  };
}

/** `less than a third of Dominate` says the same as `Dominate is over three times Starter`. */
function isTrue(folded: string, multiple: number, price: number): boolean {
  const [over, under] = [isMore.test(folded), isLess.test(folded)];
  if (!over && !under) return Math.abs(multiple - price) <= 0.02 * price;
  return over !== isPart.test(folded) ? price > multiple : price < multiple;
}

const partOfPlan =
  /\b(?:half|third|fourth|mitad|tercio) (?:of|de|del) (?:the )?(?:starter|pro|dominate)\b/;

/** `half of Starter` */
function partOf(plan: PlanId, times: number): Sum {
  const part = cents(monthlyPrice[plan] / times);
  const terms = `${money(monthlyPrice[plan])} ÷ ${times} = ${money(part)}`;
  return { en: `That’s ${terms} a month.`, es: `Son ${terms} al mes.`, amounts: [part] };
}

/** `double pro is 994`, of one plan that the question names. */
function multipleOf(plan: PlanId, { times, en, es }: Multiple, folded: string): Sum | undefined {
  const isNamed = (folded.match(everyPlan) ?? []).length > 0;
  if (isNamed && partOfPlan.test(folded)) return partOf(plan, times);
  if (!isNamed || isPart.test(folded) || !/\b(is|s|whats|what|es|son|cuanto)\b/.test(folded))
    return undefined;
  const price = monthlyPrice[plan];
  const terms = `${times} × ${money(price)} = ${money(times * price)}`;
  return {
    en: `${en} ${marketingName[plan]} is ${terms} a month.`.replace(/^t/, 'T').replace(/^f/, 'F'),
    es: `${es} ${marketingName[plan]} son ${terms} al mes.`.replace(/^e/, 'E').replace(/^c/, 'C'),
    amounts: [times * price],
  };
}
