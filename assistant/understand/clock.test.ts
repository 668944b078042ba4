import { expect, test } from 'vitest';
import { holidayOn } from '../../app/facts/holidays.ts';
import { officeTime } from './clock.ts';
import { dateIn } from './dates.ts';
import { asksClock } from './time-question.ts';

const at = (time: string) => officeTime(Date.parse(time));

test.each([
  ['2026-07-03', 'Independence Day'],
  ['2027-07-05', 'Independence Day'],
  ['2027-12-24', 'Christmas Day'],
  ['2026-11-26', 'Thanksgiving'],
  ['2026-02-16', 'Presidents’ Day'],
])('%s is observed as %s', (date, name) => {
  expect(holidayOn(Temporal.PlainDate.from(date))?.en).toBe(name);
});

test('the day after Thanksgiving is none', () => {
  expect(holidayOn(Temporal.PlainDate.from('2026-11-27'))).toBeUndefined();
});

test('office hours follow the clocks of Washington', () => {
  expect(at('2026-03-06T22:59:00Z').isOpen).toBe(true);
  expect(at('2026-03-06T23:00:00Z').isOpen).toBe(false);
  // After the change to summer time, the same hour in Washington is an hour earlier in UTC.
  expect(at('2026-03-09T21:59:00Z').isOpen).toBe(true);
  expect(at('2026-03-09T22:00:00Z').isOpen).toBe(false);
});

test('the next opening skips a holiday and names it', () => {
  const { next, holidayBefore, isOpen } = at('2026-11-25T19:00:00-05:00');
  expect(isOpen).toBe(false);
  expect(next.en).toBe('Friday at 9 AM');
  expect(holidayBefore?.en).toBe('Thanksgiving');
  expect(at('2026-11-26T11:00:00-05:00').isOpen).toBe(false);
});

test.each([
  ['phones on yet?', 'now'],
  ['you open tmrw', 'tomorrow'],
  ['open on the fourth of july?', 'holiday'],
  ['can i call you monday at 10', 1],
  ['around when would they call', 'callback'],
  ['if i leave my number when would my phone ring', 'callback'],
  ['if i phone now do i catch anybody', 'now'],
] as const)('%s', (text, when) => {
  expect(asksClock(text, false)?.when).toBe(when);
});

test('a date that no year has is none', () => {
  expect(dateIn('are you open february 30')).toBeUndefined();
  expect(dateIn('feb 29')).toEqual({ month: 2, day: 29 });
});

test('a day that a month lacks is in the next one', () => {
  const office = at('2026-02-10T10:00:00-05:00');
  expect(office.coming({ day: 31 }).date.en).toBe('March 31');
  expect(office.coming({ month: 2, day: 29 }).weekday.en).toBe('Tuesday');
});

test('what the agent does at some time is no question about our hours', () => {
  expect(asksClock('does the agent post on christmas', false)).toBeUndefined();
  expect(asksClock('will it post tomorrow', false)).toBeUndefined();
});
