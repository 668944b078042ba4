import { isOurs } from './amounts.ts';

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
