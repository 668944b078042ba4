import { billIn } from './bill.ts';
import { ownOf } from './compared.ts';
import { amount, plus, shown, times, told as toldTerms } from './expression.ts';
import type { Bill } from './frame.ts';
import { plansNamed } from './plan-mentions.ts';
import { cents, timeOf } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';
import { monthsAsked } from './time.ts';

/** `what does he come to per month`, `whats their total`, `how much do I pay them a year` */
const asks =
  /\b(?:what|whats|how much|cuanto)\b[^.?!]{0,40}\b(?:he|she|they|him|her|them|their|his|agency|freelancer|guy|kid|les? pag\w+|agencia)\b[^.?!]{0,30}\b(?:total|come to|comes to|cost\w*|altogether|in all|add up|adds up|(?:a|per|al|por) (?:year|month|ano|mes)|(?:for|por) (?:\d+ months|\d+ meses|a year|un ano)|en total)\b|\b(?:their|his|her) total\b/;
/** `thats together?`, right after several bills */
const onlyTotal =
  /^(?:(?:so|and|ok|y|entonces) )*(?:(?:thats|that'?s|whats that|what'?s that|what does that|eso es|cuanto es) )*(?:all )?(?:together|total|in total|altogether|add(?:s|ed)? up(?: to)?|come to|juntos|en total)\W*$/;
/** `what is that in a year`, right after a bill */
const ofThat =
  /^(?:(?:so|and|ok|y|entonces) )*(?:(?:thats|that'?s|that is) (?:what|how much)|(?:what|how much)(?:'?s| is| does| would)? ?(?:that|it|all that)(?: be| come to)?|(?:eso )?(?:es )?cuanto es(?: eso)?|eso es cuanto) (?:in|per|a|for|over|al|por|en) (?:the |an? |un |all )?(?:whole )?(?:month|year|mes|ano|\d+ months|\d+ meses)\b/;
const asksOther =
  /\b(?:you|your|u|ustedes|than|vs|versus|sav\w+|ahorr\w+|cheaper|more|less|left|instead|plus|with(?! (?:them|him|her)))\b/;

const isMonth = /\b(?:month|mes)\b/;

/** Total of what the visitor pays somebody else over a period, including one-time costs. */
export function billTotal(
  folded: string,
  told: Pick<SumContext, 'bill' | 'lastQuestion'>,
): Sum | undefined {
  const asked = folded.split(/[.!;] /).at(-1) ?? '';
  const isOfThat = ofThat.test(asked);
  const justTold =
    onlyTotal.test(folded) || (isOfThat && isMonth.test(asked))
      ? billIn(told.lastQuestion ?? '')
      : undefined;
  if (justTold?.parts || (justTold?.terms && isOfThat && asked === folded))
    return totalOf(justTold, 1);
  const own =
    isOfThat && asked !== folded && !plansNamed(folded).length ? billIn(folded) : undefined;
  if (own) return totalOf(own, monthsAsked(asked) ?? 1);
  if (!asks.test(asked) || asksOther.test(asked) || plansNamed(folded).length > 0) return undefined;
  const bill = billIn(folded) ?? told.bill;
  return bill && totalOf(bill, monthsAsked(folded) ?? 1);
}

function totalOf(bill: Bill, months: number): Sum {
  // `52 × $75`, not `12 × 52 × $75 ÷ 12`
  const [, inYear] = (months === 12 && /^(\d+ × \$[\d,.]+) ÷ 12$/.exec(bill.terms ?? '')) || [];
  const regular = inYear
    ? toldTerms(bill.year ?? 12 * bill.amount, inYear)
    : times(months, ownOf(bill));
  const cost = bill.once ? plus([regular, amount(bill.once)]) : regular;
  const time = timeOf(months);
  return {
    en: `That comes to ${shown(cost)} ${time.en}.`,
    es: `Eso suma ${shown(cost)} ${time.es}.`,
    amounts: [cents(cost.value)],
  };
}
