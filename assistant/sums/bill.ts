import { type Amount, amountsIn, isOurs, monthly } from './amounts.ts';
import { withCurrentBill } from './bill-now.ts';
import { hourlyBill, pieceBill } from './earned-bill.ts';
import type { Bill } from './frame.ts';
import { inDigits, numeral, periodsInFull, valueOfNumeral } from './numbers.ts';
import { asksPayback } from './payback.ts';
import { rangeIn } from './ranges.ts';
import { cents, money } from './shown.ts';
import { period as timeWords } from './time.ts';

/** Amounts that are the visitor's budget, own prices, or ours. */
const isNoBill =
  /\b(budget|afford|hidden|onboarding|set ?up fee|upfront|up front|deposit|you (guys )?(charge|cost) \$? ?\d|ustedes (\w+ )?(cobran|cuestan)|que (cobran|cuestan) \d+|get for|get (\w+ ){0,3}for|presupuesto|grant|donor|donated|(i|we) charge|pay(s|ing)? (me|us)|(one|each|every) (\w+ ){1,3}pays \$? ?\d+|(gives?|giving|gave) (me|us)|(bring|make|earn|clear|net)s? (me|us)|(is|are) worth|me (deja|dejan|paga|pagan)|(yo )?cobro)\b/;
/** `so Pro costs 20 dollars` is a claim about us. */
const isOurPrice =
  /\b(starter|pro|growth|dominate|enterprise|it|that)( plan)? (is|costs?|was|runs|goes for|cuesta|vale|sale) (only |just |solo |(less|more|cheaper) than |under |over |about |like |around |menos de |mas de |como )*\$? ?\d/;
const people =
  '(?:freelancer|guy|fella|dude|girl|lady|kid|agency|nephew|niece|cousin|son|daughter|contractor|company|firm|someone|somebody|person|retainer|yelp|thumbtack|angi|groupon|receptionist|secretary|employee|student|teenager|marketer|blogger|assistant|consultant|hibu|thryv|scorpion|godaddy|wix|squarespace|va|intern|writer|agencia|independiente|sobrin[oa]|prim[oa]|muchach[oa]|chic[oa])';
const pays =
  '(?:pay|pays|paying|paid|spend|spends|spending|spent|charge|charges|charged|charging|cost|costs|costing|bill|bills|billed|quoted|quote|give|gives|giving|hand|hands|shell|shells|shelling|pago|paga|pagan|pagamos|pagando|pague|gasto|gasta|gastamos|gastando|cobra|cobran|cuesta|drops?|doy|damos|invests?|statement|eats|takes|blow|blows|blowing|sink|burn|burns|burning|throw|throws|replac\\w+)';
/** What comes before an amount that the visitor pays. */
const paidBefore = new RegExp(
  `\\b(?:going|go|switch\\w*|mov\\w+|chang\\w+) (?:over )?from (?:my |our |the |a )?\\$? ?$|\\b(?:cancel|drop|dropping|ditch|dump|axe|quit|stop|get rid of|cancelo|quito|dejo)(?: (?:my|our|the|mi|el|la|with|paying))* ?$|\\b${people}\\b[^?]{0,40}$|\\b${pays}\\b[^?]{0,45}$|\\b(?:currently|right now|i'?m at|im at|we'?re at|ahora|ahorita|actualmente)(?: it'?s| its| it is| at| out| es| en)? ?$`,
);
/** What comes after it. */
const paidAfter = new RegExp(
  `^ ?(?:(?:that|que|is what) )?(?:i|we|he|she|they)(?:'?m|'?re)? (?:now |already |currently )?(?:pay|paying|spend|spending|pays)\\b|^ ?que (?:pago|pagamos|gasto)\\b|^.{0,20}\\b(?:pay|paying|pago|pagamos|pagando)\\b(?! for\\b| off\\b)|^ ?(?:is )?(?:going|goes|went) (?:out )?(?:to|toward\\w*)\\b|^ ?(?:right )?now elsewhere\\b|^ ?(?:(?:right )?now |currently )?(?:to|with|for|on|a|con|para) (?:an?|my|our|some|mi|una?|the) ?(?:\\w+ )?(?:${people}|marketing|seo|social|web\\w*|\\w+ (?:girl|guy))\\b|^ ?${people}\\b`,
);
/** Between two amounts that are paid: `a guy 1000 a month and another lady 400`. */
const joins =
  /^[^.?]{0,40}?(?:\band|\bplus|\by|\bmas|\+|,)(?: (?!(?:have|budget|pro|starter|dominate|it|you|your|we|i|save|saves|tengo|would|want|what|how)\b)[a-z']+){0,5} ?$|^[^.?]{0,40}?\b(?:and|plus) (?:i|we) (?:also |still )?(?:pay|spend)(?: [a-z]+){0,3} ?\$? ?$/;
/** Words that set a plan against an amount. */
const against =
  /\b(sav(e|es|ing|ings)|cheaper|how much less|compared?|vs|versus|instead of|replac\w+|stack up|beats?|undercuts?|better deal|ahorr\w+|mas barato|en vez de|comparad[oa])\b/;

/** Before an amount that only claims something. */
const isClaim =
  /\b(?:sav(?:e|es|ed|ing|ings)|ahorr\w+|(?:more|less|over|under|up) (?:than|to)?|over|under|mas de|menos de)(?: (?:up to|of|me|us|you|about|like|i|we))?[ $]*$/;

/** A year is no amount. */
const yearNumber = /(?<!\$ ?|\b(?:in|en|during) )\b20[23]\d\b(?! ?(a|per|al|por|dollars|bucks)\b)/g;

/**
 * What the visitor pays others a month, in dollars, by a folded text: several amounts are added, those of
 * other periods converted; of a range it is the lower end. A budget or a plan's own price is no bill.
 */
export function billIn(text: string): Bill | undefined {
  const whole = withCurrentBill(periodsInFull(inDigits(text))).replace(yearNumber, ' ');
  const folded = rangeIn(whole)?.lowText ?? whole;
  const wages = hourlyBill(folded);
  if (wages) return forEach(folded, wages);
  const [said = '', ...once] = paidOnce.exec(folded) ?? [];
  const single = Number(once.find((one) => one !== undefined));
  if (single) {
    const bill = billIn(folded.replace(said, ' '));
    return bill && { ...bill, once: single };
  }
  const ofIncome = incomeBill(folded);
  if (ofIncome) return ofIncome;
  if (isNoBill.test(folded) || asksPayback(folded)) return undefined;
  const pieces = pieceBill(folded);
  if (pieces) return pieces;
  if (isOurPrice.test(folded)) return undefined;
  const bill = forEach(
    folded,
    totalOf(paidAmounts(folded).flatMap((one) => inItsTime(one, folded) ?? [])),
  );
  return bill && (inParts(bill, folded) ?? bill);
}

/** Dollars from which nobody pays an amount each month without saying so. */
const mostMonthly = 4000;
const saysMonth = /\b(?:month\w*|mes(?:es)?|mensual\w*)\b/;

/**
 * An amount that is paid, of a year if it is large and nothing but a year is named (`the 4200 he quoted to
 * run social for the year`); undefined if it can't be told how often it is paid.
 */
export function inItsTime<T extends Pick<Amount, 'value' | 'per'>>(
  one: T,
  folded: string,
): T | undefined {
  if (one.per || one.value < mostMonthly || saysMonth.test(folded)) return one;
  return timeWords.year.test(folded) ? { ...one, per: 'year' } : undefined;
}

const partOf =
  /(?:(?<![\d·])(\d{2,5}) (?:dollars |bucks )?(?:of|de) (?:that|it|this|which|eso|ellos) (?:(?:already )?(?:is|are|goes|go|pays|covers|for|son|es|va) )|\b(?:incl|including|includes?|incluyendo|incluye) (?:about |like )?\$? ?(\d{2,5}) (?:in |of |for |de |en )?)((?:(?!\b(?:we|i|id|and|but|que|that)\b)[a-z]+ ?){1,6})/;

/** `2300 a month but 600 of that is ad spend`: two parts. */
function inParts(bill: Bill, folded: string): Bill | undefined {
  const [, part, included, label = ''] = partOf.exec(folded) ?? [];
  const own = Number(part ?? included);
  if (!own || own >= bill.amount || bill.parts || bill.terms) return undefined;
  const rest = { bill: { amount: cents(bill.amount - own) }, label: '' };
  return { ...bill, parts: [{ bill: { amount: own }, label }, rest] };
}

const ofIncome =
  /\b(?:wants?|charg\w+|takes?|asks?|asking|gets?|bills?|cobra\w*|quieren?|piden?|pay\w*|pago)\b[^.?!]{0,20}?\b(\d{1,2}(?:·\d+)?) ?% (?:of|de) (?:my |our |all |the |mis |nuestras |las |total |gross |monthly )*(?:sales|revenue|gross|income|takings|ventas|ingresos)\b/;

/** `the agency wants 5% of my sales, I do 26k a month` */
function incomeBill(folded: string): Bill | undefined {
  const share = Number(ofIncome.exec(folded)?.[1]?.replace('·', '.'));
  const [income, ...others] = amountsIn(folded).filter(
    ({ value, isMoney }) => isMoney && !isOurs(value),
  );
  if (!share || !income || others.length > 0) return undefined;
  const { amount, terms = money(amount) } = monthly(income);
  return { amount: cents((amount * share) / 100), terms: `${terms} × ${share} ÷ 100` };
}

const staff = new RegExp(
  `\\b${numeral} (?:\\w+ )?(?:kids|guys|girls|people|freelancers|interns|vas|students|contractors|writers|muchach[oa]s|chic[oa]s|personas)\\b`,
);

/** `two kids 120 a week each` */
function forEach(folded: string, bill: Bill | undefined): Bill | undefined {
  const count = valueOfNumeral(staff.exec(folded)?.[1]);
  if (!bill || !(count > 1) || !/\b(?:each|apiece|cada un[oa])\b/.test(folded)) return bill;
  return {
    amount: cents(count * (bill.year ? bill.year / 12 : bill.amount)),
    terms: `${count} × ${bill.terms ?? money(bill.amount)}`,
    ...(bill.year && { year: count * bill.year, yearTerms: `${count} × ${bill.yearTerms}` }),
  };
}

const single =
  '(?:once|one[- ]time|set ?up|up ?front|onboarding|una (?:sola )?vez|unica vez|instalacion|inicial)';
/** `plus 1200 he charged once`, `a setup fee of 500`; an onboarding fee of ours is none. */
const paidOnce = new RegExp(
  `(?:\\b(?:and|plus|y|mas|,) ?)?\\$? ?\\b(\\d{2,5})(?: dollars| bucks| dolares)?(?: (?!a\\b|per\\b|al\\b|month)\\w+){0,4}?,? (?:to )?${single}\\b(?: fee| cost| charge)?|\\b${single}(?: fee| cost| charge)?(?: of| is| was| de)? \\$? ?(\\d{2,5})\\b(?! ?(?:a|per|al) )`,
);

/** The amounts that a folded text says the visitor pays to others. */
function paidAmounts(folded: string): Amount[] {
  const paid: Amount[] = [];
  const all = amountsIn(folded);
  for (const [index, amount] of all.entries()) {
    const follows = paid.length > 0 && paid.at(-1) === all[index - 1] && joins.test(amount.before);
    if (isPaid(amount, folded) && (paid.length === 0 || follows)) paid.push(amount);
    else if (follows && isListed(amount)) paid.push(amount);
  }
  // `insta ads 250, yelp 180 and a kid 100 a month`: those before it, too.
  for (let at = all.indexOf(paid[0] as Amount); at > 0; at--) {
    const [amount, next] = [all[at - 1], all[at]];
    if (!amount || !next || !joins.test(next.before) || !isListed(amount)) break;
    if (isClaim.test(amount.before) || owns.test(amount.before)) break;
    paid.unshift(amount);
  }
  return paid;
}

/** What the visitor has or earns is no bill. */
const owns = /\b(?:have|has|got|make|earn|charge|budget|tengo|gano|cobro)\b/;

/** `we pay 99 for …` */
const paysIt =
  /\b(?:pay|pays|paying|spend|spending|pago|pagamos|gasto) (?:about |like |around )?\$? ?$/;

/** `, mailchimp 45` after another bill */
const isListed = ({ value, isMoney, each, before, after }: Amount): boolean =>
  !isOurs(value) &&
  !each &&
  (isMoney ||
    (value >= 10 && /[a-z]{3,} \$? ?$/.test(before) && !/^ ?[a-z]{3,}/.test(after)) ||
    (value >= 10 && /^ ?(?:on|for|to) [a-z]/.test(after)) ||
    (value >= 10 && /^ ?(?:and|plus|y|mas|\+|,|every|each|al|a month|$)/.test(after)));

/** The words that say what an amount is for: `200 for google ads`, `yelp 180`. */
function labelOf({ before, period, after }: Amount): string {
  const purpose = period.replace(/ ?\b(?:an?|per|each|every|al|por|cada) \w+$/, '');
  const [behind = ''] = (purpose + after).split(/[,.;?]| and | plus | y /);
  const words = behind.trim().split(' ').slice(0, 6).join(' ');
  if (/^(?:dollars )?(?:on(?! top)|for|to|in|with|de|en|para|a|con) /.test(words)) return words;
  const ahead = before.split(/[,.;?]|\b(?:and|plus|y)\b/).at(-1) ?? '';
  return `${ahead.split(' ').slice(-5).join(' ')} ${words}`;
}

/** The part of a bill that a folded text names: `keep the ads`. */
export function partNamed({ parts = [] }: Bill, folded: string): Bill | undefined {
  const found = parts.filter(({ label }) => wordsOfPart(label).some((one) => one.test(folded)));
  return found.length === 1 ? found[0]?.bill : undefined;
}

/** The words that name a part of a bill, by its label. */
export const wordsOfPart = (label: string): RegExp[] =>
  (label.match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !common.test(word))
    .map((word) => new RegExp(`\\b${word.replace(/s$/, '')}s?\\b`));

const common =
  /^(?:drop|ditch|cancel|cut|replace|only|solo|keep|keeping|the|and|but|for|tho|though|with|month|year|would|pay|paying|what|total|that|just|still|los|las|del|con)$/;

function totalOf(paid: readonly Amount[]): Bill | undefined {
  const bills = paid.map(monthly);
  if (bills.length < 2) return bills[0];
  const isUneven = bills.some(({ year }) => year !== undefined);
  return {
    amount: cents(bills.reduce((sum, { amount }) => sum + amount, 0)),
    terms: bills.map(({ amount, terms }) => terms ?? money(amount)).join(' + '),
    parts: paid.map((one) => ({ bill: monthly(one), label: labelOf(one) })),
    ...(isUneven && {
      year: cents(bills.reduce((sum, { amount, year }) => sum + (year ?? 12 * amount), 0)),
      yearTerms: bills
        .map(({ amount, yearTerms }) => yearTerms ?? `12 × ${money(amount)}`)
        .join(' + '),
    }),
  };
}

/** Whether the text around an amount says that the visitor pays it to others. */
function isPaid(amount: Amount, folded: string): boolean {
  const { value, per, each, isMoney, before, after } = amount;
  if (isOurs(value) || !(isMoney || paysIt.test(before)) || each || value < 10) return false;
  // `saving 15000 a year` and `more than 10000 a year` are claims.
  if (isClaim.test(before) || /^ ?(?:in |of |de )?(?:savings?|ahorros?)\b/.test(after))
    return false;
  if (paidBefore.test(before) || paidAfter.test(after)) return true;
  return per !== undefined && against.test(folded);
}
