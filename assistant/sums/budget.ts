import type { Localized } from '../../app/facts/holidays.ts';
import { marketingName } from '../../app/facts/plans.ts';
import { monthlyPrice, type PlanId, planIds } from '../../app/facts/prices.ts';
import { isYesNo } from '../understand/questions.ts';
import { asksFit, asksPlan, budgetIn, coveredBy, tellsBudget } from './budget-told.ts';
import { multiplier } from './locations.ts';
import { everyPlan } from './plan-word.ts';
import { cents, money, timeOf } from './shown.ts';
import type { Budget, Sum, SumContext } from './sum.ts';
import { period } from './time.ts';

const asksRest =
  /\b\d+ (minus|less|menos) (the )?\w+|\b(left( over)?|leftover|remain\w*|have after|keep after|spare|extra|change|queda\w*|sobra\w*|restan?|resta)\b/;
const notMoney = /\b(trial|prueba|days|dias|guarantee|garantia)\b/;

const asksIf = /\b(anything|something|algo|enough|alcanza|puedo|me da)\b/;
const asksWhich = /\b(which|what|whats|biggest|best|largest|how|cual|que)\b/;
/** `the board allotted 5500. Pro?` */
const endsInPlan = /\b(?:starter|pro|growth|dominate|enterprise)\W*$/;
const asksLargest = /\b(best|biggest|largest)\b/;

/** The largest plan within a budget that the visitor names, or whether the plan that is asked about is within it. */
export function planWithinBudget(folded: string, context: SumContext): Sum | undefined {
  const { plans } = context;
  const count = multiplier(folded, context) ?? 1;
  const own = budgetIn(folded) ?? coveredBy(folded, plans);
  const isFollowUp =
    (asksRest.test(folded) || asksFit.test(folded) || count > 1) && !notMoney.test(folded);
  const known = own ?? (isFollowUp ? context.budget : undefined);
  if (!known) return undefined;
  const isNamed = (folded.match(everyPlan) ?? []).length > 0;
  const isAsked =
    asksPlan.test(folded) ||
    asksRest.test(folded) ||
    tellsBudget(folded) ||
    (count > 1 && !isNamed) ||
    (plans.length > 0 && /\b(can|could) (i|we)\b|\bpuedo\b|\bhow far\b|\bshort\b/.test(folded)) ||
    endsInPlan.test(folded) ||
    /^(?:\S+ ){0,5}(?:only|just|solo)\b/.test(folded);
  if (!isAsked) return undefined;
  const months = known.per === 'year' ? 12 : 1;
  const asksYesNo =
    (isYesNo(folded) || doesIt.test(folded) || asksIf.test(folded) || /\?\s*$/.test(folded)) &&
    (doesIt.test(folded) || !asksWhich.test(folded));
  // `the biggest plan I can get` asks which one that is.
  const isMeant = isNamed || doesIt.test(folded);
  const asked = plans.length === 1 && isMeant && !asksLargest.test(folded) ? plans[0] : undefined;
  const fits = (plan: PlanId) => count * months * monthlyPrice[plan] <= known.amount;
  const plan = asked && fits(asked) ? asked : planIds.findLast(fits);
  if (!plan || (asked && !fits(asked)))
    return tooSmall(asked ?? 'starter', known, { count, asksYesNo });
  return fitting(plan, known, { count, asksYesNo, perYear: period.year.test(folded) });
}

/** `can I do it on 5000` */
const doesIt =
  /\b(?:can|could|would) (?:i|we) (?:do|get|have|swing|run|manage|afford) (?:it|that|this)\b/;

interface Options {
  /** Locations that the budget is for. */
  count: number;
  asksYesNo: boolean;
  /** Whether what is left is asked for a year. */
  perYear?: boolean;
}

/** `12 × $497 = $5,964 a year`, `$497 a month` */
function costOf(plan: PlanId, per: Budget['per'], count: number): Localized & { total: number } {
  const months = per === 'year' ? 12 : 1;
  const price = monthlyPrice[plan];
  const total = count * months * price;
  const factors = [...(count > 1 ? [count] : []), ...(months > 1 ? [months] : []), money(price)];
  const terms = factors.length > 1 ? `${factors.join(' × ')} = ${money(total)}` : money(price);
  const time = timeOf(months);
  return { en: `${terms} ${time.en}`, es: `${terms} ${time.es}`, total };
}

function nameOf(plan: PlanId, count: number): Localized {
  const name = marketingName[plan];
  return count > 1
    ? { en: `${name} at each of ${count} locations`, es: `${name} en cada uno de ${count} locales` }
    : { en: name, es: name };
}

export function fitting(
  plan: PlanId,
  { amount, per, terms }: Budget,
  { count, asksYesNo, perYear }: Options,
): Sum {
  const cost = costOf(plan, per, count);
  const name = nameOf(plan, count);
  const rest = cents(amount - cost.total);
  const time = timeOf(per === 'year' ? 12 : 1);
  const budget = terms
    ? {
        en: `a budget of ${terms} = ${money(amount)} ${time.en}`,
        es: `un presupuesto de ${terms} = ${money(amount)} ${time.es}`,
      }
    : { en: 'that budget', es: 'ese presupuesto' };
  const left = `${money(amount)} − ${money(cost.total)} = ${money(rest)}`;
  const annual =
    perYear && per === 'month' ? `12 × ${money(rest)} = ${money(cents(12 * rest))}` : undefined;
  const inYear = annual
    ? { en: `, or ${annual} a year`, es: `, o ${annual} al año` }
    : { en: '', es: '' };
  const after =
    rest === 0
      ? { en: ' exactly', es: ' justo' }
      : {
          en: ` and leaves ${left} ${time.en}${inYear.en}`,
          es: ` y sobran ${left} ${time.es}${inYear.es}`,
        };
  return {
    en: `${name.en}, at ${cost.en}, fits ${budget.en}${after.en}.`,
    es: `${name.es}, por ${cost.es}, cabe en ${budget.es}${after.es}.`,
    amounts: [
      ...(terms ? [amount] : []),
      ...(cost.total === monthlyPrice[plan] ? [] : [cost.total]),
      ...(rest ? [rest] : []),
      ...(annual ? [cents(12 * rest)] : []),
    ],
    ...(asksYesNo && { yes: true }),
    noClaim: true,
  };
}

export function tooSmall(
  plan: PlanId,
  { amount, per, terms }: Budget,
  { count, asksYesNo }: Options,
): Sum {
  const cost = costOf(plan, per, count);
  const name = nameOf(plan, count);
  const missing = `${money(cost.total)} − ${money(amount)} = ${money(cents(cost.total - amount))}`;
  const own = terms
    ? { en: ` of ${terms} = ${money(amount)}`, es: ` de ${terms} = ${money(amount)}` }
    : { en: '', es: '' };
  const smallest =
    plan === 'starter'
      ? { en: ', our smallest plan,', es: ', el plan más pequeño,' }
      : { en: '', es: '' };
  return {
    en: `${name.en}${smallest.en} is ${cost.en}; that’s ${missing} more than your budget${own.en}.`,
    es: `${name.es}${smallest.es} cuesta ${cost.es}: son ${missing} más que tu presupuesto${own.es}.`,
    amounts: [cost.total, amount, cents(cost.total - amount)],
    ...(asksYesNo && { yes: false }),
    noClaim: true,
  };
}
