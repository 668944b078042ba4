import { expect, test } from 'vitest';
import { begun, continued } from './continued.ts';
import { fitted } from './fitted.ts';
import { frameSum } from './frame-sum.ts';
import { marginIn, worth } from './payback.ts';
import { readingOf } from './reading.ts';
import { saleOfMessage } from './sale.ts';
import { frameTold, sumsAbout } from './test-sum.ts';

const { answer } = sumsAbout(false);

test.each([
  ['avg ticket 480, a quarter of that is profit', 120],
  ['servicios de unas de $60, gano la mitad de cada uno', 30],
  ['a tour is $240 and we keep a third', 80],
  ['$90 a visit, i clear half', 45],
  ['$50 a wash, i pocket 12 of each', 12],
  ['cakes r 325 each & i keep maybe 150', 150],
  ['facials at $95 with 70% margin', 66.5],
])('%j leaves $%d of one sale', (text, amount) => {
  expect(worth(text)?.amount).toBe(amount);
});

test('a share of a sale is no period', () => {
  expect(
    answer('avg ticket 480, a quarter of that is profit. how many jobs for pro', 'growth'),
  ).toBe('5 jobs a month at $480 ÷ 4 = $120 each cover Pro: $497 ÷ $120 = 4.1.');
  expect(readingOf('how much is a quarter of pro', []).months).toBe(3);
});

test('what one sale leaves goes before its price, also in small numbers', () => {
  expect(saleOfMessage('a dozen is 36 and i clear 14 on it')?.value).toBe(14);
});

/** The sum of a message that asks for sales, after another one. */
const asked = (folded: string, lastQuestion: string) =>
  frameTold({ lastQuestion }, folded, { ask: 'units', plan: 'enterprise' }).frame;

test('a margin told before is that of the price told now', () => {
  const frame = asked('avg sale 899. how many sales a month pay for dominate', 'margin is 45%');
  expect(frame?.sale).toMatchObject({ value: 404.55, terms: '$899 × 45 ÷ 100' });
  const own = asked('i clear 80 on each sale, how many for dominate', 'margin is 45%');
  expect(own?.sale?.value).toBe(80);
  expect(marginIn('we sell mattresses')).toBeUndefined();
  expect(marginIn('keep half of them at 1100')).toBeUndefined();
});

test('another price has the margin of the last one, and no terms of another value', () => {
  const first = begun(
    fitted(
      readingOf('how many facials at $95 with 70% margin pay for pro', []),
      'units',
      undefined,
    ),
  );
  const after = (text: string) =>
    frameSum(continued(first, fitted(readingOf(text, []), 'units', first)))?.en;
  expect(after('what if i raise it to 110, same margin')).toContain(
    '$110 × 70 ÷ 100 = $77 each cover Pro: $497 ÷ $77',
  );
  expect(after('and if i clear 80 on each')).toContain('at $80 each cover Pro');
  expect(after('and dominate')).toContain('$95 × 70 ÷ 100 = $66.50 each cover Dominate');
  expect(after('two stores on it, both together')).toContain('2 × $497 ÷ $66.50');
});

test('a share of what comes in, beside other amounts', () => {
  const text = 'we take in about 42000 a month (rent is 6200). pro is what percent of sales';
  expect(answer(text, 'growth')).toContain('$497 ÷ $42,000 = 1.2%');
  expect(answer('what percent of 9900 a month is starter', 'starter')).toContain('= 3% of that');
});
