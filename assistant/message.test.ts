import { expect, test } from 'vitest';
import { type ChatMessage, transcriptOf } from './message.ts';

const message = (content: string): ChatMessage => ({ role: 'user', content, timestamp: 1 });

test('the transcript of a short conversation is complete, without links', () => {
  const answer = { ...message('$297 a month.'), links: [{ label: 'Pricing', href: '/pricing' }] };
  expect(transcriptOf([message('How much?'), answer])).toEqual([
    message('How much?'),
    message('$297 a month.'),
  ]);
});

test('the transcript of a long conversation has the latest messages that fit into a body', () => {
  const long = Array.from({ length: 300 }, (_, index) =>
    message(`${index} ${'\u0001é€'.repeat(200)}`),
  );
  const sent = transcriptOf(long);
  expect(sent.at(-1)).toEqual(long.at(-1));
  expect(sent.length).toBeGreaterThan(10);
  expect(Buffer.byteLength(JSON.stringify(sent))).toBeLessThanOrEqual(40_000);
});

test('a transcript has no more messages than the server accepts', () => {
  expect(transcriptOf(Array.from({ length: 300 }, () => message('Yes')))).toHaveLength(200);
});
