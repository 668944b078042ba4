import { expect, test } from 'vitest';
import { type ChatMessage, transcriptOf } from './message.ts';

const turn = (content: string): ChatMessage => ({ role: 'user', content, timestamp: 1 });

test('a short conversation is handed over whole, without links', () => {
  const answer = { ...turn('$297 a month.'), links: [{ label: 'Pricing', href: '/pricing' }] };
  expect(transcriptOf([turn('How much?'), answer])).toEqual([
    turn('How much?'),
    turn('$297 a month.'),
  ]);
});

test('of a long one the latest turns are, and a body holds them', () => {
  const long = Array.from({ length: 300 }, (_, index) =>
    turn(`${index} ${'\u0001é€'.repeat(200)}`),
  );
  const sent = transcriptOf(long);
  expect(sent.at(-1)).toEqual(long.at(-1));
  expect(sent.length).toBeGreaterThan(10);
  expect(Buffer.byteLength(JSON.stringify(sent))).toBeLessThanOrEqual(40_000);
});

test('nor are there more turns than the server takes', () => {
  expect(transcriptOf(Array.from({ length: 300 }, () => turn('Yes')))).toHaveLength(200);
});
