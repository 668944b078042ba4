import { isOurs } from './amounts.ts';
import { cents, money } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';

const amount =
  '(?:about |around |like |roughly |unos )?\\$? ?(\\d{2,6})(?: ?(?:dollars|bucks|dolares))?(?: (?:a|per|al|por) (?:month|mes))?';
/** `it went from 1400 to 2200`, `they raised it to 2200 from 1400` */
const rise = new RegExp(
  `\\b(?:went|gone|go|goes|going|raised?|rose|risen|jumped|climbed|crept|increased|dropped|fell|subi\\w+|aument\\w+|paso|bajo)\\b(?: (?!from\\b|de\\b|to\\b|a\\b)\\w+){0,4} (?:from|de) ${amount} (?:up |down )?(?:to|a) `,
);
const riseTo = new RegExp(
  `\\b(?:raised?|upped|increased|subieron|aumentaron)\\b(?: (?!from\\b|de\\b|to\\b|a\\b)\\w+){0,4} (?:to|a) ${amount} (?:from|de) ${amount}`,
);
/** `used to be 1400, now it's 2200` */
const usedTo = new RegExp(
  `\\b(?:used to (?:be|pay|charge|cost|run)|(?:was|were) (?:paying|charging)|started (?:out )?at|was|pagaba(?:mos|n)?|cobraban?|antes (?:era|eran|pagaba|cobraban?))(?: (?:me|us|them|him|her|it|nos|(?:a|an|the|my|our|some|un|una|mi|el|la) \\w+))? ${amount}[ ,;.]+(?:(?:but|and|y|pero) )?(?=[^.?;]{0,40}\\b(?:now|today|currently|ahora|hoy)\\b)(?=[^.?;]{0,30}\\d{2})`,
);
const isBill =
  /\b(agency|guy|firm|company|contractor|freelancer|bills?|billed|invoices?|retainer|rates?|fees?|charg\w+|pay\w*|paid|price|cost\w*|month|monthly|agencia|factura|cobr\w+|pag\w+|precio|mes|mensual)\b/;
const isNone = /\b(budget|presupuesto|leads?|traffic|followers|calls|customers|sales|revenue)\b/;

/** A folded text without the amount that a bill had before it changed: only the current one counts. */
export function withCurrentBill(folded: string): string {
  if (!isBill.test(folded) || isNone.test(folded)) return folded;
  return folded
    .replace(rise, (words, before) => (isOurs(Number(before)) ? words : 'now costs '))
    .replace(usedTo, (words, before) => (isOurs(Number(before)) ? words : ' '))
    .replace(riseTo, (words, now, before) =>
      isOurs(Number(before)) ? words : `now costs $${now}`,
    );
}

/** `With Starter you’d be at $1,100 + $297 = $1,397 a month` */
const beside =
  /^(?:\S+ )?.{0,14}\b(?:you’d be at|pagarías) (?:.+) = (\$[\d,]+(?:\.\d\d)?) (?:a month|al mes)/;

/** What a plan and a bill cost together a month, by the reply that told it. */
export function besideTotal(reply = ''): number | undefined {
  const [, value = ''] = beside.exec(reply) ?? [];
  return Number(value.replace(/[$,]/g, '')) || undefined;
}

const comparesNow =
  /\b(less|more|sav\w+|cheaper|under|below|over|above|difference|menos|mas|ahorr\w+|barato|diferencia)\b/;
const another = /\b(starter|pro|dominate|\d{3,})\b/;

/** How much less than now a plan and a part of the bill cost: `still less than now by`. */
export function lessThanNow(
  folded: string,
  { bill, besideTotal: total }: SumContext,
): Sum | undefined {
  if (!bill || !total || !comparesNow.test(folded) || another.test(folded)) return undefined;
  const apart = cents(Math.abs(bill.amount - total));
  if (apart === 0) return undefined;
  const isLess = total < bill.amount;
  const [high, low] = isLess ? [bill.amount, total] : [total, bill.amount];
  const terms = `${money(high)} − ${money(low)} = ${money(apart)}`;
  const year = `12 × ${money(apart)} = ${money(cents(12 * apart))}`;
  return {
    en: `That’s ${terms} ${isLess ? 'less' : 'more'} a month than now, or ${year} a year.`,
    es: `Son ${terms} ${isLess ? 'menos' : 'más'} al mes que ahora, o ${year} al año.`,
    amounts: [apart, cents(12 * apart)],
    noClaim: true,
  };
}
