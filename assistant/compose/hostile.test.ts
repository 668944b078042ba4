import { expect, test } from 'vitest';
import { maxQuestionLength } from '../message.ts';
import { testAnswer } from './test-answer.ts';

// What is loaded once, and compiled.
for (let n = 0; n < 20; n += 1)
  testAnswer(['Hi, what does Pro cost for 2 shops? Call me at 703-555-0123. ¿Y los sábados?']);

/** Pieces that expressions repeat; the end of a text makes them fail at the last moment. */
const pieces = [
  ...['a', 'a ', '1', '1 ', '$1 ', '1,', '.', '. ', '?', ' ', '-', "'", '\n', '😀', '¿', 'ñ '],
  ...['and ', 'y ', 'i ', 'we have ', 'my budget ', 'max ', 'tops 500 ', 'starter ', 'pro and '],
  ...['how much ', 'call me ', 'name is ', 'a@', 'a@b.co ', '555-', '(703) ', 'jan 1 ', 'at 5 '],
  ...['two hundred ', 'half ', '% ', 'a week ', 'is it ', 'or ', 'ok so ', 'not ', 'que ', 'si '],
];

test.each(pieces)('the longest message made of %j takes milliseconds', (piece) => {
  for (const end of ['', '!', 'x?']) {
    const text = piece.repeat(maxQuestionLength).slice(0, maxQuestionLength - end.length) + end;
    const began = process.threadCpuUsage();
    testAnswer([text]);
    // 2 to 40 ms; an expression with nested repetitions takes seconds or years.
    expect(process.threadCpuUsage(began).user).toBeLessThan(500_000);
  }
});

test('a question of plain words takes milliseconds', () => {
  const began = process.threadCpuUsage();
  testAnswer(['what is “current marketing” supposed to mean on your form, we do nothing']);
  expect(process.threadCpuUsage(began).user).toBeLessThan(50_000);
});
