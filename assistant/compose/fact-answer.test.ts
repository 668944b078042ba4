import { expect, test } from 'vitest';
import { testAnswer } from './test-answer.ts';

test.each([
  [
    'is the trial free? and no card?',
    /^Yes, the first 14 days cost nothing\. You need no credit card/,
  ],
  [
    'how do i pay, do u take checks',
    /^No, we take credit card.*; the site names no other way to pay\.$/,
  ],
  ['is the website builder included in the monthly price or is it extra', /^Included\. /],
  ['May I try it for a while before I pay anything?', /^Yes, the first 14 days cost nothing/],
  ['If I simply forget to look at the week, does it go out anyway?', /^Yes, you needn’t approve/],
  ['¿el sitio viene incluido, sin costo extra?', /^Sí, /],
  ['day 40, do I get a refund or not?', /^No, the money-back guarantee covers 30 days/],
  ['if nothing happens in two months do i get my money back', /^(?!Yes)/],
  [
    'im a customer since 4 months. so the 30 days are over, right?',
    /^Yes, the money-back guarantee/,
  ],
  ['what does google business optimization mean', /^Google Business optimization keeps/],
  [
    'whats competitor monitoring',
    /: each week the agent checks where you and your competitors rank\./,
  ],
  [
    'i am no good with computers. can one of your people make the website for me?',
    /the site doesn’t say if we’d do it for you/,
  ],
  ['yo what do u guys do, im a roofer in arlington', /^For roofers, an AI marketing agent writes/],
  [
    'Hello I am painter, work alone. Is $297 everything or after more fees come?',
    /no setup fees and no hidden fees/,
  ],
])('%s', (message, expected) => {
  expect(testAnswer([message]).text).toMatch(expected);
});

test.each([
  [['I pay already two months the Starter and I dont see no customer. What happen?'], /^I’m sorry/],
  [['i see two charges on my card', 'Karen called and sorted it, thank you'], /^(?!.*sorry)/],
  [['how do i reach you', 'fine, ill call tomorrow'], /^(?!.*” goes)/],
  [
    ['i deleted the post', 'how do i make sure it knows the right hours from now on'],
    /^(?!.*I can’t do that)/,
  ],
  [['what does it cost', 'haha fair. ok and email?'], /^(?!Good|I see)/],
])('%j is read for what it is', (messages, expected) => {
  expect(testAnswer(messages).text).toMatch(expected);
});

test.each([
  [
    ['what would three months of pro cost with the free trial'],
    /= \$1,491 .* The 14-day trial before it is free\.$/,
  ],
  [['i pay a guy 1500 a month', 'so 297 vs 1500 so i save what a yr'], /^Starter saves you/],
  [['i pay a guy 1500 a month', 'so pro is cheaper than that, right?'], /^Yes, /],
  [['what would pro cost per attorney? we are 2', 'so about 250 each. fine, thanks'], /^(?!.*=)/],
])('%j is computed as far as it asks', (messages, expected) => {
  expect(testAnswer(messages).text).toMatch(expected);
});
