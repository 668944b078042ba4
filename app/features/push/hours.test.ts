import { expect, it } from 'vitest';
import { always, type Hours, isBusinessTime, minuteOf, quietUntil, timeField } from './hours.ts';

const at = (text: string) => Date.parse(text);
const quiet = (from: string, to: string): Hours => ({
  ...always,
  quiet_from: minuteOf(from) ?? null,
  quiet_to: minuteOf(to) ?? null,
});

it.each([
  // A summer night, Eastern Daylight Time.
  ['21:00', '07:00', '2026-07-08T20:59:59-04:00', undefined],
  ['21:00', '07:00', '2026-07-08T21:00:00-04:00', '2026-07-09T07:00:00-04:00'],
  ['21:00', '07:00', '2026-07-09T06:59:59-04:00', '2026-07-09T07:00:00-04:00'],
  ['21:00', '07:00', '2026-07-09T07:00:00-04:00', undefined],
  ['12:00', '13:00', '2026-07-09T12:30:00-04:00', '2026-07-09T13:00:00-04:00'],
  ['12:00', '13:00', '2026-07-09T13:30:00-04:00', undefined],
  // The night to March 8, 2026, is an hour shorter, and has no 2:30.
  ['21:00', '07:00', '2026-03-07T23:00:00-05:00', '2026-03-08T07:00:00-04:00'],
  ['21:00', '02:30', '2026-03-08T01:59:59-05:00', '2026-03-08T03:30:00-04:00'],
  ['21:00', '02:30', '2026-03-08T03:30:00-04:00', undefined],
  // The night to November 1 is an hour longer, and has 1:30 twice: the first one ends it.
  ['21:00', '07:00', '2026-10-31T23:00:00-04:00', '2026-11-01T07:00:00-05:00'],
  ['21:00', '01:30', '2026-11-01T01:29:59-04:00', '2026-11-01T01:30:00-04:00'],
  ['21:00', '01:30', '2026-11-01T01:15:00-05:00', undefined],
])('quiet from %s to %s: at %s until %s', (from, to, time, until) => {
  expect(quietUntil(at(time), quiet(from, to))).toBe(until && at(until));
});

it('has no quiet hours unless both times are set', () => {
  expect(quietUntil(0, always)).toBeUndefined();
  expect(quietUntil(0, quiet('', '07:00'))).toBeUndefined();
});

it.each([
  // Friday, July 10, 2026.
  ['1111100', '09:00', '18:00', '2026-07-10T09:00:00-04:00', true],
  ['1111100', '09:00', '18:00', '2026-07-10T08:59:59-04:00', false],
  ['1111100', '09:00', '18:00', '2026-07-10T18:00:00-04:00', false],
  ['1111100', '09:00', '18:00', '2026-07-11T10:00:00-04:00', false],
  ['1111100', '', '', '2026-07-10T23:59:59-04:00', true],
  ['1111100', '', '', '2026-07-11T00:00:00-04:00', false],
  // Friday's evening until Saturday, 2 in the morning.
  ['0000100', '18:00', '02:00', '2026-07-11T01:59:59-04:00', true],
  ['0000100', '18:00', '02:00', '2026-07-11T02:00:00-04:00', false],
  ['0000100', '18:00', '02:00', '2026-07-10T01:00:00-04:00', false],
])('business days %s from %s to %s: at %s %s', (days, from, to, time, expected) => {
  const [business_from, business_to] = [minuteOf(from) ?? null, minuteOf(to) ?? null];
  const hours = { ...always, business_days: days, business_from, business_to };
  expect(isBusinessTime(at(time), hours)).toBe(expected);
});

it('is always business time unless an owner says otherwise', () => {
  for (let time = 0; time < 8 * 24; time += 1) {
    expect(isBusinessTime(at('2026-03-06T00:00:00Z') + time * 3_600_000, always)).toBe(true);
  }
});

it('reads and writes time fields', () => {
  for (const field of ['', '00:00', '09:05', '23:59']) {
    expect(timeField(minuteOf(field) ?? null)).toBe(field);
  }
  expect(minuteOf('12:30:00')).toBe(750);
  for (const field of ['24:00', '9:00', '12:60', 'noon']) expect(minuteOf(field)).toBeUndefined();
});
