import type { Localized } from '../../app/facts/holidays.ts';
import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, planIds } from '../../app/facts/prices.ts';
import type { Item } from './frame.ts';
import { itemsSum } from './frame-sum.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { everyPlan, planNamed, planWord } from './plan-word.ts';
import { money } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';
import { asksMonthAndYear, period } from './time.ts';

/** A plan with how many of it are paid. */
type Part = Required<Pick<Item, 'plan' | 'times'>>;

/** `two starters and a pro`, `two shops on starter and one on pro` */
const counted = new RegExp(
  `\\b${numeral} (?:(?:(?!and|y|plus|months?|years?|days?|meses|anos)[a-z]+ ){0,2}?(?:on|with|in|en|con) (?:the )?)?${planWord}s?\\b`,
  'g',
);
const partsOf = (folded: string): Part[] =>
  [...folded.matchAll(counted)].flatMap(([, count, word]) => {
    const plan = planNamed(word);
    const times = valueOfNumeral(count);
    return plan && times > 0 ? [{ plan, times }] : [];
  });

const isChoice =
  /\b(or|vs|versus|o)\b.*\b(cheaper|less|more|better|difference|barato|menos|mas|conviene)\b|\b(cheaper|less|more|barato|menos|mas)\b.*\b(or|vs|versus|o|than|que|instead of)\b|\b(vs|versus)\b|\b(?:difference|diff|diferencia) (?:between|entre|from|de)\b/;
const allPlans =
  /\b(?:add|sum|total)\w* (?:up )?(?:for )?all (?:of )?(?:the )?(?:your )?(?:three|3)\b|\ball (three|3|of (them|the plans))\b.*\b(together|combined|altogether|total|added|cost)\b|\b(los )?(tres|3) planes juntos\b/;
const together = /\b(together|combined|both|added up|juntos|los dos|ambos)\b/;
const asksTotal =
  /\b(together|combined|both|added( up)?|add (them )?up|in total|total|altogether|plus|sum|juntos|en total|sumados)\b|\bone (pro|starter|dominate)\b.*\b(one|and a)\b/;

/** What several plans cost together a month or a year: `one Pro and one Starter together`. */
export function planTotal(folded: string, { plans }: SumContext): Sum | undefined {
  const parts = partsOf(folded);
  const [one, other] = parts;
  if (one && other && parts.length === 2 && one.plan !== other.plan && isChoice.test(folded))
    return compared(one, other, folded);
  if (parts.length > 1) return total(parts, folded);
  if (allPlans.test(folded))
    return total(
      planIds.map((plan) => ({ plan, times: 1 })),
      folded,
    );
  // `total for the year?` after a change of plans is no price of both.
  const namesBoth = (folded.match(everyPlan) ?? []).length > 1 || together.test(folded);
  if (plans.length !== 2 || !namesBoth || !asksTotal.test(folded)) return undefined;
  return total(
    plans.map((plan) => ({ plan, times: 1 })),
    folded,
  );
}

/** The sum of plans by location, a month or a year, or both. */
function total(items: readonly Item[], folded: string): Sum | undefined {
  const isBoth = asksMonthAndYear.test(folded);
  const isYear = !isBoth && period.year.test(folded);
  return itemsSum({ ask: 'price', plans: [], items, ...(isYear && { months: 12 }) }, isBoth);
}

const costOf = ({ plan, times }: Part) => times * monthlyPrice[plan];
const termsOf = ({ plan, times }: Part) =>
  `${times > 1 ? `${times} × ` : ''}${money(monthlyPrice[plan])}`;

const nameOf = ({ plan, times }: Part): Localized => ({
  en: `${times} ${marketingName[plan]} ${times === 1 ? 'plan' : 'plans'}`,
  es: `${times} ${times === 1 ? 'plan' : 'planes'} ${marketingName[plan]}`,
});

const asksIf =
  /^(?:(?:and|so|but|ok|y|pero) )*(?:is|are|would|does|do|will|wouldn'?t|isn'?t|aren'?t|es|son|sale|salen|cuesta|cuestan)\b/;

/** Which of two numbers of plans costs less: `3 Pros vs 1 Dominate`. */
function compared(one: Part, other: Part, folded: string): Sum {
  const [low, high] = costOf(one) <= costOf(other) ? [one, other] : [other, one];
  const terms = (part: Part) =>
    part.times > 1 ? `${termsOf(part)} = ${money(costOf(part))}` : termsOf(part);
  const apart = costOf(high) - costOf(low);
  const difference = `${money(costOf(high))} − ${money(costOf(low))} = ${money(apart)}`;
  const [name, rival] = [nameOf(low), nameOf(high)];
  const isLess = /\b(cheaper|less|barato|menos)\b/.test(folded);
  return {
    en: `${name.en} ${low.times === 1 ? 'costs' : 'cost'} ${terms(low)} a month, versus ${terms(high)} for ${rival.en}, so ${difference} less.`,
    es: `${name.es} ${low.times === 1 ? 'cuesta' : 'cuestan'} ${terms(low)} al mes, frente a ${terms(high)} de ${rival.es}, o sea ${difference} menos.`,
    amounts: [apart, costOf(low), costOf(high)],
    ...(asksIf.test(folded) && { yes: isLess === (low === one) }),
  };
}
