import { expect, test } from 'vitest';
import {
  invoicesBetween,
  localDay,
  longDay,
  periodEnd,
  plannedInvoices,
  trialEnd,
} from './billing.ts';

const at = (text: string) => Date.parse(`${text}T12:00:00Z`);
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const start = at('2026-01-17');

test('the trial lasts 14 days', () => {
  expect(iso(trialEnd(start))).toBe('2026-01-31');
});

test.each([
  ['2026-01-17', '2026-01-31'],
  ['2026-01-31', '2026-02-28'],
  ['2026-02-28', '2026-03-31'],
  ['2026-03-31', '2026-04-30'],
  ['2028-02-01', '2028-02-29'],
  ['2026-12-31', '2027-01-31'],
])('the period that includes %s ends on %s', (now, end) => {
  expect(iso(periodEnd(start, at(now)))).toBe(end);
});

test('invoices follow the trial, month by month, at the plan’s price', () => {
  const terms = { start, end: null, plan: 'growth' as const, amount: 49_700 };
  expect(plannedInvoices(terms, start).map(({ at: day, amount }) => [iso(day), amount])).toEqual([
    ['2026-01-31', 49_700],
    ['2026-02-28', 49_700],
    ['2026-03-31', 49_700],
  ]);
});

test('billing dates follow the company’s time zone, also for an evening signup', () => {
  // The trials end at 8 PM on September 30 and on January 30, which is the next day in UTC.
  for (const [evening, days] of [
    ['2026-09-17T00:00:00Z', ['September 30, 2026', 'October 30, 2026', 'November 30, 2026']],
    ['2027-01-17T01:00:00Z', ['January 30, 2027', 'February 28, 2027', 'March 30, 2027']],
  ] as const) {
    const terms = { start: Date.parse(evening), end: null, plan: 'growth' as const, amount: 1 };
    const invoices = plannedInvoices(terms, terms.start);
    expect(invoices.map(({ at: time }) => longDay(time))).toEqual(days);
  }
});

test('a scheduled downgrade changes the amount from its date on', () => {
  const pending = { plan: 'starter' as const, amount: 29_700, effectiveAt: at('2026-02-28') };
  const terms = { start, end: null, plan: 'growth' as const, amount: 49_700, pending };
  expect(plannedInvoices(terms, start).map(({ amount }) => amount)).toEqual([
    49_700, 29_700, 29_700,
  ]);
});

test('the invoices of a span, each with the end of its billing cycle', () => {
  const terms = { start, end: null, plan: 'growth' as const, amount: 49_700 };
  const span = invoicesBetween(terms, at('2026-01-31'), at('2026-03-31') + 1);
  expect(span.map(({ at: day, until }) => [iso(day), iso(until)])).toEqual([
    ['2026-02-28', '2026-03-31'],
    ['2026-03-31', '2026-04-30'],
  ]);
});

test.each([
  ['2026-03-08T04:59:00Z', '2026-03-07', 23, '2026-03-08T05:00:00Z'],
  // Daylight saving begins, so the day has 23 hours.
  ['2026-03-08T05:00:00Z', '2026-03-08', 0, '2026-03-09T04:00:00Z'],
  ['2026-11-01T13:00:00Z', '2026-11-01', 8, '2026-11-02T05:00:00Z'],
])('%s is on %s at hour %i of a day that ends at %s', (time, date, hour, end) => {
  expect(localDay(Date.parse(time))).toEqual({ date, hour, end: Date.parse(end) });
});

test('there are no invoices from the subscription’s end on', () => {
  const terms = { start, end: at('2026-02-28'), plan: 'growth' as const, amount: 49_700 };
  expect(plannedInvoices(terms, start).map(({ at: day }) => iso(day))).toEqual(['2026-01-31']);
});
