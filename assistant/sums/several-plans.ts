import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { period } from './period.ts';
import { planNamed, planWord } from './plan-word.ts';
import { money, type Sum, type SumContext } from './sum.ts';

/** A plan with how often, or for how many months, it is paid. */
interface Part {
  plan: PlanId;
  times: number;
}

const partsOf = (found: Iterable<RegExpMatchArray>, plan: number, times: number): Part[] =>
  [...found].flatMap((match) => {
    const id = planNamed(match[plan]);
    const count = valueOfNumeral(match[times]);
    return id && count > 0 ? [{ plan: id, times: count }] : [];
  });

/** `two starters and a pro`, `two shops on starter and one on pro` */
const units = (text: string) => {
  // `one at Pro and another at Starter`
  const folded = text.replace(/\b(another|the other|otro|otra|el otro|la otra)\b/g, '1');
  return partsOf(
    folded.matchAll(
      new RegExp(
        `\\b${numeral} (?:(?:(?!and|y|plus|months?|years?|days?|meses|anos)[a-z]+ ){0,2}?(?:on|with|in|en|con) (?:the )?)?${planWord}s?\\b`,
        'g',
      ),
    ),
    2,
    1,
  );
};

/** `starter at one shop plus pro at the other` */
const apart = (folded: string): Part[] =>
  /\b(other|second|otro|otra)\b/.test(folded)
    ? [
        ...folded.matchAll(
          new RegExp(
            `\\b${planWord} (?:at|for|in|on|en|para) (?:the |my |el |la )?(?:one|first|other|second|uno|una|otro|otra)\\b`,
            'g',
          ),
        ),
      ].flatMap(([, word = '']) => {
        const plan = planNamed(word);
        return plan ? [{ plan, times: 1 }] : [];
      })
    : [];

/** `starter for 3 months, then pro for 9` or `the other 9` */
const inTurn = (text: string) => {
  const folded = restOfYear(text);
  return /\b(then|after that|luego|despues)\b/.test(folded)
    ? partsOf(
        // `6 months of Starter` as `Starter 6`
        folded
          .replace(
            new RegExp(
              `\\b${numeral} (?:months?|meses|mes) (?:of |on |de |en |con )?${planWord}\\b`,
              'g',
            ),
            '$2 $1',
          )
          .matchAll(
            new RegExp(
              `\\b${planWord} (?:for |por )?(?:the )?(?:first |last |other |next |remaining )?${numeral}\\b`,
              'g',
            ),
          ),
        1,
        2,
      )
    : [];
};

/** `2 months starter, 10 months dominate` of the same year */
function monthsOf(folded: string): Part[] {
  if (/\b(diff\w*|vs|versus|compared|or|o|diferencia)\b/.test(folded)) return [];
  const planFirst = partsOf(
    folded.matchAll(
      new RegExp(`\\b${planWord} (?:for |por )?${numeral} (?:months?|meses|mes)\\b`, 'g'),
    ),
    1,
    2,
  );
  if (planFirst.length > 1) return planFirst;
  if (!/\b(months?|meses|mes)\b/.test(folded)) return [];
  // `3 months of Starter and 9 of Pro`
  return partsOf(
    folded.matchAll(
      new RegExp(
        `\\b${numeral} (?:(?:months?|meses|mes) (?:of |on |at |de |en |con )?|(?:of|on|de|con) )(?:the |el )?${planWord}\\b`,
        'g',
      ),
    ),
    2,
    1,
  );
}

/** `3 months, then Pro for the rest of the year` as `3 months, then Pro for 9` */
function restOfYear(folded: string): string {
  const [, count] = new RegExp(`\\b${numeral} (?:months?|meses|mes)\\b`).exec(folded) ?? [];
  const rest = 12 - valueOfNumeral(count);
  return rest > 0 && rest < 12
    ? folded.replace(
        /\b(?:(?:for|por) )?(?:the |el )?(?:rest|remainder|remaining months|remaining|resto)(?: of (?:the|that) year| del ano)?\b/,
        `for ${rest}`,
      )
    : folded;
}

function totalOf(parts: readonly Part[], months: number | undefined): Sum {
  const month = parts.reduce((sum, { plan, times }) => sum + times * monthlyPrice[plan], 0);
  const terms = parts
    .map(({ plan, times }) => `${times > 1 ? `${times} × ` : ''}${money(monthlyPrice[plan])}`)
    .join(' + ');
  const total = month * (months ?? 1);
  const shown = months ? `${months} × (${terms})` : terms;
  return {
    en: `Together that is ${shown} = ${money(total)} a ${months ? 'year' : 'month'}.`,
    es: `Juntos cuestan ${shown} = ${money(total)} al ${months ? 'año' : 'mes'}.`,
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
    es: `Los ${months} meses cuestan ${terms} = ${money(total)} en total.`,
    amounts: [total],
  };
}

const isChoice =
  /\b(or|vs|versus|o)\b.*\b(cheaper|less|more|better|difference|barato|menos|mas|conviene)\b|\b(cheaper|less|barato|menos)\b.*\b(or|vs|versus|o)\b|\b(vs|versus)\b/;

/** Which of two numbers of plans costs less: `3 Pros vs 1 Dominate`. */
function cheaperOf(one: Part, other: Part): Sum {
  const cost = ({ plan, times }: Part) => times * monthlyPrice[plan];
  const [low, high] = cost(one) <= cost(other) ? [one, other] : [other, one];
  const name = ({ plan, times }: Part) => `${times} ${marketingName[plan]}`;
  const terms = (part: Part) =>
    part.times > 1
      ? `${part.times} × ${money(monthlyPrice[part.plan])} = ${money(cost(part))}`
      : money(cost(part));
  const apart = cost(high) - cost(low);
  const difference = `${money(cost(high))} − ${money(cost(low))} = ${money(apart)}`;
  return {
    en: `${name(low)} costs ${difference} less a month: ${terms(low)} against ${terms(high)} for ${name(high)}.`,
    es: `${name(low)} cuesta ${difference} menos al mes: ${terms(low)} contra ${terms(high)} de ${name(high)}.`,
    amounts: [apart, cost(low), cost(high)],
  };
}

const allPlans =
  /\ball (three|3|of (them|the plans))\b.*\b(together|combined|altogether|total|added)\b|\b(los )?(tres|3) planes juntos\b/;

/** What plans one after the other cost: `3 months of Starter, then Pro for 9`. */
export function planPhases(folded: string): Sum | undefined {
  const phases = [inTurn(folded), monthsOf(folded)].find((one) => one.length > 1);
  return phases && sumOfPhases(phases);
}

/** What two plans cost together a month or a year: `one Pro and one Starter together`. */
export function planTotal(folded: string, { plans }: SumContext): Sum | undefined {
  const parts = units(folded);
  const [one, other] = parts;
  if (one && other && parts.length === 2 && isChoice.test(folded)) return cheaperOf(one, other);
  if (parts.length > 1) return totalOf(parts, period.year.test(folded) ? 12 : undefined);
  const two = apart(folded);
  if (two.length > 1) return totalOf(two, period.year.test(folded) ? 12 : undefined);
  if (allPlans.test(folded))
    return totalOf(
      planIds.map((plan) => ({ plan, times: 1 })),
      period.year.test(folded) ? 12 : undefined,
    );
  if (
    plans.length !== 2 ||
    // `total for the year?` after a change of plans is no price of both.
    ((folded.match(new RegExp(`\\b${planWord}\\b`, 'g')) ?? []).length < 2 &&
      !/\b(together|combined|both|added up|juntos|los dos|ambos)\b/.test(folded)) ||
    !/\b(together|combined|both|added( up)?|add (them )?up|in total|total|altogether|plus|sum|juntos|en total|sumados)\b|\bone (pro|starter|dominate)\b.*\b(one|and a)\b/.test(
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
      es: `${first} y ${second} juntos cuestan 12 × (${terms}) = ${money(12 * total)} al año.`,
      amounts: [12 * total],
    };
  }
  return {
    en: `${first} and ${second} together are ${terms} = ${money(total)} a month.`,
    es: `${first} y ${second} juntos cuestan ${terms} = ${money(total)} al mes.`,
    amounts: [total],
  };
}
