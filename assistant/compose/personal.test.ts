import { expect, test } from 'vitest';
import { testAnswer } from './test-answer.ts';

test.each([
  [['we are a florist in Fairfax', 'what is a keyword'], /could be “florists in Fairfax”\.$/],
  [['tengo una floristería en Fairfax', '¿qué es una palabra clave?'], /“floristerías en Fairfax”/],
  [['I have a tire shop, what does an agent do?'], /^For auto shops, an AI marketing agent writes/],
  [
    ['my freelancer charges $85 an hour, 12 hours a month. am I better off with you?'],
    /12 × \$85 − \$297 = \$723.*; your agent does blog/,
  ],
  [
    ['i want a credit for the two weeks with no posts, do you have a money back guarantee?'],
    /no credit for single days or weeks, so our team decides/,
  ],
  [
    ['hi do you do daycares?? we have 6 open spots and need parents calling'],
    /^Yes, our agents work for daycares/,
  ],
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
