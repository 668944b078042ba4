import type { Localized } from '../../app/facts/holidays.ts';
import { dollars } from '../../app/facts/prices.ts';
import { list } from '../../app/facts/site.ts';
import { listEs } from '../facts/spanish.ts';

/** An amount in dollars; with cents only if it has any: `$297`, `$9.77`. */
export const money = (amount: number) =>
  Number.isInteger(amount)
    ? dollars(amount)
    : `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Rounds an amount in dollars to whole cents. */
export const cents = (amount: number) => Math.round(amount * 100) / 100;

/** A number of months as a price states it: `a month`, `a year`, `for 5 months`. */
export function timeOf(months: number): Localized {
  if (months === 1) return { en: 'a month', es: 'al mes' };
  if (months === 12) return { en: 'a year', es: 'al año' };
  return { en: `for ${months} months`, es: `por ${months} meses` };
}

/** Clauses as one sentence: `Starter is …, Pro is …, and Dominate is ….` */
export const sentence = (clauses: readonly Localized[]): Localized => ({
  en: `${list(clauses.map(({ en }) => en))}.`,
  es: `${listEs(clauses.map(({ es }) => es))}.`,
});

/** `1 month`, `3 months`. */
export const months = (count: number): Localized => ({
  en: `${count} ${count === 1 ? 'month' : 'months'}`,
  es: `${count} ${count === 1 ? 'mes' : 'meses'}`,
});
