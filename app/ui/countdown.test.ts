import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCountdown } from './countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('ends once, after its duration', () => {
  const end = vi.fn();
  createCountdown(5_000, end).start();
  vi.advanceTimersByTime(4_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(end).toHaveBeenCalledTimes(1);
});

test('pauses until every hold is released, then runs for the remaining time', () => {
  const end = vi.fn();
  const countdown = createCountdown(5_000, end);
  countdown.start();
  vi.advanceTimersByTime(3_000);
  countdown.hold('pointer');
  countdown.hold('focus');
  vi.advanceTimersByTime(60_000);
  countdown.release('pointer');
  vi.advanceTimersByTime(60_000);
  countdown.release('focus');
  vi.advanceTimersByTime(1_999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
});

test('a stopped countdown never ends', () => {
  const end = vi.fn();
  const countdown = createCountdown(5_000, end);
  countdown.start();
  countdown.stop();
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
});
