import { expect, test } from 'vitest';
import { isTrue } from '../compose/sum-claim.ts';
import { billIn } from './bill.ts';
import { budgetIn } from './budget-told.ts';
import { locations } from './locations.ts';
import { inDigits } from './numbers.ts';
import { resultOf } from './of-result.ts';
import { sumFor } from './sums.ts';
import { sumsAbout } from './test-sum.ts';
import { monthsIn } from './time.ts';

const { about, answer, after } = sumsAbout(false);
test('a follow-up keeps what it doesn’t change', () => {
  const two = 'price of pro for 2 locations';
  expect(after(two, 'and if i pay yearly', 'growth')).toContain('2 × 12 × $497 = $11,928 a year');
  expect(after(two, 'make that 3', 'growth')).toContain('3 × $497 = $1,491 a month');
  expect(after(two, 'and dominate', 'enterprise')).toContain('2 × $997 = $1,994 a month');
  expect(after('2 starters', 'plus one more', 'starter')).toContain('= $891 a month');
  expect(after('i pay 2200 a month, pro', 'over 2 years', 'growth')).toContain('24 × ($2,200');
  expect(after('each job is 180, how many for pro', 'and if it was 220', 'growth')).toContain(
    '$220',
  );
});

test('the reply before is halved, multiplied and reduced', () => {
  const lastResult = resultOf('Pro is 12 × $497 = $5,964 a year.');
  const result = (text: string) => sumFor(text, { ...about('growth'), lastResult })?.en;
  expect(result('and half of that')).toBe('That’s 12 × $497 ÷ 2 = $2,982 a year.');
  expect(result('minus 250 a month')).toBe('That’s 12 × $497 − 12 × $250 = $2,964 a year.');
  expect(result('is that a lot')).toBeUndefined();
  expect(resultOf('Pro is $497 a month.')).toEqual({
    amount: 497,
    terms: '$497',
    time: 'a month',
  });
});

test('after a sum, what is said in figures is computed with any amounts', () => {
  const result = (text: string) => sumFor(text, { ...about('growth'), afterSum: true })?.en;
  expect(result('no, the 400 in ads stays! 1600 minus 897')).toBe('$1,600 − $897 = $703.');
  expect(result('i said 4000 - 520 times 12')).toBe('($4,000 − $520) × 12 = $41,760.');
  expect(result('$6000 minus 12 x 297')).toBe('$6,000 − 12 × $297 = $2,436.');
  expect(sumFor('1600 minus 897', about())).toBeUndefined();
  for (const text of ['we post 3 - 4 times a week', 'they charge 900 - 1100 there'])
    expect(result(text) ?? '').not.toMatch(/3 − 4|\$900 − \$1,100/);
});

test('what a difference is in a year', () => {
  expect(answer('one more roof is 4000 minus 497, what is that a year')).toBe(
    '($4,000 − $497) × 12 = $42,036.',
  );
});

test('a range of amounts is computed at both ends, other ranges are none', () => {
  expect(
    answer('they want 900 to 1100 a month, what does pro save, i pay that', 'growth'),
  ).toContain('At $900, Pro saves you $900 − $497 = $403 a month');
  expect(billIn('agency charges 1200-1500 a month')?.amount).toBe(1200);
  expect(answer('either 297 or 497 a month for a year', 'starter', 'growth')).not.toContain('At $');
});

test('bills by the hour and by the piece', () => {
  expect(billIn('$45/hr roughly ten hours every week to a freelancer')?.amount).toBe(1950);
  expect(billIn('hiring at 18/hr full time')?.amount).toBe(3120);
  expect(billIn('i pay 150 per article, 4 articles a month')?.amount).toBe(600);
  expect(answer('i keep my ads at 800 a month, total with pro', 'growth')).toContain('= $1,297');
});

test('shares of income are budgets, budgets may be for several locations', () => {
  expect(budgetIn('10 percent of 4000 a month goes to marketing'.replace(' percent', '%'))).toEqual(
    {
      amount: 400,
      per: 'month',
      terms: '$4,000 × 10 ÷ 100',
    },
  );
  expect(answer('1200 a month for 2 locations, what can we get')).toContain('2 × $497 = $994');
});

test('what is paid by a day counts the invoices after the trial', () => {
  expect(answer('sign up march 9, what have i paid by the end of june on starter', 'starter')).toBe(
    'By June 30, Starter comes to 4 × $297 = $1,188: it’s free until March 23, then billed once a month.',
  );
});

test('numbers as people say them', () => {
  expect(inDigits('three fifty a month')).toBe('350 a month');
  expect(inDigits('fifty-five hundred')).toBe('5500');
  expect(inDigits('call me at three thirty')).toContain('three 30');
  expect(monthsIn('2200 a month over 2 years')).toBe(24);
  expect(locations('a franchise with 11-unit groups')).toBe(11);
});

test('plans are compared and claims judged', () => {
  const both = about('starter', 'growth');
  expect(sumFor('are two starters more than one pro', both)?.yes).toBe(true);
  expect(sumFor('is dominate over three times starter', about('starter', 'enterprise'))?.yes).toBe(
    true,
  );
  const two = sumFor('are two starters 594', about('starter'));
  expect(two && isTrue('are two starters 594', two)).toBe(true);
});

test('what the visitor pays besides is added to the plan', () => {
  expect(answer('starter plus my 1000 for google ads every month, total?', 'starter')).toContain(
    '$1,000 + $297 = $1,297 a month',
  );
  expect(answer('cuanto es al ano el de 497 mas mis 300 de anuncios al mes', 'growth')).toContain(
    '12 × ($300 + $497) = $9,564 a year',
  );
  expect(
    after('dominate for 2 months, rest of the year pro', 'plus 400 a month on ads', 'enterprise'),
  ).toContain('2 × $997 + 10 × $497 + 12 × $400 = $11,764');
});

test('a price is how much over another, and a day is no dollar', () => {
  expect(answer('so how much over the 497', 'enterprise', 'growth')).toContain(
    '$997 − $497 = $500 more a month',
  );
  expect(answer('7 months of the 997 and 5 of the 297', 'enterprise', 'starter')).toContain(
    '7 × $997 + 5 × $297 = $8,464 in total',
  );
  expect(after('how much is pro', 'si a los 20 dias ya no quiero', 'growth')).not.toContain('$20');
});
