import { type PlanId, planIds } from '../../app/facts/prices.ts';
import { type Amount, amountsIn, isOurs } from './amounts.ts';
import { askNamed } from './ask-words.ts';
import { addedBill } from './beside-bill.ts';
import { billIn } from './bill.ts';
import { withCurrentBill } from './bill-now.ts';
import { budgetIn } from './budget-told.ts';
import { contentsIn } from './contents-over-time.ts';
import type { Ask, Frame, Item, Money, Rate } from './frame.ts';
import { type Draft, draftOf, itemsIn } from './items.ts';
import { multiplier, ofEachNamed, perPlace } from './locations.ts';
import { monthRanges } from './month-ranges.ts';
import { inDigits, numeral, periodsInFull, valueOfNumeral } from './numbers.ts';
import { plansNamed, withPlansNamed } from './plan-mentions.ts';
import { saleOf } from './sale.ts';
import { sharesIn } from './split.ts';
import type { Quantities } from './sum.ts';
import { monthsIn, period, perMonthIn, rateIn } from './time.ts';

/** What one message says of a sum. */
export interface Reading extends Omit<Partial<Frame>, 'ask'> {
  /** The text that it was read from. */
  text: string;
  /** Undefined if no word asks for it. */
  ask?: Ask | undefined;
  /** The classifier told what it asks. */
  learned?: true;
  plans: readonly PlanId[];
  /** It asks what several plans cost together. */
  isTogether: boolean;
  /** It asks for a month, or for no other period. */
  isMonth: boolean;
  /** A number of which no word tells what it counts. */
  bare?: number | undefined;
  /** All of its numbers that are no amounts. */
  numbers: readonly number[];
  /** An amount of which no word tells what it is. */
  money?: Money | undefined;
  /** What the message says of its only plan: how many locations or months, and the month it starts in. */
  item?: Draft | undefined;
}

/** A folded text as sums are read from it: numbers in digits, periods in full, plans by their names. */
export const readable = (folded: string): string =>
  withPlansNamed(withCurrentBill(monthRanges(periodsInFull(inDigits(folded)))))
    .replace(ordinal, ' ')
    .replace(/#1\b/g, 'main')
    .replace(/#\d\b/g, 'other')
    .replace(schoolYear, '10 months');

/** September to June */
const schoolYear = /\b(?:a |the )?school year\b(?! (?:runs|goes|is)\b)/g;

/** `number two plan` */
const ordinal = /\b(?:number|numero|plan|option|opcion) [123]\b/g;

/**
 * Reads what a folded message says of a sum.
 * @param plans those that it names or refers to. @param known quantities that the visitor told before.
 */
export function readingOf(
  folded: string,
  plans: readonly PlanId[],
  known: Quantities = {},
): Reading {
  const { count: owned } = known;
  const text = readable(folded);
  const named = plansNamed(text);
  const all = planIds.filter((plan) => plans.includes(plan) || named.includes(plan));
  const items = isChoice.test(text) ? undefined : askedItems(text, owned);
  const isEach = perPlace.test(text);
  const amounts = amountsIn(text).filter(({ isMoney, value }) => isMoney && !isOurs(value));
  const added = addedBill(text);
  // `9000 for the year, already spent 2500`
  const isRest = budgetIn(text)?.terms?.includes('−') ?? false;
  const billed = isRest ? undefined : billIn(folded);
  // `950 a month, plus 1500 once`, `2800 one time plus 120 a month`
  const bill = billed?.once ? billed : (added ?? billed);
  const sale = bill ? undefined : saleOf(text, known.perSale);
  // `customers at 80 each pay for Pro`
  const shares = sale ? undefined : sharesIn(text);
  const contents = contentsIn(text);
  const words = contents ? 'contents' : added ? 'beside' : askNamed(text, sale !== undefined);
  // `from Starter to Pro after 4 months`
  const ask = items && words === 'compare' && !isMore.test(text) ? 'price' : words;
  const budget = bill ? undefined : budgetOf(text, ask, amounts);
  const span = spanIn(withoutAmounts(text, bill?.pieces ? amountsIn(text) : amounts));
  const count =
    items || isEach || shares || ofOurPlans.test(text)
      ? undefined
      : (multiplier(text, {
          plans: all,
          now: 0,
          aboutPrice: true,
          ...(owned && { count: owned }),
        }) ?? ofEachNamed(text));
  const isTold = bill ?? budget ?? sale;
  return {
    text,
    plans: all,
    ask,
    isTogether: isTogether.test(text),
    isMonth: isMonth.test(text),
    ...(items && { items }),
    ...span,
    ...(count && { count }),
    ...(isEach && { isEach }),
    ...(contents && { contents }),
    ...shares,
    ...(bill && { bill }),
    ...(budget && { budget }),
    ...(sale && { sale }),
    ...(!isTold && amounts.length === 1 && { money: moneyOf(amounts[0]) }),
    bare: bareIn(text, amounts),
    numbers: numbersIn(text),
    item: items ? undefined : draftOf(text),
  };
}

/** Plans with their numbers. A plan without an end counts only if the message asks for an amount. */
function askedItems(text: string, owned: number | undefined): Item[] | undefined {
  const items = itemsIn(text, owned);
  const isOpen = items?.some(({ isRest, months, times }) => isRest && !months && !times);
  return isOpen && (!asksAmount.test(text) || asksRules.test(text)) ? undefined : items;
}

const asksAmount =
  /\b(how much|total|cost\w*|price|pay\w*|spend\w*|run me|whats|what(?:'s| is| would| will| do)|come to|comes to|extra|cuanto|gast\w+|pag\w+|en total)\b/;
const asksRules =
  /^(?:(?:and|so|ok|y|pero) )*(?:can|could|is it|do i|does|will|puedo|se puede|podria|when|cuando)\b/;

/** `los 3 planes` are ours. */
const ofOurPlans =
  /\b(?:the|your|all|los|tus|sus|of the) (?:three|3|tres) (?:\w+ )?(?:plans?|planes|tiers|options|packages)\b/;

const moneyOf = (one: Amount | undefined): Money | undefined =>
  one && { value: one.value, per: one.per };

const isChoice =
  /\b(minus|menos|vs|versus|or|o|difference|diff|between|diferencia|entre|cheaper|than)\b/;
const isMore = /\b(more|extra|diff\w*|mas|diferencia)\b/;
const isTogether =
  /\b(?:both|the two|all (?:three|3)|them) (?:together|combined|added)|\b(?:together|combined|altogether|total|all in|sumados|en total)\b|\b(?:los dos|ambos)? ?juntos\b/;
const isMonth = /\b(month|monthly|mes|mensual\w*)\b/;

/** An amount that is to be spent, by its own words or by what is asked. */
function budgetOf(
  text: string,
  ask: Ask | undefined,
  amounts: readonly Amount[],
): Money | undefined {
  const own = budgetIn(text);
  const [amount, ...others] = amounts;
  const [one] = amounts;
  // `40 a day` stays what it is: `more like 10`.
  if (own && amounts.length === 1 && one?.per && !own.terms?.includes('÷ 100')) return moneyOf(one);
  if (own?.terms) return { value: own.amount, per: own.per, terms: own.terms };
  if (own) {
    const named = amounts.find(({ value }) => value === own.amount);
    return { value: own.amount, per: named?.per ?? (own.per === 'year' ? 'year' : undefined) };
  }
  const isAsked = ask === 'left' || ask === 'months' || ask === 'fits';
  if (!amount || others.length > 0 || amount.each || !isAsked) return undefined;
  return moneyOf(amount);
}

/** A text without the periods of its amounts: `800 a month` asks for no month. */
const withoutAmounts = (text: string, amounts: readonly Amount[]): string =>
  amounts.reduce(
    (rest, { value, per, each, period: words }) =>
      per || each
        ? (pastYear.test(words) ? rest.replace(words, ' ') : rest).replace(
            new RegExp(
              `${String(value)}(?: ?(?:dollars|bucks|dolares))? ?(?:(?:an?|per|each|every|al|por|a la|cada) )?\\w+`,
            ),
            ' ',
          )
        : rest,
    text.replace(hoursOfWork, ' '),
  );

/** `7788 with an agency last year` */
const pastYear = /\b(?:last|this|pasado|este)\b/;

/** `10 hours a week` */
const hoursOfWork =
  /\b\w+ (?:hours?|hrs?|horas?|articles?|posts?|leads?|videos?|times|veces) (?:an?|per|every|each|al|por|a la) \w+/g;

/** Words that after a sum can only ask for a part of it. */
const looseRates: readonly (readonly [Rate, RegExp])[] = [
  ['week', /\bweekly\b|\bsemanal\w*\b|\bper week\b/],
  ['day', /\bdaily\b|\bdiari[oa]\b|\bx dia\b/],
];

function spanIn(text: string): Pick<Reading, 'months' | 'rate' | 'perMonth'> {
  const rate = rateIn(text) ?? looseRates.find(([, words]) => words.test(text))?.[0];
  const months =
    monthsIn(text) ?? (period.quarter.test(text) ? 3 : period.year.test(text) ? 12 : undefined);
  const perMonth = rate && perMonthIn(text, rate);
  return {
    ...(months && { months }),
    ...(rate && { rate }),
    ...(perMonth && { perMonth }),
  };
}

/** What is counted that is no part of a sum: `a los 20 dias`. */
const noNumber = ' ?(?:days?|dias?|weeks?|semanas?|minutes?|minutos|keywords?|palabras|am|pm)\\b';

const someNumber = new RegExp(
  `(?<![\\d·$])\\b(?!(?:an?|una?|half|couple|both|one|uno|once)\\b)${numeral}\\b(?![·%]|${noNumber})`,
  'g',
);

const numbersIn = (text: string): number[] =>
  [...text.matchAll(someNumber)]
    .map(([, word]) => valueOfNumeral(word))
    .filter((value) => !isOurs(value));

/** The only number of a text, if it is no amount. */
function bareIn(text: string, amounts: readonly Amount[]): number | undefined {
  const [one, ...others] = numbersIn(text);
  return one !== undefined && others.length === 0 && !amounts.some(({ per }) => per)
    ? one
    : undefined;
}
