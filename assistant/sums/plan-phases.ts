import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId } from '../../app/facts/prices.ts';
import { monthNumber, monthWord } from './month-ranges.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { everyPlan, planNamed, planWord } from './plan-word.ts';
import { money } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';
import { monthsWord, period } from './time.ts';

/** A plan that is paid for some months, before or after another. */
interface Phase {
  plan: PlanId;
  /** Undefined if it has no end. */
  months?: number | undefined;
}

/** Words that put one plan after another. */
const changes =
  /\b(then|after|from|but|start\w*|switch\w*|upgrad\w*|downgrad\w*|mov(?:e|es|ing)|(?:go|going|bump\w*|step\w*|drop\w*) (?:up|down|to|back)|jump\w*|luego|despues|cambi\w+|sub(?:o|ir|imos|iera)|pas(?:o|ar|amos|ara)|baj(?:o|ar|amos)|empiez\w+)\b/;
const asksAmount =
  /\b(how much|total|cost\w*|price|pay\w*|spend\w*|run me|whats|what(?:'s| is| would| will| do)|come to|comes to|extra|cuanto|gast\w+|pag\w+|en total)\b/;
const asksExtra = /\b(more|extra|difference|diff|mas|diferencia)\b/;
const asksTotal = /\b(total|altogether|in all|all in|en total)\b/;
const asksRules =
  /^(?:(?:and|so|ok|y|pero) )*(?:can|could|is it|do i|does|will|puedo|se puede|podria|when|cuando)\b/;
const compares = /\b(vs|versus|compared|or|o|gap|between|cheaper|sav\w+|ahorr\w+|entre)\b/;
/** `the rest of the year`, `after that`, `most of the year` */
const rest =
  /\b(?:(?:for|por) )?(?:the |el )?(?:rest|remainder|remaining months|remaining|resto|lo que queda)(?: of (?:the |that |this )?(?:year|it)| del? ano)?\b|\bmost of the year\b|\b(?:the )?other months\b|\bend of (?:the |this )?year\b|\bla mayor parte del ano\b/;

/** What plans that follow each other cost: `3 months of Starter, then Pro for 9`, `upgrading in July`. */
export function planPhases(folded: string, { plans }: SumContext): Sum | undefined {
  const [first, second, ...others] =
    listed(folded) ?? (plans.length === 2 ? turned(folded) : undefined) ?? [];
  if (!first || !second) return undefined;
  if (second.months === undefined && !asksAmount.test(folded)) return undefined;
  if (second.months === undefined) return openEnded(first, second);
  const phases = [first, second, ...others];
  return asksExtra.test(folded) && others.length === 0
    ? extra(first, second, folded)
    : sumOf(phases);
}

const monthly = ({ plan }: Phase) => monthlyPrice[plan];
const costOf = (phase: Phase) => (phase.months ?? 0) * monthly(phase);
const termsOf = (phase: Phase) => `${phase.months} × ${money(monthly(phase))}`;

function sumOf(phases: readonly Phase[]): Sum {
  const total = phases.reduce((sum, phase) => sum + costOf(phase), 0);
  const months = phases.reduce((sum, phase) => sum + (phase.months ?? 0), 0);
  const terms = phases.map(termsOf).join(' + ');
  return {
    en: `The ${months} months are ${terms} = ${money(total)} in total.`,
    es: `Los ${months} meses cuestan ${terms} = ${money(total)} en total.`,
    amounts: [total],
  };
}

function openEnded(first: Phase, second: Phase): Sum {
  const [before, after] = [marketingName[first.plan], marketingName[second.plan]];
  const terms = `${termsOf(first)} = ${money(costOf(first))}`;
  return {
    en: `The first ${first.months} months on ${before} are ${terms}, then ${after} is ${money(monthly(second))} a month.`,
    es: `Los primeros ${first.months} meses con ${before} cuestan ${terms}; después ${after} cuesta ${money(monthly(second))} al mes.`,
    amounts: [costOf(first)],
  };
}

/** What changing to a larger plan costs beyond the first one. */
function extra(first: Phase, second: Phase, folded: string): Sum {
  const whole = sumOf([first, second]);
  const apart = monthly(second) - monthly(first);
  if (apart <= 0 || !second.months) return whole;
  const more = second.months * apart;
  const terms = `${second.months} × (${money(monthly(second))} − ${money(monthly(first))}) = ${money(more)}`;
  const name = marketingName[first.plan];
  if (!asksTotal.test(folded))
    return {
      en: `${marketingName[second.plan]} for ${second.months} months costs ${terms} more than ${name} all along.`,
      es: `${marketingName[second.plan]} por ${second.months} meses cuesta ${terms} más que ${name} todo el tiempo.`,
      amounts: [more],
    };
  return {
    en: whole.en.replace(/\.$/, `, which is ${terms} more than ${name} all along.`),
    es: whole.es.replace(/\.$/, `, o sea ${terms} más que ${name} todo el tiempo.`),
    amounts: [...whole.amounts, more],
  };
}

const connector =
  /,|;|\.|\b(?:then|after that|afterwards|and|but|followed by|luego|despues|y|pero)\b/;
/** `6 months starter 6 months pro` */
const sideBySide = new RegExp(
  `(\\b${numeral.replace('(', '(?:')} ${monthsWord} (?:of |on |with |de |con )?${planWord.replace('(', '(?:')}) (?=(${numeral.replace('(', '(?:')} ${monthsWord} (?:of |on |with |de |con )?${planWord.replace('(', '(?:')}))`,
);
const planIn = new RegExp(`\\b${planWord}\\b`);
const countIn = new RegExp(
  `\\b${numeral}[- ]?(?:more )?${monthsWord}\\b|\\b${planWord} (?:for |por )?(?:the )?(?:first |last |other |next |remaining )?${numeral}(?! ?(?:weeks?|days?|locations?|stores?|shops?|%|posts|am|pm))\\b`,
);
/** The number that follows a plan without its months: `pro for 9`. */
const bareCount = new RegExp(
  `\\b(?:for|of|with|on|de|con|por) (?:the )?(?:other |last |next )?${numeral}\\W*$`,
);
/** `10 of Pro`, after 2 months of another plan. */
const countOfPlan = new RegExp(
  `^ ?(?:the )?(?:other |last |next |otros )?${numeral} (?:of|on|with|de|con) (?:the |el )?${planWord}`,
);
const turningPoint = new RegExp(
  `\\b(?:after|in|into|despues de) (?:the )?(?:first )?${numeral} ${monthsWord}\\b`,
);

/** `a month` is no length. */
const countOf = (word = '') => (/^(an?|una?)$/.test(word) ? undefined : valueOfNumeral(word));

/** Plans that are listed with their months: one clause, one plan. */
function listed(folded: string): Phase[] | undefined {
  const isRest = rest.test(folded);
  if ((!changes.test(folded) && !/\b(months?|meses)\b/.test(folded)) || turningPoint.test(folded))
    return undefined;
  if (compares.test(folded) || (asksExtra.test(folded) && !changes.test(folded))) return undefined;
  const phases: Phase[] = [];
  let waiting: number | undefined;
  for (const clause of folded.replace(sideBySide, '$1, $2').split(connector)) {
    const plan = planNamed(planIn.exec(clause)?.[1]);
    const found = countIn.exec(clause) ?? bareCount.exec(clause) ?? countOfPlan.exec(clause);
    const count = found ? countOf(found[1] ?? found[3]) : undefined;
    const last = phases.at(-1);
    if (plan) {
      phases.push({ plan, months: count ?? waiting });
      waiting = undefined;
    } else if (count && last && last.months === undefined && !rest.test(clause))
      last.months = count;
    else waiting = count;
  }
  const distinct = new Set(phases.map(({ plan }) => plan));
  if (phases.length < 2 || distinct.size < 2 || phases.every(({ months }) => !months))
    return undefined;
  const open = phases.filter(({ months }) => !months);
  if (open.length > 1) return undefined;
  const [last] = open;
  if (!last) return phases;
  const rested = 12 - phases.reduce((sum, { months }) => sum + (months ?? 0), 0);
  const isYear = isRest || period.year.test(folded);
  if (isYear ? rested < 1 : phases.at(-1) !== last) return undefined;
  return phases.map((phase) =>
    phase === last ? { ...phase, months: isYear ? rested : undefined } : phase,
  );
}

const target = new RegExp(
  `\\b(?:to|then|into|onto|al?|luego|despues|hasta)(?: el| the| con| with| on)? ${planWord}\\b`,
);

/** A change from one plan to another at a moment: `after 4 months`, `in July`, `halfway through`. */
function turned(folded: string): Phase[] | undefined {
  if (!changes.test(folded) || asksRules.test(folded)) return undefined;
  const ids = [...folded.matchAll(everyPlan)].flatMap(([word]) => planNamed(word) ?? []);
  const to = planNamed(target.exec(folded)?.[1]) ?? ids.at(-1);
  const from = ids.find((one) => one !== to);
  const first = monthsBefore(folded);
  if (!from || !to || !first || first >= 12) return undefined;
  const isYear = period.year.test(folded.replace(rest, ' ')) || rest.test(folded);
  return [
    { plan: from, months: first },
    { plan: to, months: isYear ? 12 - first : undefined },
  ];
}

const inNamedMonth = new RegExp(
  `\\b(?:in|on|since|starting|from|come|en|desde)(?: the)? ${monthWord}\\b`,
  'g',
);

/** Months before the change: `after 4 months`, `in month 5`, `halfway through`, `in July`. */
function monthsBefore(folded: string): number | undefined {
  const after = valueOfNumeral(turningPoint.exec(folded)?.[1]);
  if (after > 0) return after;
  const [, month] =
    /\b(?:in|at|from|on|en|desde)(?: the| el)? (?:month|mes) (\d{1,2})\b/.exec(folded) ?? [];
  if (month) return Number(month) - 1;
  if (
    /\b((?:half ?way|midway) (?:through|thru|into) (?:the |this |my )?year|half ?way(?! (?:through|thru|into))|mid ?-?year|(?:middle|half) of (?:the |this |my )?year|mitad de(?:l)? ano)\b/.test(
      folded,
    )
  )
    return 6;
  const [start, change] = [...folded.matchAll(inNamedMonth)].map(([, word]) => monthNumber(word));
  if (start && change) return change > start && start === 1 ? change - start : undefined;
  return start && start > 1 && (period.year.test(folded) || rest.test(folded))
    ? start - 1
    : undefined;
}
