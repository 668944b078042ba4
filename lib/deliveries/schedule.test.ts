import { expect, test } from 'vitest';
import { delays, maxAttempts, retryDelay } from './schedule.ts';

const hours = (ms: number) => ms / 3_600_000;

test('the last attempt comes between four and five days after the first', () => {
  const total = delays.reduce((sum, delay) => sum + delay, 0);
  expect(hours(total)).toBeGreaterThan(96);
  expect(hours(total)).toBeLessThan(120);
});

test('a receiver that restarts is tried again within a minute', () => {
  expect(retryDelay(1, 0.5)).toBe(10_000);
  expect((delays[0] ?? 0) + (delays[1] ?? 0)).toBeLessThan(60_000);
});

test('a delay varies by a fifth to both sides, and the last attempt has none', () => {
  expect(retryDelay(1, 0)).toBe(8_000);
  expect(retryDelay(1, 0.999_999_99)).toBe(12_000);
  expect(retryDelay(maxAttempts - 1, 0.5)).toBeTypeOf('number');
  expect(retryDelay(maxAttempts, 0.5)).toBeUndefined();
});
