import type { Localized } from '../../app/facts/holidays.ts';
import { marketingName } from '../../app/facts/plans.ts';
import type { PlanId } from '../../app/facts/prices.ts';
import { type Expression, over, plus, priceOf, times } from './expression.ts';
import type { Frame, Item, Rate } from './frame.ts';
import { timeOf } from './shown.ts';

/** Months that a frame's amount is for; a rate is of a month's price. */
export const spanOf = ({ months, rate }: Frame): number => (rate ? 1 : (months ?? 1));

/** What the plans of a frame cost in its time, for each who shares them. */
export const costOf = (frame: Frame): Expression => inFrame(wholeOf(frame), frame);

/** An amount of a frame's time as it is asked for: shared, and by the day or week. */
export function inFrame(whole: Expression, { ways, rate, perMonth }: Frame): Expression {
  const share = ways ? over(whole, ways) : whole;
  if (rate && perMonth) return over(share, perMonth);
  return rate ? over(times(12, share), inYear[rate]) : share;
}

/** What the plans of a frame cost in its time. */
export function wholeOf(frame: Frame): Expression {
  const { items, plans, count = 1, isEach } = frame;
  const months = spanOf(frame);
  if (!items) return plansCost(plans, months, isEach ? 1 : count);
  const isPhased = items.some((item) => item.months !== undefined);
  const one = plus(items.map((item) => itemCost(item)));
  return times(count, isPhased ? one : times(months, one));
}

const itemCost = ({ plan, times: places = 1, months = 1 }: Item) =>
  times(places, times(months, priceOf(plan)));

const plansCost = (plans: readonly PlanId[], months: number, count: number) =>
  plans.length > 1
    ? times(count, times(months, plus(plans.map(priceOf))))
    : times(count, times(months, priceOf(plans[0] ?? 'starter')));

const inYear: Readonly<Record<Rate, number>> = { hour: 8760, day: 365, week: 52, 'two weeks': 26 };

const rateNames: Readonly<Record<Rate, Localized>> = {
  hour: { en: 'an hour', es: 'por hora' },
  day: { en: 'a day', es: 'al día' },
  week: { en: 'a week', es: 'a la semana' },
  'two weeks': { en: 'every two weeks', es: 'cada dos semanas' },
};

/** The time of a frame's amount: `a year`, `a week`. */
export const timeIn = (frame: Frame): Localized =>
  frame.rate ? rateNames[frame.rate] : timeOf(spanOf(frame));

/** `Pro at each of 2 locations`: the site doesn't say that one is enough; `Pro split 4 ways` */
export function nameOf(plan: PlanId, { count, ways, isEach }: Frame): Localized {
  const name = marketingName[plan];
  const where =
    count && count > 1 && !isEach
      ? { en: ` at each of ${count} locations`, es: ` en cada uno de ${count} locales` }
      : { en: '', es: '' };
  const split = ways
    ? { en: ` split ${ways} ways`, es: ` dividido entre ${ways}` }
    : { en: '', es: '' };
  return { en: name + where.en + split.en, es: name + where.es + split.es };
}

/** Plans of several locations or times, with their verb: `The 12 months are`. */
export function subjectOf({ items = [] }: Frame): Localized {
  const months = items.reduce((sum, item) => sum + (item.months ?? 0), 0);
  return months > 0
    ? { en: `The ${months} months are`, es: `Los ${months} meses cuestan` }
    : { en: 'Together that is', es: 'Juntos cuestan' };
}
