import { billIn } from './bill.ts';
import { ownOf } from './compared.ts';
import { amount, plus, shown, times } from './expression.ts';
import type { Bill } from './frame.ts';
import { plansNamed } from './plan-mentions.ts';
import { cents, timeOf } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';
import { monthsAsked } from './time.ts';

/** `what does he come to per month`, `whats their total`, `how much do I pay them a year` */
const asks =
  /\b(?:what|whats|how much|cuanto)\b[^.?!]{0,40}\b(?:he|she|they|him|her|them|their|his|agency|freelancer|guy|kid|les? pag\w+|agencia)\b[^.?!]{0,30}\b(?:total|come to|comes to|cost\w*|altogether|in all|add up|adds up|(?:a|per|al|por) (?:year|month|ano|mes)|en total)\b|\b(?:their|his|her) total\b/;
/** `thats together?`, right after several bills */
const onlyTotal =
  /^(?:(?:so|and|ok|y|entonces) )*(?:(?:thats|that'?s|whats that|what'?s that|what does that|eso es|cuanto es) )*(?:all )?(?:together|total|in total|altogether|add(?:s|ed)? up(?: to)?|come to|juntos|en total)\W*$/;
const asksOther =
  /\b(?:you|your|u|ustedes|than|vs|versus|sav\w+|ahorr\w+|cheaper|more|less|left|instead|plus|with(?! (?:them|him|her)))\b/;

/** Total of what the visitor pays somebody else over a period, including one-time costs. */
export function billTotal(
  folded: string,
  told: Pick<SumContext, 'bill' | 'lastQuestion'>,
): Sum | undefined {
  const asked = folded.split(/[.!;] /).at(-1) ?? '';
  const justTold = onlyTotal.test(folded) ? billIn(told.lastQuestion ?? '') : undefined;
  if (justTold?.parts) return totalOf(justTold, 1);
  if (!asks.test(asked) || asksOther.test(asked) || plansNamed(folded).length > 0) return undefined;
  const bill = billIn(folded) ?? told.bill;
  return bill && totalOf(bill, monthsAsked(folded) ?? 1);
}

function totalOf(bill: Bill, months: number): Sum {
  const regular = times(months, ownOf(bill));
  const cost = bill.once ? plus([regular, amount(bill.once)]) : regular;
  const time = timeOf(months);
  return {
    en: `That comes to ${shown(cost)} ${time.en}.`,
    es: `Eso suma ${shown(cost)} ${time.es}.`,
    amounts: [cents(cost.value)],
  };
}
