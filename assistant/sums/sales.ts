import { marketingName } from '../../app/facts/plans.ts';
import { planIds } from '../../app/facts/prices.ts';
import { costOf, nameOf, timeIn, wholeOf } from './cost.ts';
import { amount, apart, type Expression, shown, times } from './expression.ts';
import type { Frame, Sale } from './frame.ts';
import { cents, money, sentence, timeOf } from './shown.ts';
import type { Sum } from './sum.ts';

/** How many sales pay for a plan: `$497 ÷ $22 = 22.6`. */
export function unitsSum(frame: Frame, sale: Sale): Sum | undefined {
  const { items, plans } = frame;
  if (sale.value <= 0) return undefined;
  const each = sale.terms ? `${sale.terms} = ${money(sale.value)}` : money(sale.value);
  const frames: Frame[] = items
    ? [frame]
    : (plans.length > 0 ? plans : planIds).map((plan) => ({ ...frame, plans: [plan] }));
  const lines = frames.map((one) => {
    const cost = wholeOf({ ...one, rate: undefined });
    const count = Math.ceil(cost.value / sale.value);
    const [plan] = one.plans;
    const name = plan && !items ? nameOf(plan, one) : { en: 'that', es: 'eso' };
    const time = items ? { en: '', es: '' } : timeIn(one);
    const thing = sale.thing && count === 1 ? sale.thing.replace(/s$/, '') : sale.thing;
    const text = quotient(cost, sale.value);
    return {
      en: `${count}${thing ? ` ${thing}` : ''}${time.en && ` ${time.en}`} at ${each} each ${count === 1 ? 'covers' : 'cover'} ${name.en}: ${text}`,
      es: `${count}${time.es && ` ${time.es}`} a ${each} cada uno ${count === 1 ? 'cubre' : 'cubren'} ${name.es}: ${text}`,
      amounts: cost.kind === 'sum' ? [cost.value] : [],
    };
  });
  return {
    ...sentence(lines),
    amounts: [sale.value, ...lines.flatMap(({ amounts }) => amounts)],
    noClaim: true,
  };
}

/** `$497 ÷ $22 = 22.6`, with as many decimals as show that it is no whole number. */
function quotient(cost: Expression, each: number): string {
  const value = cost.value / each;
  const text = Number.isInteger(value)
    ? String(value)
    : Number.isInteger(Number(value.toFixed(1)))
      ? value.toFixed(2)
      : value.toFixed(1);
  return `${cost.kind === 'sum' ? `(${cost.text})` : cost.text} ÷ ${money(each)} = ${text}`;
}

/** A larger number can't be sales in a month. */
export const mostSold = 500;

/** What some sales leave after a plan, or lack: `10 × $350 − $497`. */
export function profitSum(frame: Frame, sale: Sale): Sum | undefined {
  const [plan, ...others] = frame.plans;
  // `2600. costumes are 900`
  if (!sale.count || sale.count > mostSold || !plan || others.length > 0) return undefined;
  const income = times(sale.count, amount(sale.value));
  const rest = apart(income, costOf(frame));
  const isLoss = income.value < costOf(frame).value;
  const time = timeOf(frame.months ?? 1);
  const name = marketingName[plan];
  return {
    en: isLoss
      ? `You’d be ${shown(rest)} short of ${name} ${time.en}.`
      : `You’d have ${shown(rest)} left ${time.en} after ${name}.`,
    es: isLoss
      ? `Te faltarían ${shown(rest)} para ${name} ${time.es}.`
      : `Te quedarían ${shown(rest)} ${time.es} después de ${name}.`,
    amounts: [cents(rest.value)],
  };
}
