import { expect, test } from 'vitest';
import { isTrue } from '../compose/sum-claim.ts';
import { billIn } from './bill.ts';
import { budgetIn, coveredBy, tellsBudget } from './budget-told.ts';
import { resultOf } from './of-result.ts';
import { quantitiesAfter } from './quantities.ts';
import { sumFor } from './sums.ts';
import { sumsAbout } from './test-sum.ts';
import { monthsIn } from './time.ts';

const { about, answer, after } = sumsAbout(true);
test('a message that only tells what can be spent is a budget, in any words', () => {
  expect(tellsBudget('my budget for marketing is 6000 a year all in')).toBe(true);
  expect(tellsBudget('we got 500 a month to spend thats it')).toBe(true);
  expect(tellsBudget('tengo 400 al mes')).toBe(true);
  expect(tellsBudget('i spend 650 a month on flyers')).toBe(false);
  expect(tellsBudget('we got 500 a month in sales')).toBe(false);
  expect(budgetIn('boss gave me 1500 for 3 months')).toEqual({
    amount: 500,
    per: 'month',
    terms: '$1,500 ÷ 3',
  });
  expect(answer('can i do pro on 5500 a year', 'growth')).toContain('= $464 more than your budget');
});

test('a bare amount may be enough, ten keywords are no amount, a plan’s price asks what it has', () => {
  expect(coveredBy('is 300 enough', [])?.amount).toBe(300);
  expect(coveredBy('is 10 enough for one little barber shop', [])).toBeUndefined();
  expect(coveredBy('what does 997 get me thats worth double', ['enterprise'])).toBeUndefined();
});

test('a stated difference means the two plans that are that far apart', () => {
  expect(answer('200 more a month for pro so whats that a year', 'growth')).toContain(
    '12 × ($497 − $297) = $2,400',
  );
  expect(sumFor('200 mas entonces', about('growth'))?.yes).toBe(true);
});

test('a follow-up changes a bare number, a budget with its period, or goes on with a plan', () => {
  expect(after('whats 297 times 12', 'and half a year', 'starter')).toContain('6 × $297 = $1,782');
  expect(after('split pro between 2 shops', 'and 3', 'growth')).toContain('÷ 3 = $165.67');
  expect(after('our budget is 6k a year', 'and 300 a month', 'growth')).toContain(
    'Starter, at $297 a month, fits that budget and leaves $300 − $297 = $3',
  );
  expect(after('if i do 3 months of starter', 'then pro for 9', 'starter', 'growth')).toContain(
    '3 × $297 + 9 × $497 = $5,364',
  );
  expect(quantitiesAfter('can i do it on 5k', 12).budget?.per).toBe('year');
});

test('what is kept is saved, what is canceled is a bill, claimed savings are none', () => {
  const paid = { ...about('growth'), bill: { amount: 1600 } };
  expect(sumFor('so a year on pro id keep what', paid)?.en).toContain('= $13,236 a year');
  expect(billIn('id cancel my 180 mailchimp and 250 agency')?.amount).toBe(430);
  expect(billIn('is the 15000 a year savings for real')).toBeUndefined();
  expect(billIn('dad is giving me 400 a month')).toBeUndefined();
});

test('numbers are multiplied in either order and divided back', () => {
  expect(monthsIn('12 times 997')).toBe(12);
  expect(monthsIn('pagar por dos negocios con starter')).toBeUndefined();
  expect(answer('5964 / 12')).toBe('$5,964 ÷ 12 = $497.');
  const lastResult = resultOf('Dominate is 12 × $997 = $11,964 a year.');
  expect(sumFor('divided by 12', { ...about('enterprise'), lastResult })?.en).toContain(
    '= $997 a month',
  );
  const product = sumFor('497*6?', about('growth'));
  expect(product && isTrue('497*6?', product)).toBeUndefined();
  expect(answer('how many times starter is dominate', 'starter', 'enterprise')).toContain('3.36');
  expect(answer('12 months of dominate minus 12 months of pro', 'growth', 'enterprise')).toContain(
    '= $6,000',
  );
});

test('phases side by side, and what is paid by a date', () => {
  const both = ['starter', 'growth'] as const;
  expect(answer('half a year starter half a year pro', ...both)).toContain('= $4,764 in total');
  expect(answer('2 months of starter and 10 of pro', ...both)).toContain('= $5,564 in total');
  expect(answer('whats the total for pro if i take it till july', 'growth')).toContain(
    'By July 31, Pro comes to 5 × $497',
  );
  expect(answer('pro starting june 1 what will i have paid by dec 31', 'growth')).toContain(
    '7 × $497 = $3,479',
  );
});
