import { afterAll, expect, test } from 'vitest';
import { openAssistant } from '../eval/assistant.ts';
import { heldOut } from '../eval/held-out/set.ts';
import { score } from '../eval/score.ts';
import { set } from '../eval/set.ts';

const assistant = await openAssistant();
afterAll(() => assistant.close());

test.for([
  { title: 'tuned on', questions: set },
  { title: 'held out', questions: heldOut },
])(
  'at least 95% of the questions $title are answered rightly, with no wrong price',
  async ({ questions }) => {
    const { all, wrongPrices } = await score(assistant, questions);
    expect(wrongPrices).toBe(0);
    expect(all.right / all.asked).toBeGreaterThanOrEqual(0.95);
  },
);

test('a price that is not ours is corrected, and no claim of one confirmed', async () => {
  for (const claim of ['Starter is $19, right?', 'so Pro costs 20 dollars', 'the price is $9?']) {
    const response = await assistant.ask(claim);
    expect(response).toContain('$297');
    expect(response).not.toMatch(/^yes|\$19|\$20|\$9(?!97)/i);
  }
});

test('a short question goes with the one before it', async () => {
  expect(await assistant.ask('and Pro?', 'How much is Starter?')).toContain('$497');
  expect(await assistant.ask('what about Dominate', 'How many keywords do I get?')).toContain(
    '100+',
  );
});

test('two questions get two answers', async () => {
  const response = await assistant.ask('Where is your office? And can I cancel anytime?');
  expect(response).toContain('Northern Virginia');
  expect(response).toMatch(/cancel/i);
});

test('posts and resources are found by what they are about', async () => {
  expect(await assistant.ask('do you have an article about answering reviews')).toMatch(/review/i);
  expect(await assistant.ask('any template for a content calendar')).toMatch(/calendar/i);
});
