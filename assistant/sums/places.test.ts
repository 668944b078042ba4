import { expect, test } from 'vitest';
import { askOf } from './ask-of.ts';
import { continued } from './continued.ts';
import { pausedAfter } from './frame-after.ts';
import { locations } from './locations.ts';
import { onlyChanges } from './only-changes.ts';
import { readable, readingOf } from './reading.ts';
import { frameTold } from './test-sum.ts';

test.each([
  ['y para 4 oficinas', 4],
  ['para mis dos peluquerias', 2],
  ['no, quise decir tres clinicas', 3],
  ['tengo dos carnicerias', 2],
  ['2 spots now and a third opening in june. what will all three be on starter', 3],
  ['2 shops today, a third in may, pro for all 3', 3],
  ['what do the 3 of em cost', 3],
  ['both of em 297', undefined],
  ['2 shops, are all three plans monthly', 2],
])('%j counts %j locations', (text, count) => {
  expect(locations(text)).toBe(count);
});

test('`4x pro` are four plans', () => {
  expect(readingOf('what would 4x pro be a month', []).count).toBe(4);
});

test('a plan in several locations is paid for each, and shared only if that is said', () => {
  const known = { lastSum: undefined, bill: undefined, budget: undefined };
  const asked = (text: string) => askOf('split', readingOf(text, []), known);
  expect(asked('per month for dominate in 3 gyms?')).toBe('price');
  expect(asked('is pro cheaper if ive got 3 stores')).toBe('price');
  expect(asked('one pro for my 3 stores, how much is that each')).toBe('split');
  expect(asked('split pro between 3 shops')).toBe('split');
});

test('a message goes on with the price that the last reply stated', () => {
  const after = (reply: string, folded: string) =>
    frameTold({ pausedSum: pausedAfter({}, reply) }, folded, { ask: 'price', probability: 0 });
  expect(after('Dominate is $997 a month.', 'hmm and with 2 offices')).toMatchObject({
    asked: true,
    frame: { ask: 'price', plans: ['enterprise'], count: 2 },
  });
  expect(
    after('El plan más económico es Starter: $297 al mes.', 'y para 4 oficinas').frame,
  ).toMatchObject({ plans: ['starter'], count: 4 });
  expect(after('Yes, Pro has weekly blog posts.', 'and with 2 offices').asked).toBe(false);
  expect(after('Pro is $200 a month.', 'and with 2 offices').asked).toBe(false);
});

test('words of a correction only change the sum', () => {
  for (const text of ['and if its 2 locations', 'no, quise decir tres clinicas'])
    expect(onlyChanges(readable(text)), text).toBe(true);
});

test('another number of months, in Spanish too', () => {
  const last = { ask: 'price', plans: ['growth'], months: 3 } as const;
  for (const text of ['mejor que sean 5', 'no, make it 5'])
    expect(continued(last, readingOf(text, [])), text).toMatchObject({ months: 5 });
});

test('a price divided by days is not shared', () => {
  expect(readingOf('a year of pro divided by the days im open', []).ways).toBeUndefined();
  expect(readingOf('starter divided by my 3 partners', []).ways).toBeDefined();
});
