import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId } from '../../app/facts/prices.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { period } from './period.ts';
import { money, type Sum, type SumContext } from './sum.ts';

/** A plan with how often, or for how many months, it is paid. */
interface Part {
  plan: PlanId;
  times: number;
}

const planWord = '(starter|pro|growth|dominate|enterprise)';
const idOf: Record<string, PlanId> = {
  starter: 'starter',
  pro: 'growth',
  growth: 'growth',
  dominate: 'enterprise',
  enterprise: 'enterprise',
};
const partsOf = (found: Iterable<RegExpMatchArray>, plan: number, times: number): Part[] =>
  [...found].flatMap((match) => {
    const id = idOf[match[plan] ?? ''];
    const count = valueOfNumeral(match[times]);
    return id && count > 0 ? [{ plan: id, times: count }] : [];
  });

/** `two starters and a pro` */
const units = (folded: string) =>
  partsOf(folded.matchAll(new RegExp(`\\b${numeral} ${planWord}s?\\b`, 'g')), 2, 1);

/** `starter for 3 months, then pro for 9` */
const inTurn = (folded: string) =>
  /\b(then|after that|luego|despues)\b/.test(folded)
    ? partsOf(
        folded.matchAll(
          new RegExp(`\\b${planWord} (?:for |por )?(?:the )?(?:first |last )?${numeral}\\b`, 'g'),
        ),
        1,
        2,
      )
    : [];

function totalOf(parts: readonly Part[], months: number | undefined): Sum {
  const month = parts.reduce((sum, { plan, times }) => sum + times * monthlyPrice[plan], 0);
  const terms = parts
    .map(({ plan, times }) => `${times > 1 ? `${times} × ` : ''}${money(monthlyPrice[plan])}`)
    .join(' + ');
  const total = month * (months ?? 1);
  const shown = months ? `${months} × (${terms})` : terms;
  return {
    en: `Together that is ${shown} = ${money(total)} a ${months ? 'year' : 'month'}.`,
    es: `Juntos son ${shown} = ${money(total)} al ${months ? 'año' : 'mes'}.`,
    amounts: [total],
  };
}

function sumOfPhases(phases: readonly Part[]): Sum {
  const total = phases.reduce((sum, { plan, times }) => sum + times * monthlyPrice[plan], 0);
  const months = phases.reduce((sum, { times }) => sum + times, 0);
  const terms = phases
    .map(({ plan, times }) => `${times} × ${money(monthlyPrice[plan])}`)
    .join(' + ');
  return {
    en: `The ${months} months are ${terms} = ${money(total)} in total.`,
    es: `Los ${months} meses son ${terms} = ${money(total)} en total.`,
    amounts: [total],
  };
}

/** What two plans cost together a month or a year: `one Pro and one Starter together`. */
export function planTotal(folded: string, { plans }: SumContext): Sum | undefined {
  const parts = units(folded);
  if (parts.length > 1) return totalOf(parts, period.year.test(folded) ? 12 : undefined);
  const phases = inTurn(folded);
  if (phases.length > 1) return sumOfPhases(phases);
  if (
    plans.length !== 2 ||
    !/\b(together|combined|added( up)?|add (them )?up|in total|total|altogether|plus|sum|juntos|en total|sumados)\b|\bone (pro|starter|dominate)\b.*\b(one|and a)\b/.test(
      folded,
    )
  )
    return undefined;
  const [a, b] = plans;
  if (!a || !b) return undefined;
  const total = monthlyPrice[a] + monthlyPrice[b];
  const terms = `${money(monthlyPrice[a])} + ${money(monthlyPrice[b])}`;
  const [first, second] = [marketingName[a], marketingName[b]];
  if (period.year.test(folded)) {
    return {
      en: `${first} and ${second} together are 12 × (${terms}) = ${money(12 * total)} a year.`,
      es: `${first} y ${second} juntos son 12 × (${terms}) = ${money(12 * total)} al año.`,
      amounts: [12 * total],
    };
  }
  return {
    en: `${first} and ${second} together are ${terms} = ${money(total)} a month.`,
    es: `${first} y ${second} juntos son ${terms} = ${money(total)} al mes.`,
    amounts: [total],
  };
}
