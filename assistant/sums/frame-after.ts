import type { PlanId } from '../../app/facts/prices.ts';
import type { PlanChoice } from '../understand/plan-choice.ts';
import { isSum, type Wanted } from '../understand/wanted.ts';
import { amountsIn } from './amounts.ts';
import { askOf } from './ask-of.ts';
import { begun, continued } from './continued.ts';
import { swap } from './continued-plans.ts';
import { budgetOf, filled } from './filled.ts';
import { fitted, needed } from './fitted.ts';
import type { Ask, Bill, Frame, Money } from './frame.ts';
import { keptOf } from './kept-bill.ts';
import { priceStated } from './of-result.ts';
import { onlyChanges } from './only-changes.ts';
import { plansNamed } from './plan-mentions.ts';
import { framePlaces } from './plans-by-place.ts';
import { type Reading, readingOf } from './reading.ts';
import { saleOfMessage, withMarginBefore } from './sale.ts';
import { spentIn } from './spent.ts';
import type { PlansByPlace, Quantities } from './sum.ts';

/** What a conversation says of sums. */
export interface FrameTold {
  /** The frame of the sum that the last reply told. */
  lastSum?: Frame | undefined;
  /** The frame of the last sum before other answers. */
  pausedSum?: Frame | undefined;
  /** What the last message says of a sum, with the sum that it goes on with. */
  frame?: Frame | undefined;
  /** Whether the last message asks for a sum (`isSum`), and its frame is read accordingly. */
  asked?: boolean;
  /** What the visitor pays somebody else. */
  bill?: Bill;
  /** The message before, folded. */
  lastQuestion?: string | undefined;
  /** Amounts that were told. */
  told?: Pick<Frame, 'bill' | 'budget' | 'sale' | 'income' | 'ways'> | undefined;
}

/** A message, as far as sums need it. */
interface Message {
  folded: string;
  plans: readonly PlanId[];
  /** Whether it asks for a sum, and for which. */
  wanted: Pick<Wanted, 'sum'>;
  /** Plans that the answer is about. */
  about: PlanChoice;
  hasContact: boolean;
  bill?: Bill | undefined;
  /** Plans of several locations, if it changes some of them. */
  byPlace?: PlansByPlace | undefined;
}

/** What a message says of a sum; it may go on with the one before it. */
export function frameAfter(
  state: FrameTold,
  message: Message,
  known: Quantities,
): Pick<FrameTold, 'frame' | 'asked' | 'told'> {
  const { folded, plans, wanted, about, hasContact, byPlace, bill = state.bill } = message;
  const isSwapped = state.lastSum !== undefined && swap.test(folded);
  const isByPlace = byPlace !== undefined && byPlace.others.length > 0 && !isSwapped;
  // `y el Dominate?`, after what a sale brings
  const { perSale: _, ...others } = known;
  const told = readingOf(folded, plans, state.lastSum?.sale ? others : known);
  const stated = statedIn(state);
  const lastSum = state.lastSum ?? stated;
  const goesOn = (state.asked || stated) && !isByPlace && onlyChanges(told.text);
  // `Starter for my 2 bakeries per month?` is a complete question.
  const isWhole = plansNamed(told.text).length > 0 && told.count && !joins.test(told.text);
  const isChanged = goesOn && lastSum?.ask !== 'part' && (!isWhole || lastSum?.ask === 'price');
  const changed = isChanged ? lastSum : undefined;
  if (changed) return { asked: true, ...changedFrame(state, changed, told, about) };
  if (isSum(wanted) && !hasContact && !isByPlace)
    return { asked: true, ...askedFrame(state, message, known) };
  if (isByPlace && !/\b(?:vs|versus)\b/.test(folded))
    return { asked: true, frame: framePlaces(begun(told), byPlace) };
  const { isTogether } = told;
  return {
    asked: false,
    frame: filled(begun(told), { ...known, bill, plans: about.plans, isTogether }),
  };
}

const joins = /^(?:and|so|ok|but|or|then|no|what about|how about|same|y|o|pero)\b/;

/** The last sum with the plan, number, period or place that a message changes. */
function changedFrame(
  { told: before = {} }: FrameTold,
  last: Frame,
  reading: Reading,
  about: PlanChoice,
): Pick<FrameTold, 'frame' | 'told'> {
  const plans = plansNamed(reading.text).length > 0 ? reading.plans : [];
  const own = fitted({ ...reading, plans, ask: last.ask, learned: true }, last.ask, last);
  const changed = continued(last, own);
  const isOfNone = changed.plans.length === 0 && !changed.items && last.ask !== 'fits';
  const frame = isOfNone ? { ...changed, plans: about.plans } : changed;
  return { frame, told: { ...before, ...amountsOf(frame) } };
}

/** Words up to which a message may go on with the sum before it. */
const mostWords = 14;

/** The frame of a message that asks for a sum, as it was learned for which and about which plans. */
function askedFrame(
  state: FrameTold,
  message: Message,
  known: Quantities,
): Pick<FrameTold, 'frame' | 'told'> {
  const { lastSum, pausedSum, told: before = {} } = state;
  const { folded, plans, about, bill = state.bill } = message;
  const { reading, ask, spent } = readAsked(state, message, known);
  const isPlan = about.plans.includes('growth') && namesDaily(reading.text);
  const last = lastSum ?? statedIn(state) ?? pausedSum;
  const own = fitted(
    { ...reading, ask, learned: true, ...(isPlan && { rate: undefined }) },
    ask,
    last,
  );
  const frame = last && folded.split(' ').length <= mostWords ? continued(last, own) : begun(own);
  const { bill: _bill, budget: _budget, sale: _sale, ...rest } = frame;
  // `and 500 for ads instead`, after a sum, is about its plan.
  const isSame =
    lastSum !== undefined && plans.length === 0 && ask !== 'compare' && !isOther.test(reading.text);
  const isKnown = frame.plans.length === 0 || (about.plans.length > 0 && !isSame);
  // A saving that was taken for a comparison is of the plan before.
  const isOfLast = ask === 'save' && message.wanted.sum.ask === 'compare' && frame.plans.length > 0;
  const isMeant =
    isKnown &&
    !isOfLast &&
    !frame.items &&
    (ask === 'compare' ? !frame.rival : plans.length === 0 && ask !== 'fits');
  const keptNow = bill && keptOf(bill, reading.text);
  const whole = keptNow ? bill : (amountsOf(frame).bill ?? bill);
  const kept = keptNow ?? (whole && keptOf(whole, reading.text));
  // A bill that all stays is what a plan is set against.
  const isAllKept = frame.kept !== undefined && frame.kept.amount === bill?.amount;
  const isTogether =
    ask === 'price' && reading.isTogether && !frame.items && about.plans.length > 1;
  return {
    frame: {
      ...rest,
      ...(isMeant && { plans: about.plans }),
      ...(isTogether && { plans: [], items: about.plans.map((plan) => ({ plan, times: 1 })) }),
      ...needed(ask, {
        budget: known.budget && budgetToldIn(reading.text, known.budget),
        ...before,
        ...amountsOf(frame),
        bill: amountsOf(frame).bill ?? before.bill ?? bill,
        weights: frame.weights,
      }),
      ...(spent.length > 0 && { spent }),
      ...(isAllKept && { kept: undefined }),
      ...(kept && ask === 'beside' && { bill: kept }),
      ...(kept && ask === 'save' && { bill: whole, kept }),
    },
    // What is kept of a bill is not what they pay now.
    told: { ...before, ...amountsOf(frame), ...(ask === 'beside' && { bill: before.bill }) },
  };
}

/** Words that refer to other plans than the last sum's. */
const isOther =
  /\b(?:others?|ones?|next|bigger|smaller|cheaper|larger|first|second|third|last|both|all|each|top|middle|step|up|down|otr[oa]s?|mayor|menor|amb[oa]s|tod[oa]s|primer[oa]?|segund[oa]|diff\w*|gap|diferencia)\b/;

/** Reading of a message that asks for a sum, the kind of sum, and spending that comes out of a budget. */
function readAsked(
  { lastSum, lastQuestion, bill: billBefore, told: before = {} }: FrameTold,
  { folded, plans, wanted: { sum }, bill = billBefore }: Message,
  known: Quantities,
): { reading: Reading; ask: Ask; spent: number[] } {
  const countsSales = sum.ask === 'units' || sum.ask === 'profit';
  const perSale = countsSales ? (before.sale?.value ?? known.perSale) : undefined;
  const { perSale: _, ...others } = known;
  const read = readingOf(folded, plans, { ...others, ...(perSale && { perSale }) });
  const isUntold = countsSales && !before.sale && amountsIn(read.text).length === 0;
  const sale = isUntold ? saleOfMessage(lastQuestion) : undefined;
  const kept = read.sale && withMarginBefore(read.sale, read.text, lastQuestion);
  const reading = {
    ...read,
    ...(sale && { sale: { ...read.sale, ...sale } }),
    ...(kept && { sale: kept }),
  };
  const ask = askOf(sum.ask, reading, {
    lastSum,
    bill: bill ?? before.bill,
    budget: known.budget,
  });
  const budget = reading.budget?.value ?? known.budget?.amount;
  const isRest = (reading.budget ?? known.budget)?.terms?.includes('−');
  const spent = ask === 'left' && budget && !isRest ? spentIn(reading.text, budget) : [];
  // These amounts are neither the budget nor a bill.
  return spent.length > 0
    ? { reading: { ...reading, bill: undefined, money: undefined }, ask, spent }
    : { reading, ask, spent };
}

/** The budget; if this message names it without a period, it covers the whole time asked about. */
function budgetToldIn(text: string, budget: NonNullable<Quantities['budget']>): Money {
  const now = amountsIn(text).find(({ value }) => value === budget.amount);
  return { ...budgetOf(budget), ...(now && !now.per && { per: undefined }) };
}

/** `the daily one`, and no price a day */
const namesDaily = (text: string) =>
  /\b(?:daily|diari[oa]s?)\b/.test(text) &&
  !/\b(?:a|per|each|every|al|por|cada) (?:day|dia)\b|^(?:(?:and|so|ok|y) )*(?:daily|diari[oa])\W*$|\bdaily (?:price|cost|rate|amount)\b/.test(
    text,
  );

const amountsOf = ({ bill, budget, sale, income, ways }: Frame) => ({
  ...(bill && { bill }),
  ...(budget && { budget }),
  ...(sale && { sale }),
  ...(income && { income }),
  ...(ways && { ways }),
});

/** The frame of the sum that a reply states; thanks keep the last one, any other reply ends it. */
export function sumAfter({ lastSum, frame }: FrameTold, reply: string): Frame | undefined {
  if (/^(You’re welcome|Any time|De nada|Con mucho)/.test(reply)) return lastSum;
  return / = \$|÷ \$?[\d,.]+ = \d|(?:blog|social) posts (?:a|in) |(?:blog|redes) (?:al|en) |for each location|more than your budget|fits (that|a) budget/.test(
    reply,
  )
    ? frame
    : undefined;
}

/**
 * The sum that a later message may continue after a reply without one. `Starter is $297 a month.`, the
 * reply to `no, just one salon`, replaces the sum of several locations.
 */
export const pausedAfter = (
  { asked, frame, lastSum, pausedSum }: FrameTold,
  reply: string,
): Frame | undefined =>
  asked && lastSum?.count && onePrice.test(reply)
    ? frame
    : (lastSum ?? priceStated(reply) ?? (pausedSum?.isStated ? undefined : pausedSum));

const onePrice = /^\w+ (?:is|cuesta) \$\d+ (?:a month|al mes)\.$/;

/** The price that the last reply stated, as a sum to go on with. */
function statedIn({ lastSum, pausedSum }: FrameTold): Frame | undefined {
  if (lastSum || !pausedSum?.isStated) return undefined;
  const { isStated: _, ...frame } = pausedSum;
  return frame;
}
