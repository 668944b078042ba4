import type { PlanId } from '../../app/facts/prices.ts';
import { begun, continued } from './continued.ts';
import { filled } from './filled.ts';
import type { Bill, Frame } from './frame.ts';
import { goesOn, hasSlots, isWhole } from './goes-on.ts';
import { framePlaces } from './plans-by-place.ts';
import { type PlansTold, plansMeant } from './plans-meant.ts';
import { type Reading, readingOf } from './reading.ts';
import type { PlansByPlace, Quantities } from './sum.ts';
import { onlyChangesSum } from './sum-words.ts';

/** What a conversation says of sums. */
export interface FrameTold {
  /** The frame of the sum that the last reply told. */
  lastSum?: Frame | undefined;
  /** The frame of the sum before the last answer, which was none. */
  pausedSum?: Frame | undefined;
  /** What the last message says of a sum, with the sum that it goes on with. */
  frame?: Frame | undefined;
  /** Whether it goes on with one: `and per year?`. */
  goesOn?: boolean;
  /** Whether it asks for a sum and nothing else. */
  isWholeSum?: boolean;
}

/** A message, as far as sums need it. */
interface Message {
  folded: string;
  plans: readonly PlanId[];
  /** The fact that it asks for without a doubt. */
  sure?: { label: string; probability: number } | undefined;
  hasContact: boolean;
  bill?: Bill | undefined;
  /** Plans of several locations, if it changes some of them. */
  byPlace?: PlansByPlace | undefined;
}

/** What a message says of a sum; it may go on with the one that was told, or that was only announced. */
export function frameAfter(
  state: PlansTold & FrameTold,
  { folded, plans, sure, hasContact, byPlace, bill = state.bill }: Message,
  known: Quantities,
): Pick<FrameTold, 'frame' | 'goesOn' | 'isWholeSum'> {
  const { lastSum, pausedSum, frame: announced } = state;
  const { sale } = lastSum ?? {};
  const told = readingOf(folded, plans, sale ? { ...known, perSale: sale.value } : known);
  const isElse =
    hasContact ||
    (sure !== undefined &&
      sure.probability > sureOfFact &&
      !ofMoney.test(sure.label) &&
      !(told.ask && folded.split(' ').length <= 3));
  const before = lastSum
    ? !isElse && (goesOn(folded, told) || asksItsPrice.test(folded))
      ? lastSum
      : undefined
    : pausedSum && resumes(folded, told)
      ? pausedSum
      : isAnnounced(folded, told, announced)
        ? announced
        : undefined;
  if (byPlace && byPlace.others.length > 0 && !/\b(?:vs|versus)\b/.test(folded))
    return {
      frame: framePlaces(before ? continued(before, told) : begun(told), byPlace),
      goesOn: true,
      isWholeSum: false,
    };
  const own = before ? continued(before, told) : begun(told);
  return {
    frame: filled(own, {
      ...known,
      bill,
      plans: plansMeant(folded, told.plans, state),
      isTogether: told.isTogether,
    }),
    goesOn: before !== undefined,
    isWholeSum: !before && isWhole(folded, withKnown(told, bill, known)),
  };
}

/** Whether a message can only change the sum before another answer: `per year then`. */
const resumes = (folded: string, told: Reading): boolean =>
  (told.months ?? told.rate ?? told.count ?? told.ways) !== undefined &&
  !told.contents &&
  onlyChangesSum(folded);

/** A reading with the bill or budget that was told before, if it asks about one: `is Starter enough`. */
function withKnown(told: Reading, bill: Bill | undefined, { budget }: Quantities): Reading {
  if (told.ask === 'save' && bill) return { ...told, bill };
  if (told.ask !== 'fits' || !budget || told.budget) return told;
  return { ...told, budget: { value: budget.amount, per: budget.per } };
}

/** Whether a message asks for the price of what the message before it told. */
function isAnnounced(folded: string, told: Reading, announced: Frame | undefined): boolean {
  if (!announced) return false;
  if (announced.ask === 'compare' && told.ask === 'compare') return true;
  return announced.ask === 'contents'
    ? told.months !== undefined && !told.ask
    : hasSlots(announced) && !hasSlots(told) && asksItsPrice.test(folded);
}

/** Probability from which a message asks for a fact, even after a sum. */
const sureOfFact = 0.75;
const ofMoney = /^(?:prices|savings|locations|plans)\b/;
/** `how much is that`, after `can I get it for 6 months` */
const asksItsPrice =
  /^(?:(?:and|so|ok|y|pero) )*(?:how much|what|cuanto)\b(?: (?:would|is|does|will|do|it|that|this|they|all|be|cost|costs|run|me|us|i|pay|total|price|es|cuesta|sale|seria|son|eso|todo|en|come|to|then|por|se|nos)){0,6}\W*$|^whats (?:that|it|the price|the total|this)\b(?: \S+){0,3}$/;
