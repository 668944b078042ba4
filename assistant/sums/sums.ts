import { spoken } from './arithmetic.ts';
import { withCurrentBill } from './bill-now.ts';
import { billTotal } from './bill-total.ts';
import { planWithinBudget } from './budget.ts';
import { contentsOverTime } from './contents-over-time.ts';
import { begun } from './continued.ts';
import { daysLeft } from './days-left.ts';
import { filled } from './filled.ts';
import { type Ask, type Frame, hasSlots } from './frame.ts';
import { frameSum } from './frame-sum.ts';
import { funded } from './funded.ts';
import { monthRanges } from './month-ranges.ts';
import { inDigits, periodsInFull } from './numbers.ts';
import { ofResult } from './of-result.ts';
import { paidSoFar, paidUntil } from './paid-so-far.ts';
import { payback } from './payback.ts';
import { percentage, shareSum } from './percent.ts';
import { planDifference } from './plan-difference.ts';
import { priceOverTime } from './price-over-time.ts';
import { rangeIn } from './ranges.ts';
import { ratio } from './ratio.ts';
import { readingOf } from './reading.ts';
import { toCover } from './sale.ts';
import { savings } from './savings.ts';
import { planTotal } from './several-plans.ts';
import { money } from './shown.ts';
import type { Sum, SumContext } from './sum.ts';
import { freeDays } from './trial-value.ts';
import { pricePerHead, unitPrice } from './unit-price.ts';

/** Computes the sum that a folded question asks for; undefined if it asks for none. */
export function sumFor(text: string, told: SumContext): Sum | undefined {
  const folded = withCurrentBill(monthRanges(periodsInFull(inDigits(text))));
  const context = told.frame ? told : { ...told, ...alone(text, told) };
  const { frame, asked } = context;
  // After another sum, what the visitor says in figures goes before what that sum would be with them.
  const inFigures = context.afterSum ? spoken(folded, context) : undefined;
  if (inFigures) return inFigures;
  const ofLast = operates.test(folded) ? ofResult(folded, context) : undefined;
  if (ofLast) return ofLast;
  const ofBill = billTotal(folded, context);
  if (ofBill) return ofBill;
  const own = frame && asked && !rangeIn(folded) ? askedSum(frame, folded, context) : undefined;
  return own ?? ofResult(folded, context) ?? sumOfRange(folded, context);
}

/** Arithmetic on the last amount: `x12`, `minus 350`. `plus 350` isn't here: it may be a bill that stays. */
export const operates =
  /^(?:(?:and|so|ok|then|now|y|luego) )*(?:(?:that|it|eso) )?(?:x ?\d+|times \d+|(?:halve|double|triple) (?:it|that)|minus|less|menos|take (?:off|away)|subtract|deduct)\b/;

/** Kinds of sums that aren't about a price. */
const noPrice: ReadonlySet<Ask> = new Set(['contents', 'trial', 'paid', 'part', 'split']);

/** The sum of a frame, as it was learned what is asked. */
function askedSum(frame: Frame, folded: string, context: SumContext): Sum | undefined {
  const about = { ...context, plans: frame.plans };
  const perThing = noPrice.has(frame.ask) ? undefined : pricePerHead(folded, about);
  if (perThing) return perThing;
  switch (frame.ask) {
    case 'part':
      return ofResult(folded, about) ?? spoken(folded, about);
    case 'trial':
      return daysLeft(folded, about) ?? freeDays(folded, about);
    case 'paid':
      return paidUntil(folded, about) ?? paidSoFar(folded, about);
    case 'percent':
      return (
        percentage(folded, about) ??
        (frame.income && frame.plans.length > 0 ? shareSum(frame.plans, frame.income) : undefined)
      );
    case 'unit-price':
      return unitPrice(folded, about);
    case 'contents':
      return frameSum(frame) ?? contentsOverTime(folded, about);
    case 'fits':
      return planWithinBudget(folded, context) ?? frameSum(frame);
    case 'price':
      if (frame.items) return frameSum(frame);
      return (
        ratio(folded, about) ??
        planTotal(folded, about) ??
        (hasSlots(frame) || frame.rate || frame.isEach
          ? frameSum(frame)
          : priceOverTime(folded, about))
      );
    case 'ratio':
    case 'compare':
    case 'save':
      return (
        (isPercent.test(folded) ? percentage(folded, about) : undefined) ??
        ratio(folded, about) ??
        (frame.ask === 'compare' ? planTotal(folded, about) : undefined) ??
        frameSum(frame)
      );
    default:
      return frameSum(frame);
  }
}

const isPercent = /%|\bpercent|\bporcentaje/;

/** What a question says of a sum without the sums before it. */
function alone(text: string, told: SumContext): Pick<SumContext, 'frame' | 'asked'> {
  return { frame: filled(begun(readingOf(text, told.plans, told)), told), asked: false };
}

/** A sum, or two for a range of amounts: `between 1200 and 1500 a month`. */
function sumOfRange(folded: string, context: SumContext): Sum | undefined {
  const range = rangeIn(folded);
  if (!range) return sumOf(folded, context);
  const [low, high] = [range.lowText, range.highText].map((one) =>
    sumOf(one, { ...context, ...alone(one, context) }),
  );
  if (!low || !high) return low ?? high ?? sumOf(folded, context);
  if (low.en === high.en) return low;
  const both = (language: 'en' | 'es', at: string) =>
    `${at} ${money(range.low)}, ${low[language].replace(/\.$/, '')}; ${at.toLowerCase()} ${money(range.high)}, ${high[language]}`;
  return {
    en: both('en', 'At'),
    es: both('es', 'Con'),
    amounts: [...low.amounts, ...high.amounts],
    ...(low.yes === high.yes && low.yes !== undefined && { yes: low.yes }),
    ...((low.noClaim || high.noClaim) && { noClaim: true as const }),
    ...(low.saves === high.saves && low.saves !== undefined && { saves: low.saves }),
  };
}

function sumOf(folded: string, context: SumContext): Sum | undefined {
  return (
    (asksCost.test(folded) ? undefined : daysLeft(folded, context)) ??
    spoken(folded, context) ??
    (context.asked ? ofFrame(context, () => true) : undefined) ??
    freeDays(folded, context) ??
    paidUntil(folded, context) ??
    paidSoFar(folded, context) ??
    payback(folded, context) ??
    (toCover.test(folded) ? ofFrame(context, ({ sale }) => sale !== undefined) : undefined) ??
    ofFrame(context, ({ items }) => items !== undefined) ??
    contentsOverTime(folded, context) ??
    ratio(folded, context) ??
    percentage(folded, context) ??
    unitPrice(folded, context) ??
    pricePerHead(folded, context) ??
    ofFrame(context, ({ ways, weights }) => (ways ?? weights) !== undefined) ??
    ofFrame(context, ({ ask, bill }) => ask === 'beside' && bill !== undefined) ??
    funded(folded, context) ??
    ofFrame(context, ({ ask, budget }) => ask === 'left' && budget !== undefined) ??
    ofFrame(context, ({ ask, budget }) => ask === 'months' && budget !== undefined) ??
    planWithinBudget(folded, context) ??
    planTotal(folded, context) ??
    savings(folded, context) ??
    planDifference(folded, context) ??
    priceOverTime(folded, context)
  );
}

/** `Starter till the end of the year is how much after the trial` */
const asksCost =
  /\b(?:starter|pro|dominate)\b.*\b(?:how much(?! (?:time|longer|of|more time))|cuanto (?:cuesta|pago))\b/;

/** The sum of a frame that has what is asked about. */
function ofFrame({ frame }: SumContext, isMeant: (frame: Frame) => boolean): Sum | undefined {
  if (!frame || !isMeant(frame)) return undefined;
  return frame.items || frame.plans.length === 1 || frame.ask === 'compare'
    ? frameSum(frame)
    : undefined;
}
