import { expect, test } from 'vitest';
import { askOf } from './ask-of.ts';
import { billIn } from './bill.ts';
import { billTotal } from './bill-total.ts';
import { begun, continued } from './continued.ts';
import { frameSum } from './frame-sum.ts';
import { keptOf } from './kept-bill.ts';
import { locations } from './locations.ts';
import { resultOf } from './of-result.ts';
import { onlyChanges } from './only-changes.ts';
import { worth } from './payback.ts';
import { readable, readingOf } from './reading.ts';
import { spentIn } from './spent.ts';
import { operates, sumFor } from './sums.ts';
import { sumsAbout } from './test-sum.ts';

const { about, answer } = sumsAbout(false);

/** The sum after several messages, each of which continues the last sum. */
function after(first: string, ...others: string[]): string | undefined {
  const frame = others.reduce(
    (last, next) => continued(last, readingOf(next, [])),
    begun(readingOf(first, [])),
  );
  return frameSum(frame)?.en;
}

test.each([
  'and in a year',
  'make that four',
  'and pro?',
  'sorry i meant starter',
  'for both my barber shops',
  'for just the 4 busy months',
  'y si somos dos templos?',
  'no, mejor el mas barato',
])('%j only changes the sum before it', (text) => {
  expect(onlyChanges(readable(text))).toBe(true);
});

test.each([
  'and half of that',
  'and that?',
  'does pro post daily',
  'and the trial',
  'how much is pro',
])('%j asks something of its own', (text) => {
  expect(onlyChanges(readable(text))).toBe(false);
});

test('an operation is done with the last result', () => {
  const lastResult = resultOf(
    'Starter costs you $297 − $99 = $198 more a month, or $2,376 a year.',
  );
  const result = (text: string) => sumFor(text, { ...about('starter'), lastResult })?.en;
  expect(result('x12')).toBe('That’s 12 × ($297 − $99) = $2,376 a year.');
  expect(result('take off the 50 i get back')).toBe('That’s $297 − $99 − $50 = $148 a month.');
  expect(result('add a 400 photo shoot once')).toBe('That’s $297 − $99 + $400 = $598 a month.');
  const whole = resultOf('That’s $8,000 − $3,200 = $4,800.');
  expect(sumFor('then take off a year of starter', { ...about(), lastResult: whole })?.en).toBe(
    'That’s $8,000 − $3,200 − 12 × $297 = $1,236.',
  );
  expect(operates.test('minus the noise it is fine')).toBe(true);
  expect(result('minus the noise it is fine')).toBeUndefined();
});

test('one of several locations changes its plan, or closes', () => {
  const two = '2 shops on pro and 1 on dominate';
  expect(after(two)).toContain('2 × $497 + $997 = $1,991');
  expect(after(two, 'swap one of the pros for starter')).toContain('= $1,791 a month');
  expect(after(two, 'swap the dominate for a starter')).toContain('2 × $497 + $297 = $1,291');
  expect(after(two, 'what if we close the dominate one')).toContain('2 × $497 = $994 a month');
});

test('a correction to one location drops the others', () => {
  expect(after('starter for 3 salons', 'no just one salon', 'and a year')).toContain(
    '12 × $297 = $3,564',
  );
});

test('plans by place without a number', () => {
  expect(after('showroom on dominate, outlet on starter. monthly?')).toContain(
    '$997 + $297 = $1,294',
  );
  expect(after('starter for garage #1 and pro for garage #2, by the month?')).toContain('= $794');
  expect(after('starter for 2, pro for the big one, per month')).toContain('2 × $297 + $497');
});

test.each([
  ['dominate for all five of our clinics', 5],
  ['6 on starter, monthly then', 6],
  ['how much for 2 inns on pro', 2],
  ['branches in arlington, bethesda and fairfax. starter for all three', 3],
  ['una panaderia y dos sucursales mas, o sea tres locales', 3],
  ['both would be on pro', undefined],
  ['a 60 kid daycare, starter', undefined],
  ['me and 2 girls cleaning houses, how much is pro', undefined],
  ['starter for 18 paid months', undefined],
  ['what if i take dominate four times', 4],
  ['if i need starter twice', 2],
])('%j counts %j locations', (text, count) => {
  expect(locations(text)).toBe(count);
});

test('what a bill comes to, all its parts together', () => {
  const bill = billIn('agency quote: 950 a month, plus 1500 onboarding once');
  expect(billTotal('whats their total for 12 months', { bill })?.en).toBe(
    'That comes to 12 × $950 + $1,500 = $12,900 a year.',
  );
  const lastQuestion = 'we pay thryv 479 and an seo guy 350 every month';
  expect(billTotal('thats together?', { lastQuestion })?.en).toContain(
    '$479 + $350 = $829 a month',
  );
  const parts = billIn(lastQuestion);
  expect(billTotal('total?', { bill: parts, lastQuestion: 'pro for 3 shops' })).toBeUndefined();
  expect(billTotal('so dominate would save me what a year', { bill })).toBeUndefined();
  expect(billTotal('what do you cost a month', { bill })).toBeUndefined();
});

test('the wages of several', () => {
  const bill = billIn('paying 2 college kids 15 an hour 5 hours a week each');
  expect(bill).toMatchObject({ amount: 650, terms: '2 × 5 × $15 × 52 ÷ 12' });
});

test('what stays of a bill', () => {
  const bill = billIn('we pay 400 a month on google ads and 150 a month on mailers');
  expect(bill?.amount).toBe(550);
  const kept = (text: string) => bill && keptOf(bill, text)?.amount;
  expect(kept('if i drop the mailers and add starter')).toBe(400);
  expect(kept('the ads stay')).toBe(400);
  expect(kept('if i drop the mailers and the google ads')).toBeUndefined();
  expect(kept('what would pro be')).toBeUndefined();
});

test('a budget without what is spent of it', () => {
  expect(spentIn('we already spent 3200 on an expo and 1100 on brochures', 15_000)).toEqual([
    3200, 1100,
  ]);
  expect(
    spentIn('after a year of dominate and $1,800 for banners, what is left'.replace(',', ''), 1),
  ).toEqual([1800]);
  expect(spentIn('i have 900 a month, after pro whats left', 900)).toEqual([]);
  const frame = { ask: 'left', plans: ['growth'], months: 12, spent: [3200, 1100] } as const;
  const budget = { value: 15_000, per: 'year' } as const;
  expect(frameSum({ ...frame, budget })?.en).toContain(
    '$15,000 − (12 × $497 + $3,200 + $1,100) = $4,736 left a year',
  );
});

test('a sale without its cost, and the share of another price', () => {
  expect(worth('cakes are $60 and flour costs me 35')).toEqual({ amount: 25, terms: '$60 − $35' });
  expect(worth('$6 a cup, 4 of that is profit')).toEqual({ amount: 4 });
  expect(worth('premium is $1600 and i get 12% of that, the rest gets lost')?.amount).not.toBe(
    1588,
  );
});

test('a price by the thing, the day of 30, the week of 52', () => {
  expect(answer('30 guest rooms. starter for a year divided by room?', 'starter')).toContain(
    '12 × $297 ÷ 30 = $118.80',
  );
  expect(
    answer('if i spread a year of pro over 24 weddings how much is it per wedding', 'growth'),
  ).toContain('12 × $497 ÷ 24 = $248.50');
  expect(after('whats starter per day if a month is 30 days')).toContain('$297 ÷ 30 = $9.90 a day');
  expect(after('and starter weekly? count 4 weeks a month')).toContain('$297 ÷ 4 = $74.25 a week');
  expect(after('how much is pro a week, year price/52')).toContain('12 × $497 ÷ 52 = $114.69');
});

test('what is asked, where the words tell it', () => {
  const known = { lastSum: undefined, bill: undefined, budget: undefined };
  const asked = (learned: Parameters<typeof askOf>[0], text: string) =>
    askOf(learned, readingOf(text, []), known);
  expect(asked('compare', 'from my $1000 a month marketer to starter')).toBe('save');
  expect(asked('compare', 'how much more is pro than starter')).toBe('compare');
  expect(asked('units', 'a $7500 grant, how many full months of dominate does it cover')).toBe(
    'months',
  );
  expect(asked('left', '14 clients at 250 each, after pro what do i have left')).toBe('profit');
  const bill = { amount: 1200 };
  expect(
    askOf('compare', readingOf('how much less is pro than that', []), { ...known, bill }),
  ).toBe('save');
});

test('`once` in English is no eleven', () => {
  expect(readingOf('starter is paid by my landlord once', []).numbers).toEqual([]);
  expect(readingOf('once locales con starter', []).count).toBe(11);
});
