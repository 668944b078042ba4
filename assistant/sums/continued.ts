import type { PlanId } from '../../app/facts/prices.ts';
import { monthly } from './amounts.ts';
import { perPeriod } from './earned-bill.ts';
import type { Ask, Frame, Item, Money } from './frame.ts';
import { withRest } from './items.ts';
import type { Reading } from './reading.ts';
import { waysIn } from './split.ts';
import type { Bill } from './sum.ts';

/** The frame of a sum after a message that goes on with it: what the message names takes the place of what was there. */
export function continued(last: Frame, next: Reading): Frame {
  const told = withLoose(last, next);
  const ask = askAfter(last, told);
  const merged: Frame = {
    ...last,
    ...placesAfter(last, told),
    ...periodAfter(last, told),
    ask,
    // `split between both shops` shares one plan.
    ...(told.ways && {
      ways: told.ways,
      weights: undefined,
      ...(told.ways === last.count && { count: undefined }),
    }),
    ...(told.weights && { weights: told.weights, ways: undefined }),
    ...(told.bill && { bill: told.bill }),
    ...(told.budget && { budget: withPeriod(told.budget, last.budget, told) }),
    ...(told.sale && { sale: { ...last.sale, ...told.sale } }),
    ...(told.contents && { contents: told.contents }),
  };
  return withPlans(merged, last, told);
}

/** The first frame of a sum: what a message says alone. */
export const begun = (told: Reading): Frame => ({
  ask: told.ask ?? impliedAsk(told) ?? 'price',
  plans: told.plans,
  ...(told.items && { items: told.items, rival: told.items[0]?.plan }),
  ...(told.months && { months: told.months }),
  ...(told.rate && { rate: told.rate }),
  // What is paid now isn't paid by location.
  ...(told.count && !told.bill && { count: told.count }),
  ...(told.isEach && { isEach: true }),
  ...(told.ways && { ways: told.ways }),
  ...(told.weights && { weights: told.weights }),
  ...(told.bill && { bill: told.bill }),
  ...(told.budget && { budget: monthlyUnless(told, told.budget) }),
  ...(told.sale && { sale: told.sale }),
  ...(told.contents && { contents: told.contents }),
});

/** A budget is for a month unless it is a fixed amount. */
const monthlyUnless = ({ months, ask, text }: Reading, budget: Money): Money =>
  budget.per || months || ask === 'months' || isFixed.test(text)
    ? budget
    : { ...budget, per: 'month' };

const isFixed =
  /\b(grant|set aside|put (?:aside|away)|one.?time|in the (?:account|bank)|total|donat\w+|apart\w+)\b/;

const impliedAsk = ({ bill, budget, sale, text }: Reading): Ask | undefined => {
  if (bill) return 'save';
  if (budget) return 'fits';
  if (!sale) return undefined;
  return (sale.count ?? 0) > 1 && lessPlan.test(text) ? 'profit' : 'units';
};

/** `less your Pro fee`, `after paying for Pro` */
const lessPlan =
  /\b(?:minus|less|after|menos|despues de)\b.{0,20}\b(?:starter|pro|dominate|plan|you|that)\b/;

/** A reading in which a bare number or amount is what the sum before it has. */
function withLoose(last: Frame, next: Reading): Reading {
  const { money, bare, text } = next;
  const ways = last.ways ? waysIn(text) : undefined;
  if (ways) return { ...next, ways, count: undefined };
  const rate = bare ?? (money && !money.per ? money.value : undefined);
  if (last.bill?.pieces && rate && !next.bill) {
    return { ...next, bill: withPiece(last.bill.pieces, rate) };
  }
  const amount = money ?? (bare && bare >= 20 ? { value: bare } : undefined);
  if (amount && isFunded(last.ask) && last.budget) return { ...next, budget: amount };
  if (amount && last.sale)
    return { ...next, sale: { ...last.sale, value: amount.value, terms: undefined } };
  if (amount && last.bill) return { ...next, bill: billOf(amount) };
  if (amount && last.budget) return { ...next, budget: amount };
  if (!bare || bare < 1 || bare > 60 || !Number.isInteger(bare) || next.items) return next;
  if (last.budget?.per === 'day' || last.budget?.per === 'week')
    return { ...next, budget: { value: bare, per: last.budget.per } };
  return next.plans.length === 0 ? withNumber(last, next, bare) : next;
}

/** Another price by the piece or another number of pieces, whichever it is nearer to. */
function withPiece({ count, price, isWeek }: NonNullable<Bill['pieces']>, value: number): Bill {
  const isCount = Math.abs(Math.log(value / count)) < Math.abs(Math.log(value / price));
  return isCount ? perPeriod(value, price, isWeek) : perPeriod(count, value, isWeek);
}

const isFunded = (ask: Ask) => ask === 'left' || ask === 'fits' || ask === 'months';
const billOf = ({ value, per }: Money) => monthly({ value, ...(per && { per }) });

/** A number without a unit takes the place of the only other one. */
function withNumber(last: Frame, next: Reading, value: number): Reading {
  if (next.months || next.count) return next;
  if (last.items?.some(({ months }) => months !== undefined)) return { ...next, months: value };
  if (last.ways) return { ...next, ways: value };
  if (last.count) return { ...next, count: value };
  if (last.ask === 'profit' && last.sale) return { ...next, sale: { ...last.sale, count: value } };
  return last.months && last.months !== 12 ? { ...next, months: value } : next;
}

/** What is asked for after a message: what it asks, what its amounts are for, or what was asked before. */
function askAfter(last: Frame, told: Reading): Ask {
  const bill = told.bill ?? last.bill;
  if (told.ask === 'compare' && told.plans.length < 2 && bill && !last.items) return 'save';
  if (told.ask === 'save' && !bill && last.plans.length + told.plans.length > 1) return 'compare';
  if (told.ask === 'beside' && !bill) return last.ask;
  if (told.ask) return told.ask;
  if (told.sale && !last.sale) return 'units';
  if (told.bill) return last.ask === 'beside' ? 'beside' : 'save';
  if (told.budget) return last.ask === 'months' ? 'months' : 'fits';
  if (last.ask === 'fits' && (told.rate || told.months)) return 'price';
  return last.ask;
}

const total = /\b(?:total|altogether|all in|together|en total|juntos)\b/;

function placesAfter(last: Frame, told: Reading): Partial<Frame> {
  if (told.isEach) return { isEach: true };
  if (told.count) {
    const isByPlace = last.items?.some(({ times }) => times !== undefined);
    return last.items && isByPlace && told.plans.length === 0
      ? { items: grown(last.items, told.count) ?? last.items, isEach: undefined }
      : { count: told.count, isEach: undefined };
  }
  return total.test(told.text) ? { isEach: undefined } : {};
}

/** Items of which the plan of the rest, or else of the most locations, has those that are new. */
function grown(items: readonly Item[], count: number): Item[] | undefined {
  const all = items.reduce((sum, { times = 1 }) => sum + times, 0);
  const most = items.reduce((one, other) => ((other.times ?? 1) > (one.times ?? 1) ? other : one));
  const times = (most.times ?? 1) + count - all;
  return times > 0 ? items.map((one) => (one === most ? { ...one, times } : one)) : undefined;
}

function periodAfter(last: Frame, told: Reading): Partial<Frame> {
  if (last.items?.some(({ months }) => months !== undefined) && told.months && !told.plans.length)
    return phasesAfter(last.items, told.months);
  if (told.rate) return { rate: told.rate, ...(told.months && { months: told.months }) };
  if (told.months) return { months: told.months, rate: undefined };
  return told.isMonth ? { months: undefined, rate: undefined } : {};
}

/** `make it 4 months`: the plan whose months were told first. */
function phasesAfter(items: readonly Item[], months: number): Partial<Frame> {
  const first = items.find(({ isRest }) => !isRest);
  if (!first || months === 12) return {};
  const whole = items.reduce((sum, one) => sum + (one.months ?? 0), 0);
  const changed = items.map((one) => (one === first ? { ...one, months } : one));
  return { items: withRest(changed, whole) ?? items };
}

/** `more like 10`, after a budget a day */
const withPeriod = (budget: Money, last: Money | undefined, { isMonth }: Reading): Money =>
  budget.per || budget.terms || !last?.per
    ? budget
    : { ...budget, per: isMonth ? 'month' : last.per };

const adds =
  /^(?:(?:and|y|so|ok) )*(?:then|plus|luego|despues|add|another)\b|\b(?:rest|remaining|other|dead|off|resto|demas) (?:of|\d|months|del?|ano)\b|\bthe rest\b/;

/** The plans of a frame: those of the message, beside or in the place of those before. */
function withPlans(merged: Frame, last: Frame, told: Reading): Frame {
  const { plans, items, text } = told;
  if (items) return { ...merged, items, plans, count: undefined, rival: undefined };
  const [plan, ...others] = plans;
  // A new budget asks again which plan it is enough for.
  if (!plan && merged.ask === 'fits' && told.budget)
    return { ...merged, plans: /\b(?:it|that|this|eso|lo)\b/.test(text) ? last.plans : [] };
  if (!plan) {
    const more = oneMore.test(text) ? placeItems(last, told, last.plans[0]) : undefined;
    return more ? { ...merged, items: more, count: undefined } : merged;
  }
  if (others.length > 0) return { ...merged, plans, items: undefined, rival: undefined };
  const isCompared = merged.ask === 'compare';
  if (isCompared && (last.items || last.ways || last.count))
    return { ...merged, rival: plan, ...(!last.items && { plans: last.plans }) };
  if (isCompared && last.plans.length === 1 && last.plans[0] !== plan)
    return { ...merged, plans: [...last.plans, plan] };
  const added = placeItems(last, told, plan) ?? itemsWith(last, told, plan);
  if (added) return { ...merged, items: added, months: undefined, count: undefined, plans: [] };
  if (last.items && last.items.length > 1 && /\binstead\b|\ben vez\b/.test(text))
    return { ...merged, items: replaced(last.items, plan) };
  return { ...merged, plans, items: undefined, rival: undefined };
}

const replaced = (items: readonly Item[], plan: PlanId) =>
  items.map((one, index) => (index === items.length - 1 ? { ...one, plan } : one));

/** `and the other 3 on Starter`, after 9 months of Pro. */
function itemsWith(last: Frame, told: Reading, plan: PlanId): Item[] | undefined {
  const [before] = last.plans;
  const { months } = last;
  if (!before || last.plans.length > 1 || last.items || !months || months > 24) return undefined;
  const isRest = /\b(?:rest|resto|remaining|remainder)\b/.test(told.text);
  const number = isRest ? 12 - months : (told.months ?? told.bare);
  if (!number || number < 1 || before === plan) return undefined;
  const isWhole = months < 12 && months + number === 12;
  if (!isWhole && !adds.test(told.text)) return undefined;
  return [
    { plan: before, months },
    { plan, months: number, ...(isRest && { isRest: true as const }) },
  ];
}

const oneMore =
  /\b(?:plus|and|add|y|mas) (?:one|another|1|a|uno|otro)(?: more)?\b|\bone more\b|\buno mas\b/;
const addsPlace =
  /\b(?:plus|add|another|on top|one more|also|otro|otra|agrega\w*|sum\w+)\b|^(?:and|y) (?:an?|one|un|una)\b/;

/** `plus a Pro`, after two of Starter. */
function placeItems(last: Frame, told: Reading, plan: PlanId | undefined): Item[] | undefined {
  const [before] = last.plans;
  if (!plan || last.ask !== 'price' || !addsPlace.test(told.text) || last.ways) return undefined;
  const items = last.items ?? (before ? [{ plan: before, times: last.count ?? 1 }] : []);
  if (items.length === 0 || items.some(({ months }) => months !== undefined)) return undefined;
  const number = told.bare ?? 1;
  const own = items.find((one) => one.plan === plan);
  return own
    ? items.map((one) => (one === own ? { ...one, times: (one.times ?? 1) + number } : one))
    : [...items, { plan, times: number }];
}
