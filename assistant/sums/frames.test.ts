import { expect, test } from 'vitest';
import type { PlanId } from '../../app/facts/prices.ts';
import { valuesIn } from '../eval/arithmetic.ts';
import { begun, continued } from './continued.ts';
import { filled } from './filled.ts';
import { fitted } from './fitted.ts';
import { frameSum } from './frame-sum.ts';
import { readingOf } from './reading.ts';

/** The answer after some messages, each of which goes on with those before it. */
function answer(messages: readonly string[], ...plans: PlanId[]): string {
  const [first = '', ...others] = messages;
  const told = { plans };
  const frame = others.reduce(
    (last, next) => {
      const reading = readingOf(next, []);
      const ask = reading.ask ?? last.ask;
      return filled(continued(last, fitted({ ...reading, ask }, ask, last)), told);
    },
    filled(begun(readingOf(first, [])), told),
  );
  const sum = frameSum(frame);
  expect(valuesIn(sum?.en ?? '').length, sum?.en).toBeGreaterThanOrEqual(
    (sum?.en.match(/= \$/g) ?? []).length,
  );
  return sum?.en ?? '';
}

test('a follow-up changes what it names: plan, period, locations, shares', () => {
  const year = ['pro for 3 shops', 'yearly'];
  expect(answer(year)).toContain('3 × 12 × $497 = $17,892 a year');
  expect(answer([...year, 'make it 4'])).toContain('4 × 12 × $497');
  expect(answer([...year, 'dominate same way'])).toContain('3 × 12 × $997');
  expect(answer([...year, 'and half a year'])).toContain('3 × 6 × $497');
  expect(answer(['split pro 3 ways', '4 of us now'])).toContain('$497 ÷ 4 = $124.25 a month each');
  expect(answer(['split pro 3 ways', 'each one per year'])).toContain('12 × $497 ÷ 3 = $1,988');
  expect(answer(['pro for a year', 'per day about'])).toContain('12 × $497 ÷ 365 = $16.34 a day');
});

test('a difference is in the period of the plans before it', () => {
  const two = ['dominate a year', 'and pro', 'difference between pro and dominate'];
  expect(answer(two)).toContain('12 × ($997 − $497) = $6,000 more a year');
  expect(answer([...two, 'and per week'])).toContain('12 × ($997 − $497) ÷ 52 = $115.38');
  const phases = ['3 months starter then pro rest of the year', 'make it 4 months'];
  expect(answer(phases)).toContain('4 × $297 + 8 × $497 = $5,164');
  expect(answer([...phases, 'vs pro all year'])).toContain('= $800 less in total than Pro');
  expect(answer([...phases, 'dominate instead of pro'])).toContain('4 × $297 + 8 × $997');
});

test('bills: another amount, another rate, only one of them, what is paid once', () => {
  const bill = ['i pay my niece 15 an hour, 10 hours a week. starter saves'];
  expect(answer([...bill, 'she wants 20 now'])).toContain('10 × $20 × 52');
  expect(answer([...bill, 'but pro'])).toContain('saves you 10 × $15 × 52 ÷ 12 − $497 = $153');
  const two = ['i pay an agency 1400 a month and 200 for google ads, pro saves me what'];
  expect(answer([...two, 'keep the google ads'])).toContain('$200 + $497 = $697');
  expect(answer(['we pay 1850 a month plus 500 to set up, pro saves the first year'])).toContain(
    '12 × $1,850 + $500 − 12 × $497 = $16,736 a year',
  );
  expect(
    answer(['postcards cost me 0.68 each and i mail 600 a month, starter saves'.replace('.', '·')]),
  ).toContain('600 × $0.68 − $297 = $111');
});

test('budgets and sales', () => {
  const budget = ['my budget is 800 a month, whats left after pro'];
  expect(answer(budget)).toContain('$800 − $497 = $303 left a month');
  expect(answer([...budget, 'a year'])).toContain('12 × ($800 − $497) = $3,636 left a year');
  expect(answer([...budget, 'what can i get for 350'])).toContain('Starter, at $297 a month, fits');
  expect(answer(['5000 grant, how many months of pro', 'whats unspent'])).toContain(
    '$5,000 − 10 × $497 = $30 left',
  );
  const sale = ['a roof nets me 2800, how many for a year of dominate'];
  expect(answer([...sale, 'if its only 1900'])).toContain('12 × $997 ÷ $1,900 = 6.3');
  expect(answer(['10 dog grooms at 55, less your pro fee'])).toContain('10 × $55 − $497 = $53');
});
