import { expect, test } from 'vitest';
import { testAnswer } from './test-answer.ts';

test.each([
  [['we are a florist in Fairfax', 'what is a keyword'], /could be “florists in Fairfax”\.$/],
  [['tengo una floristería en Fairfax', '¿qué es una palabra clave?'], /“floristerías en Fairfax”/],
  [['I have a tire shop, what does an agent do?'], /^For auto shops, an AI marketing agent writes/],
  [['which plan do you recommend? its just me'], /^Starter covers the basics at \$297.*choose Pro/],
])('%j is answered for this visitor', (messages, expected) => {
  expect(testAnswer(messages).text).toMatch(expected);
});

test('a trade that says little isn’t named', () => {
  const { text } = testAnswer(['I own a store', 'what is a keyword']);
  expect(text).not.toContain('stores in');
});

test('a personal answer states its fact', () => {
  const { state } = testAnswer(['I have a bakery, what does an agent do?']);
  expect(state.lastFacts).toEqual(['agent.does']);
});
