import { expect, test } from 'vitest';
import { testAnswer } from './test-answer.ts';

test.each([
  [
    'how long until somebody answers my message',
    'We’re open Monday to Friday, 9AM-6PM EST, and closed weekends.',
    'thats not what i asked',
    /^Sorry, I misread that\. A message .* within 24 hours/,
  ],
  [
    'can i take a post down',
    'You can change any line, and a sentence you strike once isn’t written again.',
    'not what i meant',
    /^Sorry, I misread that\. Yes, .* delete a published post there yourself/,
  ],
  [
    'is the audit free',
    'Every plan starts with a 14-day free trial, no credit card required.',
    'i didnt ask about the trial',
    /^Sorry, I misread that\. Yes, the audit is free/,
  ],
  [
    'cuanto tardan en contestarme un mensaje',
    'Atendemos de lunes a viernes, de 9AM a 6PM EST.',
    'no pregunte eso',
    /^Perdón, lo leí mal\. .* 24 horas/,
  ],
])('%s, misread as %s, is read again after %s', (question, reply, correction, expected) => {
  const { text } = testAnswer([question, correction], undefined, [reply]);
  expect(text).toMatch(expected);
});

test('a question that was misread twice gets a third answer', () => {
  const messages = ['who takes the pictures', 'no, i asked something else', 'still not it'];
  const given = ['The agent writes your posts from your brief.'];
  const second = testAnswer(messages.slice(0, 2), undefined, given).text;
  const third = testAnswer(messages, undefined, given).text;
  expect(`${second} ${third}`).toMatch(/Nobody comes to take pictures/);
  expect(third).not.toBe(second);
});

test('who says that we repeat ourselves gets no guess', () => {
  const { text } = testAnswer(['how much is pro', 'you said that already']);
  expect(text).toBe('Sorry, I misread that. Which part can I clear up?');
});

test('what a visitor never asked about is not answered again', () => {
  const { text } = testAnswer([
    'any discount?',
    'Discount?? I never asked about a discount. Do you post without photos?',
  ]);
  expect(text).not.toContain('discount');
  expect(text).toMatch(/no picture otherwise/);
});
