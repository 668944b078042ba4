import { marketingName } from '../../app/facts/plans.ts';
import { type PlanId, planIds } from '../../app/facts/prices.ts';
import { besideSum, differenceSum, savingSum } from './compared.ts';
import { contentsSum } from './contents-over-time.ts';
import { costOf, nameOf, spanOf, subjectOf, timeIn } from './cost.ts';
import { amount, over, priceOf, shown, times } from './expression.ts';
import type { Frame } from './frame.ts';
import { fitsSum, leftSum, monthsSum } from './funds.ts';
import { profitSum, unitsSum } from './sales.ts';
import { cents, money, sentence, timeOf } from './shown.ts';
import type { Sum } from './sum.ts';

/** Computes what a frame asks for; undefined if it lacks something. */
export function frameSum(frame: Frame): Sum | undefined {
  switch (frame.ask) {
    case 'compare':
      return differenceSum(frame);
    case 'save':
      return frame.bill ? savingSum(frame, frame.bill) : differenceSum(frame);
    case 'beside':
      return frame.bill && besideSum(frame, frame.bill);
    case 'left':
      return frame.budget && leftSum(frame, frame.budget);
    case 'months':
      return frame.budget && monthsSum(frame, frame.budget);
    case 'fits':
      return frame.budget && fitsSum(frame, frame.budget);
    case 'units':
      return frame.sale && unitsSum(frame, frame.sale);
    case 'profit':
      return frame.sale && profitSum(frame, frame.sale);
    case 'contents':
      return frame.contents && contentsSum(frame.contents, frame.months ?? 1, frame.plans);
    case 'price':
    case 'split':
      return priceSum(frame);
    default:
      return undefined;
  }
}

function priceSum(frame: Frame): Sum | undefined {
  const { plans, items, weights } = frame;
  if (items) return itemsSum(frame);
  const named = plans.length > 0 ? plans : planIds;
  const [plan] = plans;
  if (weights) return plan && plans.length === 1 ? weighted(plan, frame, weights) : undefined;
  return sumOf(named.map((one) => priceLine(one, frame)));
}

/** A clause about one plan. */
export interface Line {
  en: string;
  es: string;
  amounts: readonly number[];
}

const sumOf = (lines: readonly Line[]): Sum => ({
  ...sentence(lines),
  amounts: lines.flatMap(({ amounts }) => amounts),
});

/** `Pro at each of 2 locations is 2 × 12 × $497 = $11,928 a year` */
export function priceLine(plan: PlanId, frame: Frame & { andYear?: true }): Line {
  const cost = costOf({ ...frame, plans: [plan] });
  const name = nameOf(plan, frame);
  const time = timeIn(frame);
  const each = frame.ways
    ? { en: ' each', es: ' para cada uno' }
    : frame.isEach
      ? { en: ' for each location', es: ' por cada local' }
      : { en: '', es: '' };
  const year = frame.andYear && times(12, amount(cost.value));
  return {
    en: `${name.en} is ${shown(cost)} ${time.en}${each.en}${year ? `, or ${shown(year)} a year` : ''}`,
    es: `${name.es} cuesta ${shown(cost)} ${time.es}${each.es}${year ? `, o ${shown(year)} al año` : ''}`,
    amounts: [
      ...(cost.kind === 'amount' ? [] : [cents(cost.value)]),
      ...(year ? [year.value] : []),
    ],
  };
}

/** Plans by location, or one after the other. @param andYear whether a month and a year are asked for. */
export function itemsSum(frame: Frame, andYear = false): Sum {
  const { items = [], ways } = frame;
  const isPhased = items.some(({ months }) => months !== undefined);
  const open = items.find(({ isRest, months }) => isRest && months === undefined && isPhased);
  if (open) return openEnded(frame);
  const cost = costOf(frame);
  const subject = subjectOf(frame);
  const time = isPhased && !frame.rate ? { en: 'in total', es: 'en total' } : timeIn(frame);
  const each = ways ? { en: ' each', es: ' para cada uno' } : { en: '', es: '' };
  const year = andYear && times(12, amount(cost.value));
  return {
    en: `${subject.en} ${shown(cost)} ${time.en}${each.en}${year ? `, or ${shown(year)} a year` : ''}.`,
    es: `${subject.es} ${shown(cost)} ${time.es}${each.es}${year ? `, o ${shown(year)} al año` : ''}.`,
    amounts: [cents(cost.value), ...(year ? [year.value] : [])],
  };
}

function openEnded({ items = [] }: Frame): Sum {
  const known = items.filter(({ months }) => months !== undefined);
  const last = items.at(-1)?.plan ?? 'starter';
  const cost = costOf({ ask: 'price', plans: [], items: known });
  const months = known.reduce((sum, one) => sum + (one.months ?? 0), 0);
  const before = known.map(({ plan }) => marketingName[plan]).join(', ');
  return {
    en: `The first ${months} months on ${before} are ${shown(cost)}, then ${marketingName[last]} is ${shown(priceOf(last))} a month.`,
    es: `Los primeros ${months} meses con ${before} cuestan ${shown(cost)}; después ${marketingName[last]} cuesta ${shown(priceOf(last))} al mes.`,
    amounts: [cost.value],
  };
}

function weighted(plan: PlanId, frame: Frame, shares: readonly [number, number]): Sum {
  const price = costOf({ ...frame, weights: undefined });
  const [first, second] = shares.map((share) =>
    over({ ...times(share, price), text: `${money(price.value)} × ${share}` }, 100),
  );
  if (!first || !second) return { en: '', es: '', amounts: [] };
  const time = timeOf(spanOf(frame));
  const name = marketingName[plan];
  return {
    en: `Of ${name}, ${shares[0]}% is ${shown(first)} ${time.en}, and ${shares[1]}% is ${shown(second)}.`,
    es: `Con ${name}, el ${shares[0]}% es ${shown(first)} ${time.es}, y el ${shares[1]}% es ${shown(second)}.`,
    amounts: [cents(first.value), cents(second.value)],
  };
}
