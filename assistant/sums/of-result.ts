import { monthlyPrice } from '../../app/facts/prices.ts';
import type { Frame } from './frame.ts';
import { numeral, valueOfNumeral } from './numbers.ts';
import { planNamed, planWord } from './plan-word.ts';
import { cents, money } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';

const start =
  "^(?:(?:and|so|ok|okay|then|now|but|y|pues|wait|hmm) )*(?:(?:what(?:'?s| is| would)|how much (?:is|would)|cuanto es) )?(?:be )?";
const that = '(?:that|it|this|eso|esa|ese)';
const fractions = '(half|a third|third|a quarter|a fourth|la mitad|un tercio|un cuarto)';
const multiples = '(twice|double|triple|el doble|el triple)';
const part = new RegExp(`${start}(?:${fractions} (?:of |de )?${that}|(halve) ${that})\\b`);
const multiple = new RegExp(`${start}${multiples} (?:of |de )?${that}\\b`);
const times = new RegExp(
  `${start}(?:${numeral} times ${that}|(?:${that} )?(?:x|times|por) ?${numeral})\\b`,
);
const dividedBy = new RegExp(
  `${start}(?:${that} )?(?:divided by|divid\\w+(?: ${that})? (?:by|entre)|split by|split|entre) ?${numeral}(?: ways?)?\\b`,
);
const operation =
  '(minus|less|plus|menos|mas|take (?:off|away|out)|subtract|deduct|add|quit\\w+|rest\\w+|sum\\w+|agreg\\w+)(?: (?:that|it|eso))?';
const without = new RegExp(
  `${start}(?:${that} )?${operation} (?:the |my |a |an |los |las |el |la |mis? |what i pay \\D{0,25})?\\$? ?(\\d{2,6})\\b`,
);
/** `then take off a year of Starter` */
const withoutPlan = new RegExp(
  `${start}(?:${that} )?${operation} (?:(?:the |a |un |el )?(?:(?:whole |full )?(year|month|ano|mes) (?:of|de|del) )?)?(?:the |el )?${planWord}\\W*$`,
);
const monthly = /\b(?:a|per|each|every|al|por) (?:month|mes)\b|\bmonthly\b/;
const yearOf: Readonly<Record<string, string>> = { 'a month': 'a year', 'al mes': 'al año' };
const monthOf: Readonly<Record<string, string>> = { 'a year': 'a month', 'al año': 'al mes' };
const parts: Readonly<Record<string, number>> = {
  half: 2,
  halve: 2,
  'la mitad': 2,
  third: 3,
  'a third': 3,
  'un tercio': 3,
  'a quarter': 4,
  'a fourth': 4,
  'un cuarto': 4,
};

/** Whether an amount is about what a sum in a reply came to: `252k?? try again`. */
export const isResult = (amount: number, reply = ''): boolean =>
  [...reply.matchAll(/= \$([\d,]+)/g)].some(
    ([, result = '']) => Math.abs(Number(result.replaceAll(',', '')) - amount) < 0.05 * amount,
  );

/** A sum with the amount of the reply before: `half of that`, `times 3`, `minus 250`. */
export function ofResult(folded: string, context: SumContext): Sum | undefined {
  const { lastResult } = context;
  if (!lastResult) return undefined;
  const { amount, terms: own, time } = lastResult;
  const factorOf = /[+−]/.test(own) ? `(${own})` : own;
  const shown = (terms: string, total: number, per: string | false = false): Sum => {
    const text = `${terms} = ${money(cents(total))} ${per || time}`.trim().concat('.');
    return { en: `That’s ${text}`, es: `Son ${text}`, amounts: [cents(total)] };
  };
  const divisor =
    parts[part.exec(folded)?.slice(1).find(Boolean) ?? ''] ??
    multiplierIn(dividedBy.exec(folded)?.[1]);
  if (divisor)
    return shown(
      `${factorOf} ÷ ${divisor}`,
      amount / divisor,
      divisor === 12 && (monthOf[time] ?? false),
    );
  const named = multiple.exec(folded)?.[1];
  const [, before, after] = times.exec(folded) ?? [];
  const factor = named ? (/tripl/.test(named) ? 3 : 2) : multiplierIn(before ?? after);
  if (factor)
    return shown(`${factor} × ${factorOf}`, factor * amount, factor === 12 && yearOf[time]);
  const [, signOfPlan, span, plan] = withoutPlan.exec(folded) ?? [];
  const [, sign = signOfPlan, other] = without.exec(folded) ?? [];
  const planId = planNamed(plan);
  const operand = planId ? monthlyPrice[planId] : Number(other);
  if (!sign || !operand) return undefined;
  // `minus 250 a month`, after an amount a year
  const isYear = /year|año/.test(time);
  const isMonthly = planId ? /year|ano/.test(span ?? time) : isYear && monthly.test(folded);
  const value = (isMonthly ? 12 : 1) * operand;
  const isPlus = /plus|mas|add|sum|agreg/.test(sign);
  const terms = `${own} ${isPlus ? '+' : '−'} ${isMonthly ? '12 × ' : ''}${money(operand)}`;
  return shown(terms, isPlus ? amount + value : amount - value);
}

const multiplierIn = (word?: string): number | undefined => {
  const value = valueOfNumeral(word);
  return value > 1 ? value : undefined;
};

/** `= $5,964 a year`, or a bare price: `is $497 a month` */
const result =
  /(?:is|are|son|(?:te )?cuesta|cuestan|cost|costs(?: you)?|saves you|te ahorra|you have|tienes|be at|That’s) ((?:[\d$(][\d$,.()×÷+−% ]* = )?)(\$[\d,]+(?:\.\d\d)?)(?: (?:more|less|left|más|menos))?(?: (a (?:month|year|day|week)|al (?:mes|año|día)|a la semana|for \d+ months|por \d+ meses))?/;

/** The amount that a reply states as its first result, with its terms and its period. */
export function resultOf(reply = ''): SumContext['lastResult'] {
  const [, terms = '', value = '', time = ''] = result.exec(reply) ?? [];
  const amount = Number(value.replace(/[$,]/g, ''));
  return amount ? { amount, terms: terms.replace(/ = $/, '') || value, time } : undefined;
}

/** `Dominate is $997 a month.`: `and with 2 offices` goes on with it. */
export function priceStated(reply: string): Frame | undefined {
  const [, name = '', price] = statesPrice.exec(reply) ?? [];
  const plan = planNamed(name.toLowerCase());
  return plan && String(monthlyPrice[plan]) === price
    ? { ask: 'price', plans: [plan], isStated: true }
    : undefined;
}

const statesPrice = /^[^.$]*\b(Starter|Pro|Dominate)\b[^.$]{0,12}\$(\d+) (?:a month|al mes)\.$/;
