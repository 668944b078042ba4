import { expect, test } from 'vitest';
import { askOf } from './ask-of.ts';
import { addedBill } from './beside-bill.ts';
import { billIn } from './bill.ts';
import { billTotal } from './bill-total.ts';
import { ofResult, resultOf } from './of-result.ts';
import { readingOf } from './reading.ts';
import { sumsAbout } from './test-sum.ts';

const { about, answer } = sumsAbout(false);

test.each([
  ['open since 2009. we pay a freelancer $650 and a google guy 275 every month', 925],
  ['pago 400 a mi sobrino y 350 a google cada mes', 750],
  ['le pago 300 a mi primo y 120 a yelp al mes', 420],
  ['my nephew does our fb for 200 bucks a month plus i pay 89/month for some seo tool', 289],
  ['spent $7788 w/ an agency last year', 649],
  ['last year we gave an agency $12000', 1000],
  ['in 2025 we paid a freelancer 6000 total', 500],
  ['agency wants 5% of my sales. i do 26k a month', 1300],
  ['a marketing firm charges us 4% of revenue, revenue is 300k a year', 1000],
])('%j is a bill of $%d a month', (text, amount) => {
  expect(billIn(text)?.amount).toBe(amount);
});

test('a year that has passed is the period of a bill, not of the question', () => {
  expect(
    answer('we spent 9600 on a freelancer last year. what would pro save me a month', 'growth'),
  ).toContain('− $497 = $303 a month');
});

test('what a bill just told comes to over another time', () => {
  const total = (text: string, lastQuestion?: string) =>
    billTotal(text, { bill: undefined, lastQuestion })?.en;
  expect(total('paying my nephew 75 a week. what is that in a year')).toBe(
    'That comes to 52 × $75 = $3,900 a year.',
  );
  expect(total('i pay 60 a week for flyers. how much is that a month')).toContain('= $260 a month');
  expect(total('so thats what a month', 'agency wants 5% of my sales. i do 26k a month')).toContain(
    '$26,000 × 5 ÷ 100 = $1,300',
  );
  expect(total('whats that a year', 'we pay 400 a month to an agency')).toBeUndefined();
  expect(total('pro is 497 a month. whats that a year')).toBeUndefined();
});

test.each([
  ['plus a photo shoot i already booked for 450', 450],
  ['plus a new sign, 800', 800],
  ['mas un letrero de 600', 600],
  ['pro for 6 months plus a website for 1500, total?', 1500],
  ['we also need a photographer, one time $1150. 12 months of pro plus the photographer', 1150],
])('%j is bought once', (text, once) => {
  expect(addedBill(text)).toEqual({ amount: 0, once });
});

test('people and what has a period are paid each month', () => {
  expect(addedBill('plus a guy for 300')?.once).toBeUndefined();
  expect(addedBill('plus my 1000 for ads')).toEqual({ amount: 1000 });
  expect(addedBill('plus a tool for 60 a month')?.once).toBeUndefined();
});

test('a result is divided, however that is said', () => {
  const lastResult = resultOf('With Starter you’d be at 12 × $297 + $450 = $4,014 a year.');
  for (const text of ['now divide that by 12 so i know per month', 'dividelo entre 12'])
    expect(ofResult(text, { ...about('starter'), lastResult })?.en).toBe(
      'That’s (12 × $297 + $450) ÷ 12 = $334.50 a month.',
    );
});

test('nothing pays for a plan with sales that bring nothing', () => {
  expect(answer('plus a sign of 600, how many sales at 0 cover pro', 'growth') ?? '').not.toContain(
    'Infinity',
  );
});

test('a large amount without a time is of the year that is asked about, or no bill', () => {
  expect(billIn('my web guy quoted 4200. is a year of starter cheaper')?.terms).toBe('$4,200 ÷ 12');
  expect(billIn('we paid a firm 18000')).toBeUndefined();
  expect(billIn('agency charges me 2200')?.amount).toBe(2200);
  expect(billIn('my agency charges 6500 a month')?.amount).toBe(6500);
  expect(billIn('we spent 2400 on mailers last spring, one time thing')).toBeUndefined();
});

test('a budget keeps what was already spent of it apart', () => {
  expect(
    answer('9000 for the year and already spent 2500 on a wrap. whats left after pro', 'growth'),
  ).toBe('After Pro you have $9,000 − $2,500 − 12 × $497 = $536 left a year.');
  expect(
    answer('budget 1000 a month. flyers 250, yelp 310. whats left after starter', 'starter'),
  ).toContain('$1,000 − $250 − $310 − $297 = $143 left a month');
  expect(answer('tengo 5000 al ano, ya gaste 900. cuanto queda con starter', 'starter')).toContain(
    '= $536',
  );
});

test('what is paid to somebody, named again', () => {
  const bill = billIn('and 350 a month on a freelancer all year');
  expect(bill?.amount).toBe(350);
  expect(billTotal('how much is the freelancer for 12 months', { bill })?.en).toContain(
    '12 × $350 = $4,200',
  );
  const known = { lastSum: undefined, bill, budget: undefined };
  const text = 'how much more is pro for 12 months than just that freelancer';
  expect(askOf('compare', readingOf(text, []), known)).toBe('save');
});
