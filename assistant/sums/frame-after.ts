import type { PlanId } from '../../app/facts/prices.ts';
import type { PlanChoice } from '../understand/plan-choice.ts';
import { isSum, type Wanted } from '../understand/wanted.ts';
import { begun, continued } from './continued.ts';
import { budgetOf, filled } from './filled.ts';
import { fitted, needed } from './fitted.ts';
import type { Ask, Bill, Frame } from './frame.ts';
import { framePlaces } from './plans-by-place.ts';
import { readingOf } from './reading.ts';
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
  const isByPlace = byPlace !== undefined && byPlace.others.length > 0;
  if (isSum(wanted) && !hasContact && !isByPlace)
    return { asked: true, ...askedFrame(state, message, known) };
  const told = readingOf(folded, plans, known);
  if (isByPlace && !/\b(?:vs|versus)\b/.test(folded))
    return { asked: true, frame: framePlaces(begun(told), byPlace) };
  const { isTogether } = told;
  return {
    asked: false,
    frame: filled(begun(told), { ...known, bill, plans: about.plans, isTogether }),
  };
}

/** Words up to which a message may go on with the sum before it. */
const mostWords = 14;
/** Kinds of sums for which `plus 400 for ads` is paid beside a plan. */
const besides: ReadonlySet<Ask> = new Set(['price', 'save', 'fits', 'left']);

/** The frame of a message that asks for a sum, as it was learned for which and about which plans. */
function askedFrame(
  { lastSum, pausedSum, bill: billBefore, told: before = {} }: FrameTold,
  { folded, plans, wanted, about, bill = billBefore }: Message,
  known: Quantities,
): Pick<FrameTold, 'frame' | 'told'> {
  const { sale } = before;
  const reading = readingOf(folded, plans, sale ? { ...known, perSale: sale.value } : known);
  const { sum } = wanted;
  const ask = reading.ask === 'beside' && besides.has(sum.ask) ? 'beside' : sum.ask;
  const isPlan = about.plans.includes('growth') && namesDaily(reading.text);
  const last = lastSum ?? pausedSum;
  const own = fitted(
    { ...reading, ask, learned: true, ...(isPlan && { rate: undefined }) },
    ask,
    last,
  );
  const frame = last && folded.split(' ').length <= mostWords ? continued(last, own) : begun(own);
  const { bill: _bill, budget: _budget, sale: _sale, ...rest } = frame;
  const isMeant =
    !frame.items && (ask === 'compare' ? !frame.rival : plans.length === 0 && ask !== 'fits');
  const isTogether =
    ask === 'price' && reading.isTogether && !frame.items && about.plans.length > 1;
  return {
    frame: {
      ...rest,
      ...(isMeant && { plans: about.plans }),
      ...(isTogether && { plans: [], items: about.plans.map((plan) => ({ plan, times: 1 })) }),
      ...needed(ask, {
        bill,
        budget: known.budget && budgetOf(known.budget),
        ...before,
        ...amountsOf(frame),
        weights: frame.weights,
      }),
    },
    // What is kept of a bill is not what they pay now.
    told: { ...before, ...amountsOf(frame), ...(ask === 'beside' && { bill: before.bill }) },
  };
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
