import { monthlyPrice } from '../../app/facts/prices.ts';
import { isOurs } from './amounts.ts';
import { planNamed } from './plan-word.ts';
import { money } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';

const operation = '(minus|less|menos|-|plus|mas|\\+|times|por|x|\\*|divided by|over|entre|/)';
const chain = new RegExp(
  `(?<![\\d·])\\(?\\$? ?(\\d{1,6}) ${operation} \\$? ?(\\d{1,6})\\)?(?:,? ${operation} \\$? ?(\\d{1,6}))?(?!\\d)(?! ?(?:%|days|weeks|months|years|meses|anos))`,
);
const claim =
  /^,?(?: \w+)? ?(?:is|=|equals|son|es|,|makes|gives|comes to|so) ?(?:like |about )?\$? ?(\d+)/;

/** `Pro minus 100` */
const planTerm = /\b(?:starter|pro|dominate)(?= (?:minus|plus|less|menos|mas) \$? ?\d{2,})/g;
const priceOf = (word: string) => monthlyPrice[planNamed(word) ?? 'starter'];

/** `1 more roof is 4000 minus 497. what is that a yr`: the difference is one a month. */
const aYear = /\b(?:a|per|in a|al|por) (?:year|ano)\W*$/;

/**
 * A sum that a visitor says in order, one of our prices in it: `297 plus 497`, `1500 minus 297 times 12`;
 * after another sum also with other amounts.
 */
export function spoken(
  folded: string,
  { afterSum }: Pick<SumContext, 'afterSum'>,
): Sum | undefined {
  const found = chain.exec(folded.replace(planTerm, (word) => String(priceOf(word))));
  if (!found) return undefined;
  const [whole, first, one = '', second] = found;
  const isYearly = !found[4] && /^(?:minus|less|menos|-)$/.test(one) && aYear.test(folded);
  const [two, third] = isYearly ? ['times', '12'] : found.slice(4);
  const [a, b, c] = [Number(first), Number(second), Number(third)];
  // `900 - 1100` is a range, `3 x 4` counts something.
  if ((one === '-' && a < b) || Math.max(a, b) < leastMoney) return undefined;
  // `6000 minus 12 x 297`: a count belongs to what it multiplies.
  const counts = two !== undefined && multiplies.test(two) && b < leastMoney && adds.test(one);
  const inner = apply(one, a, counts ? b * c : b);
  const total = two && !counts ? inner && apply(two, inner.value, c) : inner;
  if (!inner || !total || !Number.isFinite(total.value)) return undefined;
  if (!afterSum && ![a, b, c, total.value].some(isOurs)) return undefined;
  // A price times a number of months or plans says so.
  if (!two && /[×÷]/.test(inner.sign) && !(isOurs(a) && isOurs(b)) && isOurs(a) !== isOurs(b))
    return undefined;
  const factor = counts ? `${b} × ${amountOf(c)}` : /[×÷]/.test(inner.sign) ? b : amountOf(b);
  const terms = `${amountOf(a)} ${inner.sign} ${factor}`;
  const last = two && !counts ? ` ${total.sign} ${/[×÷]/.test(total.sign) ? c : amountOf(c)}` : '';
  const shown = `${last && /[−+]/.test(inner.sign) ? `(${terms})` : terms}${last} = ${money(total.value)}`;
  const [, claimed] = claim.exec(folded.slice(found.index + whole.length)) ?? [];
  const yes = claimed === undefined ? undefined : Number(claimed) === total.value;
  return {
    en: `${shown}.`,
    es: `${shown}.`,
    amounts: [total.value],
    ...(yes !== undefined && { yes }),
  };
}

const multiplies = /^(?:times|por|x|\*)$/;
const adds = /^(?:minus|less|menos|-|plus|mas|\+)$/;
/** A smaller number counts months or the like. */
const leastMoney = 60;
const amountOf = (value: number) => (value < leastMoney ? String(value) : money(value));

function apply(word: string, a: number, b: number): { sign: string; value: number } | undefined {
  if (/^(minus|less|menos|-)$/.test(word)) return { sign: '−', value: a - b };
  if (/^(plus|mas|\+)$/.test(word)) return { sign: '+', value: a + b };
  if (/^(times|por|x|\*)$/.test(word)) return { sign: '×', value: a * b };
  return b === 0 ? undefined : { sign: '÷', value: Math.round((100 * a) / b) / 100 };
}
