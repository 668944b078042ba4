import type { Localized } from '../../app/facts/holidays.ts';
import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { locations, owned } from './locations.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { everyPlan, planNamed, planWord } from './plan-word.ts';
import { money } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';
import { asksMonthAndYear, period } from './time.ts';

/** A plan with how many of it are paid. */
interface Part {
  plan: PlanId;
  times: number;
}

/** `two starters and a pro`, `two shops on starter and one on pro` */
const counted = new RegExp(
  `\\b${numeral} (?:(?:(?!and|y|plus|months?|years?|days?|meses|anos)[a-z]+ ){0,2}?(?:on|with|in|en|con) (?:the )?)?${planWord}s?\\b`,
  'g',
);
/** `one at Pro and another at Starter`, `the flagship on Pro` */
const single =
  /\b(another|the other|otro|otra|el otro|la otra)(?! (?:\d|two|three|four|five|dos|tres|cuatro))\b|\b(?:the |my |our |el |la )?(?:flagship|main|first|original|principal|primer[oa]?)(?: \w+)?(?= (?:on|with|at|in|en|con) (?:the )?(?:starter|pro|dominate)\b)/g;
/** `the rest on Starter`, of a number of shops that was named */
const remaining =
  /\b(?:the )?(?:rest|others|remaining ones|los demas|el resto)(?= (?:on|with|en|con) )/;

/** `2 starters plus one more` */
const oneMore = new RegExp(`\\b(?:plus|and|add|with) ${numeral} more\\b(?! ${planWord})`, 'g');

function countedPlans(text: string): Part[] {
  const folded = text.replace(single, '1');
  const named = partsOf(folded);
  const [first] = named;
  const more = first
    ? [...folded.matchAll(oneMore)].map(([, count]) => ({ ...first, times: valueOfNumeral(count) }))
    : [];
  const parts = [...named, ...more];
  const all = locations(folded) ?? owned(folded);
  if (!all || !remaining.test(folded)) return parts;
  const rest = all - parts.reduce((sum, { times }) => sum + times, 0);
  return rest > 0 ? partsOf(folded.replace(remaining, String(rest))) : parts;
}

const partsOf = (folded: string): Part[] =>
  [...folded.matchAll(counted)].flatMap(([, count, word]) => {
    const plan = planNamed(word);
    const times = valueOfNumeral(count);
    return plan && times > 0 ? [{ plan, times }] : [];
  });

const atOne = new RegExp(
  `\\b${planWord} (?:at|for|in|on|en|para) (?:the |my |el |la )?(?:one|first|other|second|uno|una|otro|otra)\\b`,
  'g',
);

/** `starter at one shop plus pro at the other` */
const oneEach = (folded: string): Part[] =>
  /\b(other|second|otro|otra)\b/.test(folded)
    ? [...folded.matchAll(atOne)].flatMap(([, word]) => {
        const plan = planNamed(word);
        return plan ? [{ plan, times: 1 }] : [];
      })
    : [];

const isChoice =
  /\b(or|vs|versus|o)\b.*\b(cheaper|less|more|better|difference|barato|menos|mas|conviene)\b|\b(cheaper|less|more|barato|menos|mas)\b.*\b(or|vs|versus|o|than|que|instead of)\b|\b(vs|versus)\b|\b(?:difference|diff|diferencia) (?:between|entre|from|de)\b/;
const allPlans =
  /\b(?:add|sum|total)\w* (?:up )?(?:for )?all (?:of )?(?:the )?(?:your )?(?:three|3)\b|\ball (three|3|of (them|the plans))\b.*\b(together|combined|altogether|total|added|cost)\b|\b(los )?(tres|3) planes juntos\b/;
const together = /\b(together|combined|both|added up|juntos|los dos|ambos)\b/;
const asksTotal =
  /\b(together|combined|both|added( up)?|add (them )?up|in total|total|altogether|plus|sum|juntos|en total|sumados)\b|\bone (pro|starter|dominate)\b.*\b(one|and a)\b/;

/** What several plans cost together a month or a year: `one Pro and one Starter together`. */
export function planTotal(folded: string, { plans }: SumContext): Sum | undefined {
  const parts = countedPlans(folded);
  const [one, other] = parts;
  if (one && other && parts.length === 2 && one.plan !== other.plan && isChoice.test(folded))
    return compared(one, other, folded);
  if (parts.length > 1) return total(parts, folded);
  const two = oneEach(folded);
  if (two.length > 1) return total(two, folded);
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

function total(parts: readonly Part[], folded: string): Sum {
  const month = parts.reduce((sum, part) => sum + costOf(part), 0);
  const terms = parts.map(termsOf).join(' + ');
  const inYear = `12 × ${money(month)} = ${money(12 * month)}`;
  if (asksMonthAndYear.test(folded))
    return {
      en: `Together that is ${terms} = ${money(month)} a month, or ${inYear} a year.`,
      es: `Juntos cuestan ${terms} = ${money(month)} al mes, o ${inYear} al año.`,
      amounts: [month, 12 * month],
    };
  return period.year.test(folded)
    ? {
        en: `Together that is 12 × (${terms}) = ${money(12 * month)} a year.`,
        es: `Juntos cuestan 12 × (${terms}) = ${money(12 * month)} al año.`,
        amounts: [12 * month],
      }
    : {
        en: `Together that is ${terms} = ${money(month)} a month.`,
        es: `Juntos cuestan ${terms} = ${money(month)} al mes.`,
        amounts: [month],
      };
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
