import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice } from '../../app/facts/prices.ts';
import { trialDays } from '../../app/facts/terms.ts';
import { dateName, monthName, todayAt } from '../local-time.ts';
import { monthNumber, monthsBetween, monthWord } from './month-ranges.ts';
import { money } from './shown.ts';
import { startIn } from './start-date.ts';
import type { Sum, SumContext } from './sum.ts';

const since = new RegExp(
  `\\b(?:since|from|started (?:in|on)|desde|en) (?:the |last |around |early |mid |late |principios de )?${monthWord}\\b(?! \\d)`,
);
const asksPaid =
  /\b(paid|paying|spent|given|gave|handed|so far|by now|up to now|until now|to date|all in|add(?:s|ed)? up|pagad\w+|pagand\w+|gastad\w+|dado|hasta (ahora|hoy|ahorita))\b/;
const asks = /\b(how much|what|whats|total|so far|cuanto|que)\b/;

/** What a customer has paid for a plan since a month, including this one. */
export function paidSoFar(folded: string, { plans, now }: SumContext): Sum | undefined {
  const [plan] = plans;
  const first = monthNumber(since.exec(folded)?.[1]);
  if (!plan || plans.length > 1 || !first || !asksPaid.test(folded) || !asks.test(folded))
    return undefined;
  const today = todayAt(now);
  const last = monthNumber(endOfMonth.exec(folded)?.[1]) || today.month;
  const count = monthsBetween(first, last);
  const [from, to] = [first, last].map((month) => monthName(today.with({ month, day: 1 })));
  if (!from || !to) return undefined;
  const isNow = last === today.month;
  const total = count * monthlyPrice[plan];
  const terms = `${count} × ${money(monthlyPrice[plan])} = ${money(total)}`;
  return {
    en: `${marketingName[plan]} from ${from.en} through ${to.en} is ${terms}${isNow ? ', including this month' : ''}.`,
    es: `${marketingName[plan]} de ${from.es} a ${to.es} son ${terms}${isNow ? ', contando este mes' : ''}.`,
    amounts: [total],
  };
}

const signsUp =
  /\b(sign(?:ing|ed)? up|start\w*|join\w*|begin\w*|began|empiez\w+|empezamos|empec\w+|inscrib\w+|me apunto)\b/;
/** `if I take it till July` */
const fromNow =
  /\b(from (?:now|today)|starting (?:now|today)|if (?:i|we) (?:take|keep|run|get|do|have) (?:it|this|starter|pro|dominate)|desde (?:ahora|ya|hoy)|si (?:lo|la) (?:tomo|tengo|contrato))\b/;
const asksSpending =
  /\b(how much|what|total|paid|pay|spend|spent|owe|cost|cuanto|pag\w+|gast\w+)\b/;
const endOfYear =
  /\b(?:by|come|through|thru|until|till?|before|para|hasta|a) (?:the )?(?:end of (?:the |this )?year|year'?s? end|new year'?s?(?: eve)?|christmas|xmas|fin(?:al)? de(?:l)? ano|navidad)\b/;
const endOfMonth = new RegExp(
  `\\b(?:by|through|thru|until|till?|para|hasta|a) (?:the )?(?:end of |last day of |finales de |fin de )?${monthWord}\\b(?: (2[89]|3[01])(?:st|th)?\\b)?(?! ?\\d)`,
);

/** What will have been paid by the end of a month or year, for a visitor who names the day of signing up. */
export function paidUntil(folded: string, { plans, now, trialStart }: SumContext): Sum | undefined {
  const [plan] = plans;
  const isNow = fromNow.test(folded);
  if (
    !plan ||
    plans.length > 1 ||
    !(isNow || signsUp.test(folded) || trialStart) ||
    !asksSpending.test(folded)
  )
    return undefined;
  const inMonth = monthNumber(endOfMonth.exec(folded)?.[1]);
  if (!inMonth && !endOfYear.test(folded)) return undefined;
  const start =
    startIn(folded.replace(endOfMonth, ' ').replace(endOfYear, ' '), now)?.day ??
    (isNow ? todayAt(now) : trialStart ? startIn(trialStart, now)?.day : undefined);
  if (!start) return undefined;
  const inYear = start.with({ month: inMonth || 12, day: 1 });
  const lastMonth = inMonth && inMonth < start.month ? inYear.add({ years: 1 }) : inYear;
  const last = lastMonth.with({ day: lastMonth.daysInMonth });
  const first = start.add({ days: trialDays });
  if (Temporal.PlainDate.compare(first, last) > 0) return undefined;
  const count = first.until(last, { largestUnit: 'month' }).months + 1;
  const total = count * monthlyPrice[plan];
  const terms = `${count} × ${money(monthlyPrice[plan])} = ${money(total)}`;
  const [free, until] = [dateName(first), dateName(last)];
  const name = marketingName[plan];
  return {
    en: `By ${until.en}, ${name} comes to ${terms}: it’s free until ${free.en}, then billed once a month.`,
    es: `Al ${until.es}, ${name} suma ${terms}: es gratis hasta el ${free.es} y después se paga una vez al mes.`,
    amounts: [total],
  };
}
