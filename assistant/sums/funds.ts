import { planIds } from '../../app/facts/prices.ts';
import { monthly } from './amounts.ts';
import { fitting, tooSmall } from './budget.ts';
import { inFrame, nameOf, timeIn, wholeOf } from './cost.ts';
import { amount, apart, type Expression, minus, plus, shown, times, told } from './expression.ts';
import type { Frame, Money } from './frame.ts';
import { cents, money, timeOf } from './shown.ts';
import type { Budget, Sum } from './sum.ts';

/** What a budget leaves after a plan, or how much it lacks. */
export function leftSum(frame: Frame, budget: Money): Sum | undefined {
  const [plan, ...others] = frame.plans;
  if (others.length > 0 || (!plan && !frame.items)) return undefined;
  const perMonth = budget.per !== undefined && (budget.per !== 'year' || frame.inMonths === true);
  const fixed = perMonth || budget.per === 'year' ? undefined : monthsFor(frame, budget);
  const months = perMonth ? 1 : (frame.months ?? fixed ?? 12);
  const own = perMonth ? monthOf(budget) : told(budget.value, budget.terms);
  const spent = (frame.spent ?? []).map(amount);
  const cost = plus([wholeOf({ ...frame, months, rate: undefined }), ...spent]);
  const span = perMonth ? (frame.months ?? 1) : 1;
  const rest = inFrame(times(span, apart(own, cost)), frame);
  const time = frame.rate
    ? timeIn(frame)
    : perMonth || budget.per
      ? timeOf(perMonth ? span : months)
      : months > 1
        ? { en: '', es: '' }
        : timeOf(1);
  const name = plan && !frame.items ? nameOf(plan, frame) : { en: 'that', es: 'eso' };
  const isShort = own.value < cost.value;
  const text = isShort
    ? {
        en: `For ${name.en} you’d be ${shown(rest)} short`,
        es: `Para ${name.es} te faltan ${shown(rest)}`,
      }
    : {
        en: `After ${name.en} you have ${shown(rest)} left`,
        es: `Después de ${name.es} te quedan ${shown(rest)}`,
      };
  return {
    en: `${`${text.en} ${time.en}`.trim()}.`,
    es: `${`${text.es} ${time.es}`.trim()}.`,
    amounts: [cents(rest.value)],
    noClaim: true,
  };
}

const monthOf = ({ value, per, terms }: Money): Expression => {
  if (terms) return told(value, terms);
  const month = monthly({ value, ...(per && { per }) });
  return told(month.year ? month.year / 12 : month.amount, month.terms);
};

/** Months that a fixed amount pays for, at least one. */
const monthsFor = (frame: Frame, { value }: Money): number =>
  Math.max(1, Math.floor(value / wholeOf({ ...frame, months: 1, rate: undefined }).value));

/** How many months of a plan a fixed amount pays for. */
export function monthsSum(frame: Frame, budget: Money): Sum | undefined {
  const [plan, ...others] = frame.plans;
  if (!plan || others.length > 0 || frame.items) return undefined;
  if (budget.per && budget.per !== 'year') return undefined;
  const price = wholeOf({ ...frame, months: 1, rate: undefined });
  const months = Math.floor(budget.value / price.value);
  const name = nameOf(plan, frame);
  const own = amount(budget.value);
  if (months < 1) {
    const lack = minus(price, own);
    return {
      en: `${name.en} is ${shown(price)} a month, so you’re ${shown(lack)} short of the first month.`,
      es: `${name.es} cuesta ${shown(price)} al mes: faltan ${shown(lack)} para el primer mes.`,
      amounts: [lack.value, own.value, price.value],
    };
  }
  const cost = times(months, price);
  const rest = minus(own, amount(cost.value));
  const left = rest.value > 0;
  return {
    en: `${money(own.value)} pays for ${months} ${months === 1 ? 'month' : 'months'} of ${name.en}: ${shown(cost)}${left ? `, which leaves ${shown(rest)}` : ''}.`,
    es: `${money(own.value)} alcanzan para ${months} ${months === 1 ? 'mes' : 'meses'} de ${name.es}: ${shown(cost)}${left ? `, y sobran ${shown(rest)}` : ''}.`,
    amounts: [cost.value, rest.value, own.value],
  };
}

/** The largest plan that a budget is enough for, or whether it is enough for the one that is asked about. */
export function fitsSum(frame: Frame, money: Money): Sum | undefined {
  const budget = budgetOf(money, frame);
  const { count = 1 } = frame;
  const [asked, ...others] = frame.plans;
  const fits = (plan: (typeof planIds)[number]) =>
    count * (budget.per === 'year' ? 12 : 1) * priceIn(plan) <= budget.amount;
  const options = { count, asksYesNo: false };
  if (asked && others.length === 0)
    return fits(asked) ? fitting(asked, budget, options) : tooSmall(asked, budget, options);
  const plan = planIds.findLast(fits);
  return plan ? fitting(plan, budget, options) : tooSmall('starter', budget, options);
}

const priceIn = (plan: (typeof planIds)[number]) => wholeOf({ ask: 'price', plans: [plan] }).value;

function budgetOf({ value, per, terms }: Money, { months }: Frame): Budget {
  if (per === 'year' || (!per && months === 12))
    return { amount: value, per: 'year', ...(terms && { terms }) };
  if (terms || !per || per === 'month')
    return { amount: value, per: 'month', ...(terms && { terms }) };
  const month = monthly({ value, per });
  return { amount: month.amount, per: 'month', ...(month.terms && { terms: month.terms }) };
}
