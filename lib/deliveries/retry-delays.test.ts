import { expect, test } from 'vitest';
import { hours } from '../../test/ledger.ts';
import { maxAttempts, retryDelay, retryDelays } from './retry-delays.ts';

const total = retryDelays.reduce((sum, delay) => sum + delay, 0);

test('the last attempt comes between four and five days after the first', () => {
  expect(total).toBeGreaterThan(hours(96));
  expect(total).toBeLessThan(hours(120));
});

test('a receiver that restarts gets two retries within a minute', () => {
  expect(retryDelay(1, 0.5)).toBe(10_000);
  expect((retryDelays[0] ?? 0) + (retryDelays[1] ?? 0)).toBeLessThan(60_000);
});

test('a delay varies by a fifth, and there is none after the last attempt', () => {
  expect(retryDelay(1, 0)).toBe(8_000);
  expect(retryDelay(1, 0.999_999_99)).toBe(12_000);
  expect(retryDelay(maxAttempts - 1, 0.5)).toBeTypeOf('number');
  expect(retryDelay(maxAttempts, 0.5)).toBeUndefined();
});
