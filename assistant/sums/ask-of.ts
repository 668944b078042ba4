import type { Ask, Bill, Frame } from './frame.ts';
import { keptOf } from './kept-bill.ts';
import type { Reading } from './reading.ts';
import type { Budget } from './sum.ts';

/** Kinds of sums for which `plus 400 for ads` is paid beside a plan. */
const besides: ReadonlySet<Ask> = new Set(['price', 'save', 'fits', 'left']);

/** Kind of sum that a message asks for: its words correct the classifier. @param learned the classifier's kind. */
export function askOf(
  learned: Ask,
  { ask, bill, budget, count, isEach, money, plans, sale, text, ways, weights }: Reading,
  known: { lastSum: Frame | undefined; bill: Bill | undefined; budget: Budget | undefined },
): Ask {
  if (ask === 'beside' && learned === 'save' && asksSaving.test(text)) return 'save';
  if (bill && /^(?:save|beside)$/.test(learned) && minusPlan.test(text)) return 'save';
  // `Dominate in 3 gyms` is paid for each.
  const isByPlace = count !== undefined && !isEach && !ways && !weights && !eachAlone.test(text);
  if (learned === 'split' && isByPlace && known.lastSum?.ask !== 'split') return 'price';
  const isOnlyOnce = bill?.once !== undefined && bill.amount === 0;
  if (ask === 'beside' && (besides.has(learned) || isOnlyOnce)) return 'beside';
  // `if Pro replaces only the freelancer, what do I pay in total`
  const isPrice = learned === 'price' || learned === 'contents';
  if (isPrice && known.bill && (keptOf(known.bill, text) || besideThem.test(text))) return 'beside';
  if (learned === 'compare' && plans.length < 2) {
    // `from my $1,000 a month marketer to Starter`, `how much less is that than the agency`
    const last = known.lastSum?.ask;
    const isOfBill = last === 'save' || last === 'beside';
    const isAgainstBill = ask === 'save' || (isOfBill && isLess.test(text));
    return bill || (known.bill && (isAgainstBill || thanThat.test(text))) ? 'save' : learned;
  }
  const hasBudget = Boolean(budget ?? known.budget);
  const isLeft = ask === 'left' && (hasBudget || money || bill);
  if (isLeft && (learned === 'price' || (learned === 'fits' && plans.length > 0))) return 'left';
  // `14 clients at 250 each, what do I have left`
  if (learned === 'left' && (sale?.count ?? 0) > 1 && isPriced.test(text)) return 'profit';
  // `I clear 2,100 a month, whats left`
  if (learned === 'profit' && !sale?.count && isMonthly.test(text)) return 'left';
  const isFunded = learned === 'fits' || learned === 'left' || learned === 'units';
  return ask === 'months' && isFunded && (hasBudget || money) ? 'months' : learned;
}

const eachAlone = /\b(?:each|apiece|a piece|per|one plan|cada)\b(?! (?:month|year|mes|ano))/;
/** `those 2 months I pay them and you on Pro` */
const besideThem =
  /\b(?:them|him|her|agency|freelancer|guy|ellos|agencia) (?:and|plus|y) (?:you|u|ustedes|(?:the |el )?(?:starter|pro|dominate))\b|\b(?:you|starter|pro|dominate) (?:and|plus|y) (?:them|him|her|the agency|ellos|la agencia)\b/;
/** `12 months with them minus 12 months with Pro` */
const minusPlan = /\b(?:minus|menos|vs|versus)\b[^.?!]{0,30}\b(?:starter|pro|dominate)\b/;
const asksSaving =
  /\b(?:how much|what|cuanto)\b.{0,20}\b(?:sav\w+|ahorr\w+)\b|\b(?:real|monthly|yearly|annual|total|net) savings?\b|\bhow much (?:less|lower|cheaper)\b/;
const thanThat =
  /\b(?:than|que) (?:(?:just|only|the|my|our|that|this|solo|el|la|mi|ese|esa) )*(?:that|now|him|her|them|eso|freelancer|agency|guy|girl|kid|firm|company|agencia|muchach[oa]|sobrin[oa])\b/;
const isPriced = /\bat \$? ?\d|\b(?:each|apiece|cada un[oa])\b/;
const isLess =
  /\b(?:less|lower|cheaper|gap|diff\w*|by how much|menos|diferencia|that|him|her|them|now)\b/;
const isMonthly = /\d (?:a|per|each|every|al|por) (?:month|mes)\b/;
