import { afterAll, expect, test } from 'vitest';
import { score } from '../assistant/eval/score.ts';
import { heldOutSet, tunedSet } from '../assistant/eval/sets.ts';
import { minShare, startEvalAssistant } from './eval.ts';

const { ask, close } = await startEvalAssistant();
afterAll(close);

test.for([
  { title: 'tuned', questions: tunedSet },
  { title: 'held-out', questions: heldOutSet },
])(
  'at least 95% of the $title questions get a right answer, and none a wrong price',
  async ({ questions }) => {
    const { all, wrongPrices } = await score(ask, questions);
    expect(wrongPrices).toBe(0);
    expect(all.right / all.asked).toBeGreaterThanOrEqual(minShare);
  },
);

test('a wrong price in a question is corrected, never confirmed', async () => {
  for (const claim of ['Starter is $19, right?', 'so Pro costs 20 dollars', 'the price is $9?']) {
    const response = await ask(claim);
    expect(response).toContain('$297');
    expect(response).not.toMatch(/^yes|\$19|\$20|\$9(?!97)/i);
  }
});

test('a short follow-up is understood with the question before it', async () => {
  expect(await ask('and Pro?', 'How much is Starter?')).toContain('$497');
  expect(await ask('what about Dominate', 'How many keywords do I get?')).toContain('100+');
});

test('a message with two questions gets two answers', async () => {
  const response = await ask('Where is your office? And can I cancel anytime?');
  expect(response).toContain('Northern Virginia');
  expect(response).toMatch(/cancel/i);
});

test('the assistant finds posts and resources by their subject', async () => {
  expect(await ask('do you have an article about answering reviews')).toMatch(/review/i);
  expect(await ask('any template for a content calendar')).toMatch(/calendar/i);
});
