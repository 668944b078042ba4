import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';
import { startIn } from './start-date.ts';

/** Wednesday, March 4, 2026, at noon in Washington. */
const now = Date.UTC(2026, 2, 4, 17);
const left = (text: string, more = {}) => daysLeft(text, { now, ...more });

test.each([
  ['started the trial 5 days ago', '2026-02-27'],
  ['a week into the trial', '2026-02-25'],
  ['day 9 of the trial', '2026-02-23'],
  ['signed up yesterday', '2026-03-03'],
  ['started feb 20', '2026-02-20'],
  ['started the 20th of february', '2026-02-20'],
  ['began 2/20, its 3/4 now', '2026-02-20'],
  ['trial from the 22nd', '2026-02-22'],
  ['started last tuesday', '2026-03-03'],
  ['started last wednesday', '2026-02-25'],
  ['if i start monday', '2026-03-09'],
  ['if we started this thursday when would it end', '2026-03-05'],
  ['signed up christmas eve', '2025-12-24'],
  ['if i sign up on april 1', '2026-04-01'],
  ['empece el 20 de febrero', '2026-02-20'],
  ['empece el lunes', '2026-03-02'],
  ['hace 5 dias', '2026-02-27'],
])('%s', (text, day) => {
  expect(startIn(text, now)?.day.toString()).toBe(day);
});

test('a start is no other number, and no day that a month doesn’t have', () => {
  expect(startIn('is support 24/7', now)).toBeUndefined();
  expect(startIn('started february 31', now)).toBeUndefined();
  // 2028 is a leap year.
  expect(
    daysLeft('i signed up february 20, when is the trial over', { now: Date.UTC(2028, 1, 25) })?.en,
  ).toContain('March 5');
});

test('days left of the trial and of the guarantee', () => {
  expect(left('started the trial 5 days ago, how many left')?.en).toBe(
    'You have 14 − 5 = 9 days of your trial left: it ends on March 13.',
  );
  expect(left('i signed up yesterday, weeks of trial left')?.en).toContain('14 − 1 = 13 days');
  expect(left('day 20 of the money back thing, days left')?.en).toContain('30 − 20 = 10 days');
  expect(left('llevo 9 dias de prueba, cuantos me quedan')?.es).toContain('14 − 9 = 5 días');
  expect(left('how many weeks is the trial')?.en).toContain('2 weeks');
  expect(left('if i sign up march 20 when does the free part end')?.en).toContain('April 3');
  expect(left('si empiezo el 5 de octubre cuando acaba la prueba')?.es).toContain('19 de octubre');
});

test('whether the trial is over gets a yes or no', () => {
  expect(left('my trial began three weeks ago, is it over')?.yes).toBe(true);
  expect(left('i started 2/1. still on the free part')?.yes).toBe(false);
  expect(left('is my trial still going if i began march 1')?.yes).toBe(true);
  expect(left('ya se me acabo la prueba? empece el 1 de febrero')?.yes).toBe(true);
});

test('a start that was told before is kept', () => {
  const told = { trialStart: 'in the trial since march 2', aboutTrial: true };
  expect(left('how long have i got', told)?.en).toContain('14 − 2 = 12 days');
  expect(left('what happens when its over', told)).toBeUndefined();
  expect(left('how much is pro', told)).toBeUndefined();
});

test.each([
  'how long is the trial',
  'is the trial still 14 days',
  'i have 3 days of my trial left, can i upgrade',
  'started my trial yesterday, when does it start posting',
  'cancelled on day 3 of the trial and got charged',
  'signed up today, how long until it posts',
])('%s: no question about days', (text) => {
  expect(left(text)).toBeUndefined();
});
