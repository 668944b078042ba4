import { expect, test } from 'vitest';
import type { PlanId } from '../../app/facts/prices.ts';
import { askOf } from './ask-of.ts';
import { billIn } from './bill.ts';
import type { Ask, Frame } from './frame.ts';
import { frameSum } from './frame-sum.ts';
import { keptOf } from './kept-bill.ts';
import { readingOf } from './reading.ts';
import { frameTold } from './test-sum.ts';

/** The sum of a message of an owner who told a bill, after another sum. */
function asked(ask: Ask, folded: string, bill: string, lastSum?: Frame, plan: PlanId = 'starter') {
  const paid = billIn(bill);
  const before = { lastSum, asked: lastSum !== undefined, ...(paid && { bill: paid }) };
  const { frame } = frameTold(before, folded, { ask, plan });
  return { frame, en: frame && frameSum(frame)?.en };
}

test('parts of a bill are named by their amount, or are a part of one amount', () => {
  const bill = billIn('400 on fb ads, 150 on a guy who writes posts, 60 on canva each month');
  expect(bill && keptOf(bill, 'if starter replaces the guy and the 60')?.amount).toBe(400);
  const agency = billIn('our agency bills 2300 a month but 600 of that is ad spend');
  expect(agency?.parts?.map(({ bill: { amount } }) => amount)).toEqual([600, 1700]);
  expect(agency && keptOf(agency, 'we keep the ad spend')?.amount).toBe(600);
  expect(billIn('we pay 900 a month to a guy, half of that is ads')?.parts).toBeUndefined();
});

test('what stays of a bill is added to the plan, and both are set against the whole bill', () => {
  const bill = 'we pay 400 on fb ads, 150 on a guy who writes posts, 60 on canva each month';
  const first = asked('contents', 'if starter replaces the guy and the 60, whats my total', bill);
  expect(first.en).toBe('With Starter you’d be at $400 + $297 = $697 a month.');
  expect(asked('compare', 'so up by how much', bill, first.frame).en).toContain('= $87 more');
  const agency = 'our agency bills 2300 a month but 600 of that is ad spend';
  const kept: Frame = { ask: 'beside', plans: ['growth'], bill: { amount: 600 } };
  expect(
    asked('save', 'how much do we save with dominate', agency, kept, 'enterprise').en,
  ).toContain('$2,300 − ($600 + $997) = $703 a month');
});

test('a quote with a one-time cost is set against a plan', () => {
  const quote = 'a quote from a web guy 2800 one time plus 120 a month';
  expect(readingOf(quote, []).bill).toMatchObject({ amount: 120, once: 2800 });
  const last: Frame = { ask: 'beside', plans: ['starter'], months: 12, bill: billIn(quote) };
  expect(asked('compare', 'the difference to pro for 12 months', quote, last, 'growth').en).toBe(
    'Pro costs you 12 × $497 − (12 × $120 + $2,800) = $1,724 more a year.',
  );
  const known = { lastSum: undefined, bill: undefined, budget: undefined };
  const text = 'quoted $2400 setup + 900 a month. 12 months with them minus 12 months with pro';
  expect(askOf('save', readingOf(text, []), known)).toBe('save');
});

test('both are paid', () => {
  const bill = 'an agency bills us 2150 a month';
  for (const text of [
    'so 2 months i pay them and you on pro, total',
    'pro and the agency for 2 months',
  ])
    expect(asked('price', text, bill, undefined, 'growth').en, text).toContain(
      '2 × ($2,150 + $497) = $5,294',
    );
});

test('a bill of all locations is set against a plan at each', () => {
  const text = 'i have 4 salons and want pro on all of them. agency quoted me 3200 a month';
  expect(asked('save', text, text, undefined, 'growth').en).toContain('$3,200 − 4 × $497 = $1,212');
  const last: Frame = { ask: 'price', plans: ['growth'], count: 4 };
  expect(
    asked('compare', 'so the saving per year', 'we pay 3200 a month for seo', last, 'growth').en,
  ).toContain('12 × ($3,200 − 4 × $497) = $14,544');
});

test('a part that the visitor keeps either way is no saving', () => {
  const ads = billIn('we spend 900 a month on ads and 350 on a freelancer');
  const text = 'ads stay. what would ads plus starter come to once the freelancer is gone?';
  expect(ads && keptOf(ads, text)?.amount).toBe(900);
  const agency =
    'we pay an agency 2250 a month, plus 300 for a photographer we would keep either way';
  const bill = billIn(agency);
  expect(bill && keptOf(bill, `${agency}. how much less is pro than the agency`)?.amount).toBe(300);
  const taqueria = billIn('agency bill is 1350 a month incl $200 ad spend that id keep paying');
  expect(taqueria?.parts?.[0]).toMatchObject({ bill: { amount: 200 }, label: 'ad spend ' });
});

test('more sales than anybody makes in a month are none', () => {
  const sale = { value: 900, count: 2600 };
  expect(frameSum({ ask: 'profit', plans: ['starter'], sale })).toBeUndefined();
});
