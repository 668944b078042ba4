import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId } from '../../app/facts/prices.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { period } from './period.ts';
import { planNamed, planWord } from './plan-word.ts';
import { monthNumber, monthWord } from './start-date.ts';
import { money, type Sum, type SumContext } from './sum.ts';

const switches =
  /\b(then|after|from|switch\w*|upgrad\w*|downgrad\w*|mov(?:e|es|ing)|(?:go|going|bump\w*|step\w*) (?:up|down|to)|jump\w*|luego|despues|cambi\w+|sub(?:o|ir|imos|iera)|pas(?:o|ar|amos|ara)|baj(?:o|ar|amos))\b/;
const asksAmount =
  /\b(how much|total|cost\w*|price|pay\w*|spend\w*|run me|whats|what(?:'s| is| would| will| do)|come to|comes to|cuanto|gast\w+|pag\w+|en total)\b/;
const asksExtra = /\b(more|extra|difference|diff|mas|diferencia)\b/;
const asksRules =
  /^(?:(?:and|so|ok|y|pero) )*(?:can|could|is it|do i|does|will|puedo|se puede|podria|when|cuando)\b/;
const rest =
  /\b(rest|remainder|remaining|resto|lo que queda|end) (?:of |del? )?(?:the |that |this )?(?:year|ano)\b|\b(?:for the|por el|el) (?:rest|resto)\b/;

/** Price of a year, or of some months, in which the visitor changes plans. */
export function planSwitch(folded: string, { plans }: SumContext): Sum | undefined {
  const turn = turnIn(folded);
  if (!turn || plans.length !== 2 || asksRules.test(folded)) return undefined;
  const { from, to, first, second } = turn;
  if (!second && !asksAmount.test(folded)) return undefined;
  const [low, high] = [monthlyPrice[from], monthlyPrice[to]];
  const names = [marketingName[from], marketingName[to]];
  const start = `${first} × ${money(low)}`;
  if (!second)
    return {
      en: `The first ${first} months at ${names[0]} are ${start} = ${money(first * low)}, then ${names[1]} is ${money(high)} a month.`,
      es: `Los primeros ${first} meses con ${names[0]} cuestan ${start} = ${money(first * low)}; después ${names[1]} cuesta ${money(high)} al mes.`,
      amounts: [first * low],
    };
  const total = first * low + second * high;
  const more = second * (high - low);
  const extra =
    asksExtra.test(folded) && more > 0
      ? {
          en: `, which is ${second} × (${money(high)} − ${money(low)}) = ${money(more)} more than ${names[0]} throughout`,
          es: `, o sea ${second} × (${money(high)} − ${money(low)}) = ${money(more)} más que solo con ${names[0]}`,
        }
      : { en: '', es: '' };
  const terms = `${start} + ${second} × ${money(high)} = ${money(total)}`;
  return {
    en: `The ${first + second} months are ${terms} in total${extra.en}.`,
    es: `Los ${first + second} meses cuestan ${terms} en total${extra.es}.`,
    amounts: [total, ...(extra.en ? [more] : [])],
  };
}

interface Turn {
  from: PlanId;
  to: PlanId;
  /** Months of the first plan. */
  first: number;
  /** Months of the second; undefined if it has no end. */
  second?: number;
}

function turnIn(folded: string): Turn | undefined {
  if (!switches.test(folded)) return undefined;
  const named = [...folded.matchAll(new RegExp(`\\b${planWord}\\b`, 'g'))];
  const [, target] =
    new RegExp(
      `\\b(?:to|then|into|onto|al?|luego|despues|hasta)(?: el| the| con| with| on)? ${planWord}\\b`,
    ).exec(folded) ?? [];
  const ids = named.flatMap(([word]) => planNamed(word) ?? []);
  const to = planNamed(target) ?? ids.at(-1);
  const from = ids.find((one) => one !== to);
  if (!from || !to) return undefined;
  const counts = [
    ...folded.matchAll(new RegExp(`\\b${numeral}[- ]?(?:months?|meses|mes)\\b`, 'g')),
  ].map(([, word]) => valueOfNumeral(word));
  const isYear = period.year.test(folded.replace(rest, ' ')) || rest.test(folded);
  const [one = firstIn(folded), other] = counts.filter((count) => count > 0 && count !== 12);
  if (!one) return undefined;
  if (other) return undefined;
  return isYear || counts.includes(12)
    ? one < 12
      ? { from, to, first: one, second: 12 - one }
      : undefined
    : { from, to, first: one };
}

/** Months before the change, where no number of months says it: `in month 5`, `halfway through`, `in July`. */
function firstIn(folded: string): number | undefined {
  const [, month] =
    /\b(?:in|at|from|on|en|desde)(?: the| el)? (?:month|mes) (\d{1,2})\b/.exec(folded) ?? [];
  if (month) return Number(month) - 1;
  if (/\b(half ?way|mid ?-?year|middle of the year|mitad de(?:l)? ano)\b/.test(folded)) return 6;
  const [start, change] = [
    ...folded.matchAll(
      new RegExp(`\\b(?:in|on|since|starting|from|en|desde)(?: the)? ${monthWord}\\b`, 'g'),
    ),
  ].map(([, word]) => monthNumber(word));
  return start && change && change > start && start === 1 ? change - start : undefined;
}
