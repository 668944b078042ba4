import { amountsIn, isOurs, monthly } from './amounts.ts';
import { inItsTime } from './bill.ts';
import type { Ask, Bill, Frame, Money, Sale } from './frame.ts';
import { namesLocation } from './locations.ts';
import { keptIn, tellsCost } from './payback.ts';
import type { Reading } from './reading.ts';
import { tells } from './sale.ts';
import { cents, money } from './shown.ts';
import { waysIn } from './split.ts';

/**
 * A reading in which an amount has the role that the sum needs: `300` is a budget if the question is what is left.
 * @param last the frame before it.
 */
export function fitted(told: Reading, ask: Ask, last: Frame | undefined): Reading {
  const { bill, budget, sale, money } = told;
  const amount: Money | undefined =
    money ??
    budget ??
    (bill && toldAlone(told.text)) ??
    (bill && {
      value: bill.amount,
      per: bill.terms || amountsIn(told.text).some(({ per }) => per) ? 'month' : undefined,
      terms: bill.terms,
    }) ??
    (sale && { value: sale.value, terms: sale.terms });
  const rest = { ...told, bill: undefined, budget: undefined, sale: undefined, money: undefined };
  switch (ask) {
    case 'save':
    case 'beside':
      return { ...rest, bill: bill ?? billFrom(amount, told.text) };
    case 'left':
    case 'fits':
    case 'months':
      return { ...rest, budget: budget ?? (isSpent(amount, told, last) ? amount : undefined) };
    case 'units':
    case 'profit': {
      const own = saleFor(told, amount, last);
      // `4 of them` are sales, no locations.
      const isForAll = /\b(?:each|every|all|both|cada|tod[oa]s|amb[oa]s)\b/.test(told.text);
      const isOfSales =
        told.count !== undefined &&
        !(placesOf(told) && told.count !== own?.count) &&
        (told.count === own?.count || !isForAll || !told.plans.length);
      return { ...rest, bare: undefined, sale: own, ...(isOfSales && { count: undefined }) };
    }
    case 'percent':
      return { ...rest, ...(amount && { income: amount }) };
    case 'price':
      return { ...rest, ...periodOf(told) };
    case 'split':
      return {
        ...rest,
        bare: undefined,
        count: undefined,
        ways: told.weights ? undefined : waysFor(told),
      };
    default:
      return told;
  }
}

/** A smaller number without a sign or a time is no first budget: `we need 10 more kids by september`. */
const leastBudget = 50;
const signed = /\$|\b(?:dollars?|bucks|usd|dolares|pesos|grand|k)\b/;

/** Whether an amount is what the visitor can spend, and no count or price of ours. */
function isSpent(amount: Money | undefined, { text }: Reading, last: Frame | undefined): boolean {
  if (!amount || amount.per || amount.terms || last?.budget) return true;
  // `$297 is about two of my sessions`
  if (isOurs(amount.value)) return false;
  return amount.value >= leastBudget || signed.test(text);
}

/** The only amount that a text tells, as it tells it. */
function toldAlone(text: string): Money | undefined {
  const [one, ...others] = amountsIn(text).filter(
    ({ value, isMoney }) => isMoney && !isOurs(value),
  );
  return one && others.length === 0 && !one.each ? { value: one.value, per: one.per } : undefined;
}

/** `2400 on mailers, one time thing` is no bill. */
const isOnce = /\b(?:once|one[- ]time|one[- ]?off|una (?:sola )?vez|unica vez)\b/;

function billFrom(amount: Money | undefined, text: string): Bill | undefined {
  const { per, ...rest } = amount ?? { value: 0 };
  const own = amount && inItsTime({ ...rest, ...(per && { per }) }, text);
  return own && (own.per || !isOnce.test(text)) ? billOf(own) : undefined;
}

const billOf = ({ value, per, terms }: Money): Bill =>
  terms ? { amount: value, terms } : monthly({ value, ...(per && { per }) });

/** A larger number is an amount, not a number of sales. */
const mostSales = 60;

/** `two stores on it`, after what a sale brings */
const placesOf = ({ text, count }: Reading): number | undefined =>
  count !== undefined && namesLocation(text) && amountsIn(text).length === 0 ? count : undefined;

function saleFor(
  reading: Reading,
  amount: Money | undefined,
  last: Frame | undefined,
): Sale | undefined {
  const { text, sale, numbers } = reading;
  const kept = keptIn(text);
  const told =
    kept && !sale?.terms
      ? { value: kept, thing: sale?.thing }
      : sale && (sale.terms || tellsCost(text) || !tells(text, sale.value))
        ? sale
        : withMargin(sale ?? (amount && { value: amount.value, terms: amount.terms }), last?.sale);
  const values = [told?.value, sale?.value];
  const ofPlaces = placesOf(reading);
  const count = [sale?.count ?? 0, ...numbers].find(
    (one) => one > 0 && one <= mostSales && !values.includes(one) && one !== ofPlaces,
  );
  if (told) return { ...told, count };
  return count && last?.sale ? { ...last.sale, count } : undefined;
}

/** A new price with the margin of the last one, if it has none of its own. */
function withMargin(one: Sale | undefined, last: Sale | undefined): Sale | undefined {
  const [factor, share, divisor] = / × (\d+) ÷ 100$| ÷ (\d)$/.exec(last?.terms ?? '') ?? [];
  if (!one || one.terms || !factor) return one;
  const value = share ? (one.value * Number(share)) / 100 : one.value / Number(divisor);
  return { ...last, ...one, value: cents(value), terms: money(one.value) + factor };
}

/** The period of a price that a message names: `is Starter under 10 bucks a day`. */
function periodOf({ text, months }: Reading): Pick<Reading, 'months' | 'rate'> {
  if (months) return {};
  const [{ per } = {}] = amountsIn(text);
  if (per === 'year' || per === 'quarter') return { months: per === 'year' ? 12 : 3 };
  return per === 'day' || per === 'week' || per === 'two weeks' ? { rate: per } : {};
}

const isHalf = /\b50 ?(?:\/|-|and|y|percent|%) ?50\b|\b50 ?%/;

/** How many share a price: any number of people, `240 families`. */
const waysFor = ({ text, numbers, months, ways }: Reading): number | undefined =>
  waysIn(text) ??
  (isHalf.test(text) ? undefined : numbers.find((one) => one > 1 && one !== months)) ??
  ways;

/** What a sum of a kind needs of the amounts that were told. */
export function needed(
  ask: Ask,
  { bill, budget, sale, income, ways, weights }: Partial<Frame>,
): Partial<Frame> {
  switch (ask) {
    case 'save':
    case 'beside':
      return { bill };
    case 'left':
    case 'fits':
    case 'months':
      return { budget };
    case 'units':
    case 'profit':
      return { sale };
    case 'percent':
      return { income, bill };
    case 'split':
      return weights ? { weights, ways: undefined } : { ways: ways ?? 2 };
    default:
      return {};
  }
}
