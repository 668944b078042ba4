import { expect, test } from 'vitest';
import type { PlanId } from '../../app/facts/prices.ts';
import { isTrue } from '../compose/sum-claim.ts';
import { billIn } from './bill.ts';
import { planWithinBudget } from './budget.ts';
import { locations } from './locations.ts';
import { inDigits, periodsInFull } from './numbers.ts';
import { planDifference } from './plan-difference.ts';
import { priceOverTime } from './price-over-time.ts';
import { savings } from './savings.ts';
import { planTotal } from './several-plans.ts';
import { sumFor } from './sums.ts';
import { monthsIn } from './time.ts';

const now = Date.UTC(2026, 2, 4);
const about = (...plans: PlanId[]) => ({ plans, now, aboutPrice: false });

test.each([
  ['starter for a year', ['starter'], 'Starter is 12 × $297 = $3,564 a year.'],
  ['pro x 12', ['growth'], 'Pro is 12 × $497 = $5,964 a year.'],
  ['dominate per week', ['enterprise'], 'Dominate is 12 × $997 ÷ 52 = $230.08 a week.'],
  ['starter per day', ['starter'], 'Starter is 12 × $297 ÷ 365 = $9.76 a day.'],
  ['half a year of pro', ['growth'], 'Pro is 6 × $497 = $2,982 for 6 months.'],
  ['pro for a year and a half', ['growth'], 'Pro is 18 × $497 = $8,946 for 18 months.'],
  ['a quarter of starter, cost', ['starter'], 'Starter is 3 × $297 = $891 for 3 months.'],
  [
    'two shops on pro for a year',
    ['growth'],
    'Pro at each of 2 locations is 2 × 12 × $497 = $11,928 a year.',
  ],
  ['after 14 days whats starter', ['starter'], 'Starter is $297 a month.'],
  ['starter despues de las dos semanas', ['starter'], 'Starter is $297 a month.'],
] as const)('%s', (question, plans, answer) => {
  expect(sumFor(question, about(...plans))?.en).toBe(answer);
});

test('plans are added up, at once and one after the other', () => {
  const both = about('starter', 'growth');
  expect(planTotal('one pro and one starter together', both)?.en).toBe(
    'Together that is $497 + $297 = $794 a month.',
  );
  expect(sumFor('two starters and one pro in total', both)?.en).toContain('= $1,091 a month');
  expect(sumFor('starter for 3 months then pro for 9', both)?.en).toBe(
    'The 12 months are 3 × $297 + 9 × $497 = $5,364 in total.',
  );
});

test('differences are a month’s, or a year’s if asked', () => {
  const both = about('starter', 'enterprise');
  expect(planDifference('price difference between starter and dominate', both)?.amounts).toEqual([
    700, 8400,
  ]);
  expect(sumFor('starter vs dominate yearly difference', both)?.amounts).toEqual([8400]);
  expect(planDifference('what else is in dominate', both)).toBeUndefined();
});

test('savings are against the visitor’s own bill, in months', () => {
  expect(billIn('i pay a freelancer 1200 a month')?.amount).toBe(1200);
  expect(billIn('our agency charges $12000 a year')?.amount).toBe(1000);
  expect(billIn('we spend 100 a week on ads')?.amount).toBe(433.33);
  expect(billIn('my budget is 500')).toBeUndefined();
  expect(billIn('so pro costs 20 dollars')).toBeUndefined();
  expect(billIn('i pay 297 a month')).toBeUndefined();
  expect(billIn('i pay $60 a day')?.amount).toBe(1825);
  expect(savings('i pay 800, what do i save with pro', about('growth'))?.en).toBe(
    'Pro saves you $800 − $497 = $303 a month, or 12 × $303 = $3,636 a year.',
  );
  expect(savings('i pay 200 now', about('starter'))?.en).toMatch(/^Starter costs you .* \$97 more/);
});

test('a budget gets the largest plan within it, and what is left', () => {
  const within = (text: string, ...plans: PlanId[]) => planWithinBudget(text, about(...plans));
  expect(within('our budget is 600, which plan')?.en).toContain('Pro, at $497');
  expect(within('our budget is 600, which plan')?.amounts).toEqual([103]);
  expect(within('6000 budget for the year which plan')?.en).toContain('Pro, at 12 × $497');
  expect(within('budget of 6000 for the year, which plan')?.amounts).toEqual([5964, 36]);
  expect(within('our budget is 150, what fits')?.en).toContain('our smallest plan');
  expect(within('got 6000 for the year, biggest plan i can get', 'enterprise')?.en).toContain(
    'Pro',
  );
  expect(within('does 3600 cover starter for the year', 'starter')?.yes).toBe(true);
  expect(within('would 200 a month be enough')?.yes).toBe(false);
  expect(within('puedo gastar 700 mensuales, cual me conviene')?.es).toContain('Pro');
  expect(within('are 100 keywords enough')).toBeUndefined();
  expect(within('no puedo pagar 300 al mes')).toBeUndefined();
  const before = { ...about(), budget: { amount: 600, per: 'month' } as const };
  expect(sumFor('and whats left over the year', before)?.amounts).toContain(1236);
});

test('counts of other things are no sums', () => {
  for (const text of [
    'posts per day on pro',
    'is the bill monthly or quarterly',
    'a yearly deal',
  ]) {
    expect(sumFor(text, about('growth'))).toBeUndefined();
  }
  expect(priceOverTime('how often per week', about('growth'))).toBeUndefined();
});

test('numbers and periods are read as people write them', () => {
  expect(inDigits('five hundred or 1·5k')).toBe('500 or 1500');
  expect(periodsInFull('3 mths, per yr')).toBe('3 months, per year');
  expect(monthsIn('eighteen months')).toBe(18);
  expect(monthsIn('two years')).toBe(24);
  expect(monthsIn('a month')).toBeUndefined();
});

test.each([
  ['what percent cheaper is starter than pro', ['starter', 'growth'], '= 40.2% less than Pro'],
  ['how many percent more is pro than starter', ['starter', 'growth'], '= 67.3% more than Starter'],
  ['whats starter per blog post', ['starter'], '$297 ÷ 2 = $148.50 each'],
  ['pro posts daily so what is that per post', ['growth'], '12 × $497 ÷ 365 = $16.34 each'],
  ['cost per keyword on pro', ['growth'], '$497 ÷ 25 = $19.88 each'],
  ['starter split three ways', ['starter'], '$297 ÷ 3 = $99 a month each'],
] as const)('%s', (question, plans, answer) => {
  expect(sumFor(question, about(...plans))?.en).toContain(answer);
});

test('amounts in words are read in both languages', () => {
  expect(inDigits('twelve hundred')).toBe('1200');
  expect(inDigits('a grand and a half')).toBe('1500');
  expect(inDigits('mil doscientos al mes')).toBe('1200 al mes');
  expect(inDigits('one hundred and fifty')).toBe('150');
  expect(inDigits('which one')).toBe('which one');
  expect(inDigits('mil gracias')).toBe('mil gracias');
});

test('plans side by side, a change within the year, the rest of a budget, an hourly bill', () => {
  for (const [text, plans, amount] of [
    ['two shops on pro and one on starter each month', ['starter', 'growth'], 1291],
    ['from starter to pro after 4 months in the first year', ['starter', 'growth'], 5164],
    ['pro minus starter for 6 months', ['starter', 'growth'], 1200],
    ['i have 1000 a month, whats left after pro', ['growth'], 503],
    ['all three plans together', [], 1791],
  ] as const)
    expect(sumFor(text, about(...plans))?.amounts, text).toEqual([amount]);
  const weekly = sumFor('i pay somebody 200 a week, vs starter', about('starter'));
  expect(weekly?.en).toContain('52 × $200 ÷ 12 = $866.67');
  expect(billIn('he charges 65 an hour, 10 hrs a month')?.amount).toBe(650);
});

test('a claim about a sum is true or not, or claims nothing', () => {
  const day = sumFor('is starter under 10 dollars a day', about('starter'));
  expect(day && isTrue('is starter under 10 dollars a day', day)).toBe(true);
  expect(day && isTrue('is starter over 10 dollars a day', day)).toBe(false);
  expect(day && isTrue('is starter a good deal a day', day)).toBeUndefined();
});

test('a price for each location is no number of locations', () => {
  expect(locations('is the 297 per location or per company')).toBeUndefined();
  expect(locations('497 per shop?')).toBeUndefined();
  expect(locations('i heard you have three plans, which for a team of three')).toBeUndefined();
  expect(locations('our preschool has 5 spots open')).toBeUndefined();
  expect(locations('once i filled my five places')).toBeUndefined();
  expect(locations('starter for 3 coffee shops')).toBe(3);
});

test('posts are counted over a year or some months, prices aren’t', () => {
  expect(sumFor('how many blogs in a year w starter', about('starter'))?.en).toBe(
    'Starter has 12 × 2 = 24 blog posts a year.',
  );
  expect(sumFor('dominate, blogs per year?', about('enterprise'))?.en).toContain('52 × 2 = 104');
  expect(sumFor('social posts in 3 months, how many', about('starter'))?.en).toContain(
    '13 × 3 = 39',
  );
  expect(sumFor('how many blogs on starter', about('starter'))).toBeUndefined();
});

test('a plan for both, for all shops that were told of, for wages by the hour', () => {
  expect(sumFor('if two, both pro', about('growth'))?.amounts).toEqual([994]);
  expect(sumFor('starter for all of em', { ...about('starter'), count: 5 })?.amounts).toEqual([
    1485,
  ]);
  expect(
    sumFor('is that with the fees and all', { ...about('starter'), count: 5 }),
  ).toBeUndefined();
  expect(billIn('i pay a girl 18 an hr 20 hrs a week')?.amount).toBe(1560);
  expect(billIn('150 a week to my marketing girl')?.amount).toBe(650);
  expect(billIn('starter costs less than 100 a week')).toBeUndefined();
  expect(billIn('the chamber wants 800 a year for a sticker')).toBeUndefined();
});

test('what was paid since a month, phases of a year, multiples, steps between plans', () => {
  const may = { ...about('growth'), now: Date.UTC(2026, 4, 20) };
  expect(sumFor('been paying for pro since january, how much so far', may)?.amounts).toEqual([
    2485,
  ]);
  const both = about('starter', 'growth');
  for (const text of [
    'starter 3 months then pro for the rest of the year',
    '3 months starter, 9 months pro',
    'starter jan thru march, pro april thru december',
  ])
    expect(sumFor(text, both)?.amounts, text).toEqual([5364]);
  expect(sumFor('is pro twice what starter is', both)?.yes).toBe(false);
  expect(sumFor('whats the gap in price', about('growth'))?.amounts).toEqual([200, 500]);
  expect(sumFor('how is this different, i wasted money on that', about())).toBeUndefined();
});

test('a claim in round figures, and one after the prices that it adds', () => {
  const week = sumFor('so roughly 70 a week for starter', about('starter'));
  expect(week && isTrue('so roughly 70 a week for starter', week)).toBe(true);
  const two = sumFor('so thats 297 plus 497 together, 794?', about('starter', 'growth'));
  expect(two && isTrue('so thats 297 plus 497 together, 794?', two)).toBe(true);
});
