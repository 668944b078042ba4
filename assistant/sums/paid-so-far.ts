import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice } from '../../app/facts/prices.ts';
import { timeZone } from '../../app/facts/site.ts';
import { monthNumber, monthWord } from './start-date.ts';
import { money, type Sum, type SumContext } from './sum.ts';

const since = new RegExp(
  `\\b(?:since|from|started (?:in|on)|desde|en) (?:the |last |around |early |mid |late |principios de )?${monthWord}\\b`,
);
const asksPaid =
  /\b(paid|paying|spent|so far|by now|up to now|until now|to date|all in|pagad\w+|pagand\w+|gastad\w+|hasta (ahora|hoy|ahorita))\b/;
const asks = /\b(how much|what|whats|total|so far|cuanto|que)\b/;

/** What a customer has paid for a plan since a month, this month included. */
export function paidSoFar(folded: string, { plans, now }: SumContext): Sum | undefined {
  const [plan] = plans;
  const [, word] = since.exec(folded) ?? [];
  const first = monthNumber(word);
  if (!plan || plans.length > 1 || !first || !asksPaid.test(folded) || !asks.test(folded))
    return undefined;
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const count = ((today.month - first + 12) % 12) + 1;
  const name = (locale: string, month: number) =>
    Temporal.PlainDate.from({ year: 2024, month, day: 1 }).toLocaleString(locale, {
      month: 'long',
    });
  const terms = `${count} × ${money(monthlyPrice[plan])} = ${money(count * monthlyPrice[plan])}`;
  return {
    en: `${marketingName[plan]} from ${name('en-US', first)} through ${name('en-US', today.month)} is ${terms}, this month included.`,
    es: `${marketingName[plan]} de ${name('es', first)} a ${name('es', today.month)} son ${terms}, contando este mes.`,
    amounts: [count * monthlyPrice[plan]],
  };
}
