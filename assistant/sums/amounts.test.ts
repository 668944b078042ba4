import { expect, test } from 'vitest';
import type { PlanId } from '../../app/facts/prices.ts';
import { isTrue } from '../compose/sum-claim.ts';
import { amountsIn } from './amounts.ts';
import { billIn } from './bill.ts';
import { budgetIn } from './budget-told.ts';
import { quantitiesIn } from './quantities.ts';
import { sumFor } from './sums.ts';

const now = Date.UTC(2026, 2, 4);
const about = (...plans: PlanId[]) => ({ plans, now, aboutPrice: false });
const answer = (text: string, ...plans: PlanId[]) => sumFor(text, about(...plans))?.en;

test('an amount is read with its period, wherever that stands', () => {
  const per = (text: string) => amountsIn(text).map((one) => [one.value, one.per]);
  expect(per('$45 every single day for google')).toEqual([[45, 'day']]);
  expect(per('275 biweekly to a contractor')).toEqual([[275, 'two weeks']]);
  expect(per('900 quincenal')).toEqual([[900, 'half month']]);
  expect(per('14000 to an agency this year')).toEqual([[14_000, 'year']]);
  expect(per('a 60000 annual budget')).toEqual([[60_000, 'year']]);
  expect(per('our annual budget is 60000')).toEqual([[60_000, 'year']]);
  // The year is that of the question.
  expect(per('i pay 800 to a guy what do i save a year')).toEqual([[800, undefined]]);
  expect(amountsIn('15 bucks a lawn')[0]?.each).toBe(true);
  expect(amountsIn('set up in 2014, for 3 locations')).toEqual([]);
});

test('bills are added up and converted', () => {
  expect(billIn('he gives his nephew 200 a week')?.amount).toBe(866.67);
  expect(billIn('a guy 1000 a month and another lady 400 a month, i pay that')?.amount).toBe(1400);
  expect(billIn('pays 89 a month for hootsuite and 350 for a writer')?.amount).toBe(439);
  expect(billIn('we pay 275 biweekly')?.amount).toBe(595.83);
  expect(billIn('el me cobra 900 quincenal')?.amount).toBe(1800);
  expect(billIn('each customer pays me 80')).toBeUndefined();
  expect(billIn('we charge 90 per cleaning')).toBeUndefined();
  expect(billIn('is dominate more than 10000 a year')).toBeUndefined();
  expect(billIn('how do you get to saving 15000 a year')).toBeUndefined();
});

test('a year that the visitor names is compared exactly', () => {
  expect(answer('i pay 5000 a year for flyers, how much more is pro', 'growth')).toContain(
    '12 × $497 − $5,000 = $964 a year',
  );
  expect(answer('my nephew gets 200 a week, what does pro save', 'growth')).toContain(
    '52 × $200 − 12 × $497 = $4,436 a year',
  );
});

test('how many sales pay for a plan', () => {
  expect(answer('how many new customers at 80 bucks each pay for pro', 'growth')).toBe(
    '7 customers a month at $80 each cover Pro: $497 ÷ $80 = 6.2.',
  );
  expect(answer('a roof clears me 2000, how many to cover a year of pro', 'growth')).toContain(
    '12 × $497 ÷ $2,000 = 2.98',
  );
  expect(answer('i keep 30% profit of a 500 job, how many jobs pay for pro', 'growth')).toContain(
    '4 jobs a month at $500 × 30 ÷ 100 = $150',
  );
  expect(answer('how many customers do i need to pay for pro', 'growth')).toMatch(/^That depends/);
  expect(answer('how many networks does starter cover', 'starter')).toBeUndefined();
  expect(sumFor('un cliente deja 500 dolares, con uno se paga', about('growth'))?.yes).toBe(true);
  expect(quantitiesIn('i charge 60 bucks a lawn').perSale).toBe(60);
});

test('what an amount pays for', () => {
  expect(answer('how many months of pro does 4000 buy', 'growth')).toMatch(/^\$4,000 pays for 8 /);
  expect(answer('2000 al mes, para cuantos locales me alcanza pro', 'growth')).toContain('4 loc');
  expect(sumFor('1000 alcanzan para 2 meses de pro', about('growth'))?.yes).toBe(true);
  expect(answer('does 200 cover how many months of pro', 'growth')).toContain('$297 short');
  expect(budgetIn('a fixed budget, 40 dollars a week')?.amount).toBe(173.33);
  expect(answer('how many months until results on pro', 'growth')).toBeUndefined();
});

test('shares, splits and heads', () => {
  expect(answer('what percent of a 60000 annual budget is pro', 'growth')).toContain('= 9.9% of');
  expect(answer('what share of 2000 is starter', 'starter')).toContain('= 14.9%');
  expect(answer('split pro 60/40', 'growth')).toContain('$497 × 60 ÷ 100 = $298.20');
  expect(answer('me and my 2 partners sharing pro', 'growth')).toContain('÷ 3 = $165.67');
  expect(answer('my partner pays half of starter', 'starter')).toContain('$148.50');
  expect(answer('dominate per employee, 14 people', 'enterprise')).toContain('÷ 14 = $71.21');
  expect(answer('every price is divided by ten, pro', 'growth')).toBeUndefined();
});

test('a change of plan within a year', () => {
  const both = about('starter', 'growth');
  expect(
    sumFor('begin on starter in january and move to pro in may, year total', both)?.amounts,
  ).toEqual([5164]);
  expect(sumFor('start with starter, go up to pro after 4 months, total', both)?.en).toBe(
    'The first 4 months on Starter are 4 × $297 = $1,188, then Pro is $497 a month.',
  );
  expect(
    sumFor('how much extra if i upgrade from starter to pro halfway through the year', both)
      ?.amounts,
  ).toEqual([1200]);
  expect(sumFor('can i switch from starter to pro after 3 months', both)?.en ?? '').not.toContain(
    'first 3 months',
  );
});

test('numbers of plans against each other, weeks, named months', () => {
  expect(answer('3 pros vs 1 dominate, which is cheaper', 'growth', 'enterprise')).toContain(
    'so $1,491 − $997 = $494 less',
  );
  expect(answer('starter for nine weeks', 'starter')).toContain('= $616.85');
  expect(answer('what do the first two weeks cost', 'starter')).toBeUndefined();
  expect(
    answer('dominate for the rest of the year if we start in september', 'enterprise'),
  ).toContain('4 × $997');
  expect(answer('two quarters of pro', 'growth')).toContain('6 × $497');
});

test('claims are held to what they say', () => {
  const pro = sumFor('pro costs 6000 a year, is it exactly that', about('growth'));
  expect(pro && isTrue('pro costs 6000 a year, is it exactly that', pro)).toBe(false);
  expect(sumFor('1500 minus 297 times 12 is 14436, right', about('starter'))?.yes).toBe(true);
  expect(sumFor('1500 minus 297 times 12 is 15000, right', about('starter'))?.yes).toBe(false);
});
