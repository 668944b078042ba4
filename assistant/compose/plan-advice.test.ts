import { expect, test } from 'vitest';
import { testAnswer } from './test-answer.ts';

test.each([
  [['which plan do you recommend? its just me'], /^I’d start with Starter, at \$297/],
  [['¿qué plan me recomiendas? soy yo sola'], /^Yo empezaría con Starter, de \$297/],
  [['we have a team of 3 people', 'which plan is right for us'], /^(?!Dominate is made)/],
  [['which plan do you think, 2 trucks'], /^(?!Dominate is made)/],
  [['somos dos dentistas, ¿qué plan nos recomienda?'], /^Yo empezaría con Starter/],
  [['which plan for 2 restaurants'], /^Dominate is made for several locations/],
  [['which plan for a dental office with lots of competition'], /^Dominate is made for/],
  [
    ['which plan would you pick, i want to post every day on facebook'],
    /^For a post every day.*Pro/,
  ],
  [['starter or pro for a butcher who mostly wants google'], /^To be found on Google I’d take Pro/],
  [['which plan for roofing leads'], /^For more calls I’d take Pro/],
  [['starter or pro'], /^Of those two, most businesses choose Pro/],
  [['which plan is right for me'], /^Most businesses choose Pro/],
  [['which plan is right for me', 'so which one would you take'], /^I’d start with Starter/],
  [['which plan do most people take'], /^Most businesses choose Pro/],
  [['do i need pro if its just me n one van'], /^No, I’d start with Starter/],
  [['i have only the one shop, so Starter, would you say?'], /^Yes, I’d start with Starter/],
  [['math tutor, just me, 20 students. is this overkill for me'], /^No, I’d start with Starter/],
  [['is pro overkill for us, 2 people 1 business'], /^Yes, I’d start with Starter/],
])('%j gets a plan that fits', (messages, expected) => {
  expect(testAnswer(messages).text).toMatch(expected);
});

test('advice is an answer on which plan fits, and the conversation goes on with its plan', () => {
  const { state } = testAnswer(['which plan do you recommend? its just me']);
  expect(state).toMatchObject({ lastLabel: 'plans.which', plan: 'starter' });
  const { text } = testAnswer([
    'which one would you take for roofing leads',
    'what is in the one you recommend',
  ]);
  expect(text).toMatch(/^Pro includes/);
});
