import { monthly } from './amounts.ts';
import { partNamed } from './bill.ts';
import { onlyDrops, withPlans } from './continued-plans.ts';
import { perPeriod } from './earned-bill.ts';
import type { Ask, Bill, Frame, Item, Money, Sale } from './frame.ts';
import { withRest } from './items.ts';
import { tellsOne } from './locations.ts';
import type { Reading } from './reading.ts';
import { unevenIn, waysIn } from './split.ts';

/** The frame of a sum after a message that goes on with it: what the message names takes the place of what was there. */
export function continued(last: Frame, next: Reading): Frame {
  const told = withLoose(last, next);
  const ask = told.ask ?? last.ask;
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
    // `still less than now by`, after a plan beside a part of the bill
    ...(last.ask === 'beside' && ask === 'save' && { bill: undefined, kept: last.bill }),
    ...(told.budget && { budget: withPeriod(told.budget, last.budget, told) }),
    ...(told.sale && { sale: { ...withoutTerms(last.sale, told.sale), ...told.sale } }),
    ...(told.contents && { contents: told.contents }),
    ...(told.income && { income: told.income }),
  };
  const isPart = ask === 'beside' || onlyDrops.test(told.text);
  const kept = isPart && merged.bill && partNamed(merged.bill, told.text);
  return withPlans(kept ? { ...merged, bill: kept } : merged, last, told);
}

/** The first frame of a sum: what a message says alone. */
export const begun = (told: Reading): Frame => ({
  ask: ownAsk(told) ?? impliedAsk(told) ?? 'price',
  plans: told.plans,
  ...(told.items && { items: told.items, rival: told.items[0]?.plan }),
  ...(told.months && !isPhased(told) && { months: told.months }),
  ...(told.rate && { rate: told.rate }),
  ...(told.perMonth && { perMonth: told.perMonth }),
  // What is paid now isn't paid by location, unless a plan is for all of them.
  ...(told.count && (!told.bill || planForAll.test(told.text)) && { count: told.count }),
  ...(told.isEach && { isEach: true }),
  ...(told.ways && { ways: told.ways }),
  ...(told.weights && { weights: told.weights }),
  ...(told.bill && { bill: told.bill }),
  // `keep half of them at 1100`
  ...(told.ask === 'beside' && told.money && { bill: billOf(told.money) }),
  ...(told.budget && { budget: monthlyUnless(told, told.budget) }),
  ...(told.sale && { sale: told.sale }),
  ...(told.contents && { contents: told.contents }),
  ...(told.income && { income: told.income }),
});

/** `want Pro on all of them` */
const planForAll =
  /\b(?:starter|pro|dominate) (?:plans? )?(?:on|for|at|in|en|para) (?:all|each|every|both|them|tod[oa]s|cada|amb[oa]s|l[oa]s \w+|the \d|\d)\b|\b\d (?:starter|pro|dominate)s?\b/;

const isPhased = ({ items }: Reading): boolean =>
  items?.some(({ months }) => months !== undefined) ?? false;

/** Dollars above which a budget without a period is for all of the time. */
const mostMonthly = 1500;

/** A budget is for a month unless it is a fixed amount. */
const monthlyUnless = ({ months, ask, text, learned }: Reading, budget: Money): Money =>
  budget.per ||
  months ||
  ask === 'months' ||
  isFixed.test(text) ||
  (learned && budget.value > mostMonthly)
    ? budget
    : { ...budget, per: 'month' };

const isFixed =
  /\b(grant|set aside|put (?:aside|away)|one.?time|in the (?:account|bank)|total|donat\w+|apart\w+)\b/;

/**
 * `8k until June 30, how many months is that`: the message gives the months, so it asks what they leave.
 * `1100 a month now, what's the difference with you` asks what a plan saves.
 */
function ownAsk({ ask, learned, months, budget, bill, plans }: Reading): Ask | undefined {
  if (learned) return ask;
  if (ask === 'months' && months && months !== 12 && budget) return 'left';
  return ask === 'compare' && bill && plans.length < 2 ? 'save' : ask;
}

const impliedAsk = ({ bill, budget, sale, text }: Reading): Ask | undefined => {
  if (bill) return 'save';
  if (budget) return 'fits';
  if (!sale) return undefined;
  return (sale.count ?? 0) > 1 && lessPlan.test(text) ? 'profit' : 'units';
};

/** `less your Pro fee`, `after paying for Pro` */
const lessPlan =
  /\b(?:minus|less|after|menos|despues de)\b.{0,20}\b(?:starter|pro|dominate|plan|you|that)\b/;

const onlyNumber =
  /^(?:(?:no|ok|actually|sorry|and|so|mejor|perdon|digo|y),? )*(?:(?:make|do) (?:it|that)|que sean|pon(?:le|gamos)?) \w+\W*$/;

/** A reading in which a bare number or amount is what the sum before it has. */
function withLoose(last: Frame, next: Reading): Reading {
  const { money, bare, text } = next;
  // `actually make it 8`, after 4 months
  if (next.count && last.months && last.months !== 12 && !last.count && onlyNumber.test(text))
    return { ...next, count: undefined, months: next.count };
  const weights = (last.ways ?? last.weights) ? unevenIn(text) : undefined;
  if (weights) return { ...next, weights };
  const items = withNumbers(last, next.numbers);
  if (items && next.plans.length === 0) return { ...next, items };
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

/** The last sale, its terms only if its value stays. */
const withoutTerms = (last: Sale | undefined, next: Sale): Partial<Sale> =>
  last?.value === next.value ? last : { ...last, terms: undefined };

/** Another price by the piece or another number of pieces, whichever it is nearer to. */
function withPiece({ count, price, isWeek }: NonNullable<Bill['pieces']>, value: number): Bill {
  const isCount = Math.abs(Math.log(value / count)) < Math.abs(Math.log(value / price));
  return isCount ? perPeriod(value, price, isWeek) : perPeriod(count, value, isWeek);
}

const isFunded = (ask: Ask) => ask === 'left' || ask === 'fits' || ask === 'months';
const billOf = ({ value, per }: Money) => monthly({ value, ...(per && { per }) });

/** `4 and 8`, after six months of one plan and six of another */
function withNumbers({ items }: Frame, numbers: readonly number[]): Item[] | undefined {
  if (items?.length !== 2 || numbers.length !== 2) return undefined;
  const isPhased = items.every(({ months }) => months !== undefined);
  return items.map((one, index) =>
    isPhased
      ? { plan: one.plan, months: numbers[index] ?? 1 }
      : { ...one, times: numbers[index] ?? 1 },
  );
}

/** A number without a unit takes the place of the only other one. */
function withNumber(last: Frame, next: Reading, value: number): Reading {
  if (next.months || next.count) return next;
  if (last.items?.some(({ months }) => months !== undefined)) return { ...next, months: value };
  if (last.ways) return { ...next, ways: value };
  if (last.count) return { ...next, count: value };
  if (last.ask === 'profit' && last.sale) return { ...next, sale: { ...last.sale, count: value } };
  return last.months && last.months !== 12 ? { ...next, months: value } : next;
}

const total = /\b(?:total|altogether|all in|together|en total|juntos)\b/;

function placesAfter(last: Frame, told: Reading): Partial<Frame> {
  if (told.isEach || (last.count && eachAlone.test(told.text))) return { isEach: true };
  if (tellsOne(told.text)) return { count: undefined, isEach: undefined };
  // `each` of those who share
  if (last.ways) return {};
  if (told.count) {
    const isByPlace = last.items?.some(({ times }) => times !== undefined);
    const isSaid = told.numbers.includes(told.count);
    if (isByPlace && !isSaid) return {};
    return last.items && isByPlace && told.plans.length === 0
      ? { items: grown(last.items, told.count) ?? last.items, isEach: undefined }
      : { count: told.count, isEach: undefined };
  }
  return total.test(told.text) ? { isEach: undefined } : {};
}

const eachAlone = /^(?:(?:and|so|y) )*(?:per one|each(?: one)?|apiece|cada un[oa])\W*$/;

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
  if (told.rate)
    return {
      rate: told.rate,
      ...(told.perMonth && { perMonth: told.perMonth }),
      ...(told.months && { months: told.months }),
    };
  if (told.months) return { months: told.months, rate: undefined };
  return told.isMonth ? { months: undefined, rate: undefined, inMonths: true } : {};
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
