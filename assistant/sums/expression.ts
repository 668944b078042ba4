import { monthlyPrice, type PlanId } from '../../app/facts/prices.ts';
import { cents, money } from './shown.ts';

/** An amount with the terms that it is computed from. */
export interface Expression {
  /** `12 × ($497 − $297)` */
  text: string;
  value: number;
  kind: 'amount' | 'product' | 'sum';
}

/** The terms with their result: `12 × $497 = $5,964`; an amount alone is its own result. */
export const shown = (one: Expression): string =>
  one.kind === 'amount' ? one.text : `${one.text} = ${money(cents(one.value))}`;

export const amount = (value: number): Expression => ({
  text: money(value),
  value,
  kind: 'amount',
});

export const priceOf = (plan: PlanId): Expression => amount(monthlyPrice[plan]);

/** An amount that others have computed, with their terms. */
export const told = (value: number, terms?: string): Expression =>
  terms
    ? { text: terms, value, kind: /[+−]/.test(terms.replace(/\(.*?\)/g, '')) ? 'sum' : 'product' }
    : amount(value);

/** A number of times an amount. */
export const times = (count: number, one: Expression): Expression =>
  count === 1
    ? one
    : { text: `${count} × ${factor(one)}`, value: count * one.value, kind: 'product' };

export const over = (one: Expression, count: number): Expression =>
  count === 1
    ? one
    : {
        text: `${factor(one)} ÷ ${count.toLocaleString('en-US')}`,
        value: one.value / count,
        kind: 'product',
      };

export function plus([first, ...others]: readonly Expression[]): Expression {
  if (!first || others.length === 0) return first ?? amount(0);
  const all = [first, ...others];
  return {
    text: all.map(({ text }) => text).join(' + '),
    value: all.reduce((sum, { value }) => sum + value, 0),
    kind: 'sum',
  };
}

export const minus = (one: Expression, other: Expression): Expression => ({
  text: `${one.text} − ${factor(other)}`,
  value: one.value - other.value,
  kind: 'sum',
});

/** The larger amount minus the smaller one. */
export const apart = (one: Expression, other: Expression): Expression =>
  one.value >= other.value ? minus(one, other) : minus(other, one);

const factor = ({ text, kind }: Expression) => (kind === 'sum' ? `(${text})` : text);
