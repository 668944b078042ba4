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
  'can the agent write it in spanish',
  'does it post in english',
  'puede publicar en español',
  'sorry my english is better, what does it include',
])('%s asks for no other language of ours', (question) => {
  expect(answer(['hello', question]).text).not.toMatch(/go on in English|sigamos en español/);
});
