import { expect, test } from 'vitest';
import { testAnswer as answer } from './test-answer.ts';

test.each([
  [['whats in starter', 'what does dominate add to that'], /^Dominate adds .*= \$700 more/],
  [['el de 497 que trae de mas'], /^Pro agrega .*= \$200 más/],
  [['difference between the middle and the expensive one'], /^Dominate adds .*= \$500 more/],
])('%s compares the plans in question', (messages, expected) => {
  expect(answer(messages).text).toMatch(expected);
});

test.each([
  [['can i cancel whenever', 'how'], /on your dashboard/],
  [['is there a guarantee', 'how'], /Tell us within 30 days/],
  [['how many platforms on starter', 'which 3'], /the site doesn’t say which/],
  [['what happens after the trial', 'suppose i forget to cancel'], /invoice/],
  [['do you sell my data', 'can i get it erased'], /privacy policy/],
  [['is there a trial', 'alright where do i sign'], /^Choose a plan/],
])('%s is answered after the answer before', (messages, expected) => {
  expect(answer(messages).text).toMatch(expected);
});

test.each([
  ['phones on yet?', /^(Yes|No), we’re/],
  ['what does pro cost', /\$497/],
  ['all in for a year on pro', /\$5,964/],
])('%s is read as the time or a sum where a fact is no likelier', (question, expected) => {
  expect(answer([question]).text).toMatch(expected);
});

test.each([
  'I am a customer and my posts stopped two weeks ago',
  'Nobody returned my call on friday',
  'I already wrote to support. nothing.',
])('%s is a complaint, whatever fact it resembles', (complaint) => {
  const { text, kind } = answer([complaint]);
  expect(kind).toBe('complaint');
  expect(text).toMatch(/^I’m sorry/);
});

test('a name that many examples have is a name beside a number', () => {
  expect(answer(['here u go 443 555 0170 sarah']).form?.name).toBe('Sarah');
});
