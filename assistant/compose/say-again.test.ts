import { expect, test } from 'vitest';
import { testAnswer as answer } from './test-answer.ts';

test('what was said last is said again in the language that is asked for', () => {
  const first = 'what does pro include';
  expect(answer([first, 'gracias, me lo puede repetir en español']).text).toMatch(/^Pro incluye/);
  expect(answer([first, 'my spanish is better sorry']).text).toMatch(/^Pro incluye/);
  expect(answer(['que incluye el pro', 'in english please']).text).toMatch(/^Pro includes/);
  expect(answer(['hello', 'my spanish is better']).text).toMatch(/^Claro, sigamos en español/);
});

test.each([
  ['say that again?', /^Again: /],
  ['shorter pls', /^In short: /],
  ['tl;dr', /^In short: /],
  ['repite eso', /^Pro incluye/],
  ['translate that to spanish', /^Pro incluye/],
])('%s repeats the last answer', (order, text) => {
  expect(answer(['what does pro include', order]).text).toMatch(text);
});

test('a sum is repeated, too', () => {
  expect(answer(['how much is pro for a year', 'one more time?']).text).toMatch(
    /^Again: .*\$5,964/,
  );
});

test.each(['can it repeat a post every friday', 'is there a shorter contract'])(
  '%s is a question of its own',
  (question) => {
    expect(answer(['what does pro include', question]).text).not.toMatch(/^(?:Again|In short)/);
  },
);

test.each([
  'can the agent write it in spanish',
  'does it post in english',
  'puede publicar en español',
  'sorry my english is better, what does it include',
])('%s asks for no other language of ours', (question) => {
  expect(answer(['hello', question]).text).not.toMatch(/go on in English|sigamos en español/);
});
