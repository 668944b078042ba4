import { expect, test } from 'vitest';
import { askOf } from './ask-of.ts';
import { continued } from './continued.ts';
import { oneChanged, placesDoubled } from './continued-plans.ts';
import type { Frame } from './frame.ts';
import { frameAfter, pausedAfter } from './frame-after.ts';
import { locations } from './locations.ts';
import { onlyChanges } from './only-changes.ts';
import { readable, readingOf } from './reading.ts';
import { sumFor } from './sums.ts';
import { now } from './test-sum.ts';

test.each([
  ['y para 4 oficinas', 4],
  ['para mis dos peluquerias', 2],
  ['no, quise decir tres clinicas', 3],
  ['tengo dos carnicerias', 2],
  ['2 spots now and a third opening in june. what will all three be on starter', 3],
  ['2 shops today, a third in may, pro for all 3', 3],
  ['what do the 3 of em cost', 3],
  ['both of em 297', undefined],
  ['we have 6 offices, want pro in 4 and nothing in the other 2', 4],
  ['5 shops but only 3 of our shops need starter', 3],
  ['2 shops, are all three plans monthly', 2],
])('%j counts %j locations', (text, count) => {
  expect(locations(text)).toBe(count);
});

test('all of a number that is said are meant', () => {
  expect(readingOf('yearly for all six', ['growth'], { count: 4 }).count).toBe(6);
  expect(readingOf('yearly for all of them', ['growth'], { count: 4 }).count).toBe(4);
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
    frameAfter(
      { pausedSum: pausedAfter({}, reply) },
      {
        folded,
        plans: [],
        wanted: { sum: { ask: 'price', probability: 0 } },
        about: { name: 'none', plans: [] },
        hasContact: false,
      },
      {},
    );
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

test('a doubled price is that of twice the locations', () => {
  const last = { ask: 'price', plans: ['growth'], months: 12 } as const;
  expect(placesDoubled(last, 'double it, we open in arlington')).toMatchObject({ count: 2 });
  expect(placesDoubled({ ...last, count: 2 }, 'so triple that')).toMatchObject({ count: 6 });
  expect(placesDoubled({ ...last, ask: 'save' }, 'double it')).toBeUndefined();
});

test('a month and a year at once, also in several locations', () => {
  const frame = { ask: 'price', plans: ['starter'], count: 11 } as const;
  const about = { plans: [], now, aboutPrice: true, asked: true };
  const sum = (one: Frame, text: string) => sumFor(text, { ...about, frame: one })?.en;
  expect(sum(frame, 'starter at eleven offices. per month and per year')).toContain(
    '11 × $297 = $3,267 a month, or 12 × $3,267 = $39,204 a year',
  );
  const bill = { amount: 649, terms: '$7,788 ÷ 12' };
  expect(
    sum({ ask: 'save', plans: ['starter'], bill }, "what's that a month and how far above starter"),
  ).toContain('= $649 a month, so Starter saves you $649 − $297 = $352');
});

test('one of several locations changes its plan for the same time', () => {
  const all = { count: 3, plan: 'starter', others: [] } as const;
  const { frame } = frameAfter(
    { lastSum: { ask: 'price', plans: ['starter'], count: 3, months: 12 }, asked: true },
    {
      folded: 'and if one of them goes pro',
      plans: ['growth'],
      wanted: { sum: { ask: 'price', probability: 1 } },
      about: { name: 'growth', plans: ['growth'] },
      hasContact: false,
      byPlace: { ...all, others: [{ place: 'one', plan: 'growth', times: 1 }] },
    },
    {},
  );
  expect(frame).toMatchObject({ months: 12, items: [{ plan: 'growth' }, { times: 2 }] });
});

test('one of several locations has another plan, the others keep theirs', () => {
  const last = { ask: 'price', plans: ['enterprise'], count: 3 } as const;
  for (const text of [
    'and if one is on pro',
    'the new shop just gets pro',
    'y si una se queda con pro',
    'what if the other one goes pro',
  ])
    expect(oneChanged(last, text, 'growth'), text).toEqual([
      { plan: 'growth', times: 1 },
      { plan: 'enterprise', times: 2 },
    ]);
  for (const text of ['and pro', 'add a third one on pro', 'all of them on pro'])
    expect(oneChanged(last, text, 'growth'), text).toBeUndefined();
  expect(oneChanged({ ...last, count: 1 }, 'if one is on pro', 'growth')).toBeUndefined();
});
