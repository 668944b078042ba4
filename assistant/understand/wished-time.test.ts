import { expect, test } from 'vitest';
import { officeTime } from './clock.ts';
import { fitOf, wishedTime } from './wished-time.ts';

test.each([
  ['call me after 3 im on a roof til then. Marcus 5405550101', 'after 3'],
  ['ok can somone call me tuesday. Andre', 'Tuesday'],
  ['Keisha call after lunch', 'after lunch'],
  ['llamen antes del viernes q me cobran', 'antes del viernes'],
  ['call before Friday', 'before Friday'],
  ['call Linh after 7 when she come home from school', 'after 7'],
  ['Please have the call in the morning, before 11.', 'in the morning, before 11'],
  ['no before 11am, pizza place slammed at lunch', 'no before 11am'],
  ['call me weds, my day off is monday so not monday', 'weds'],
  ['is there or is there not a person i can talk to today', 'today'],
  ['reach me before 9 in the morning', 'before 9 in the morning'],
  ['have them call me after five', 'after five'],
  ['mon-wed mornings is good for me', 'mon-wed mornings'],
  ['llamenme mañana temprano', 'mañana temprano'],
  ['me pueden llamar el jueves en la tarde?', 'el jueves en la tarde'],
  ['mornings are best, Olga', 'mornings'],
  ['best before 10am', 'before 10am'],
  ['can i get a call monday at 2? this is Glenn', 'Monday at 2'],
  ['call me tomorrow morning about the website builder', 'tomorrow morning'],
  ['q me hable alguien hoy. Wilmer', 'hoy'],
  ['between 2 and 4 works', 'between 2 and 4'],
  ['después de las 5 por favor', 'después de las 5'],
  ['pero no antes de las 10', 'no antes de las 10'],
  ['im on a roof til 4 today. try me 703 555 0188 after that', 'after 4 today'],
  ['before 9 or after 4', 'before 9 or after 4'],
  ['and dont call me at lunch, 11 to 2', 'dont call me at lunch'],
  ["mornings before 6 are out, I'm baking", 'mornings before 6 are out'],
  ["before 6 is what's out, after 10 is best", 'after 10'],
  ["can't do tuesday, wednesday works", 'Wednesday'],
  ['cualquier hora menos por la tarde', 'menos por la tarde'],
  ['no problem call me friday', 'Friday'],
  ['I visit my uncle on Saturday. You may ring me any weekday morning.', 'any weekday morning'],
  ['It still says Saturday. Kindly write any weekday morning instead.', 'any weekday morning'],
])('the time in %s', (text, time) => {
  expect(wishedTime(text, ['5405550101'])).toBe(time);
});

test.each([
  'call me at 703 555 0111',
  'my number is 571-555-0188',
  'I have 3 shops and 2 vans',
  'Dana Lee',
  'llámenme al 571 555 0188',
])('no time in %s', (text) => {
  expect(wishedTime(text, [])).toBeUndefined();
});

test.each([
  ['any time saturday', 'closed'],
  ['dont call me on saturdays', 'open'],
  ['mornings are out', 'open'],
  ['after 7', 'closed'],
] as const)('of %s, whether we call then', (time, fit) => {
  const wednesday = officeTime(Date.parse('2026-03-04T10:00:00-05:00'));
  expect(fitOf(time, wednesday)).toBe(fit);
});

test('a day of what has happened is no wish', () => {
  for (const text of [
    'thats what i did monday. just have someone call me',
    'after one week of this',
  ])
    expect(wishedTime(text, []), text).toBeUndefined();
});
