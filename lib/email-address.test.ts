import { expect, test } from 'vitest';
import { emailAddress } from './email-address.ts';

test.each(["o'neil@example.com", 'ann@example.com', 'Ann.B+c_d-9@sub.Example.co', '-@x.museum'])(
  '%s is an address',
  (text) => {
    expect(emailAddress.test(text)).toBe(true);
  },
);

test.each([
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  "a'@example.com",
  'a@-example.com',
  'a@example..com',
  'a@example.c',
  'a@example.com.',
  'a b@example.com',
  '"a"@example.com',
  'zoë@example.com',
  'a@example.com\n',
])('%j is none', (text) => {
  expect(emailAddress.test(text)).toBe(false);
});

/** Each of 100,000 characters, and wrong only at the end, which is the worst case for backtracking. */
const hostile = ['a', 'a.', "'", '-', '.', 'a@', 'a-.'].flatMap((piece) => {
  const run = piece.repeat(100_000 / piece.length);
  return [run, `${run}@`, `a@${run}`, `a@${run}1`];
});

test.each(hostile.map((text) => [text.slice(0, 12), text]))(
  'a hostile text that begins with %s is checked in linear time',
  (_, text) => {
    const began = process.threadCpuUsage();
    expect(emailAddress.test(text)).toBe(false);
    // 1 ms of the processor, or seconds where the time grows by the square.
    expect(process.threadCpuUsage(began).user).toBeLessThan(200_000);
  },
);
