const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Milliseconds between one attempt and the next. Each is three times the one before until twelve
 * hours: quick enough for a server that restarts, patient enough for a long weekend. The last of the
 * 17 attempts comes about 4.4 days after the first.
 */
export const delays: readonly number[] = [
  10 * second,
  30 * second,
  90 * second,
  270 * second,
  13.5 * minute,
  40.5 * minute,
  2 * hour,
  6 * hour,
  ...Array.from({ length: 8 }, () => 12 * hour),
];

/** How many times a delivery is tried at most. */
export const maxAttempts = delays.length + 1;

/** Deliveries that failed together must not come back together: each delay varies by a fifth. */
const jitter = 0.2;

/**
 * Milliseconds to wait after an attempt, or undefined after the last.
 * @param attempt 1 for the first.
 * @param random in [0, 1).
 */
export function retryDelay(attempt: number, random: number): number | undefined {
  const delay = delays[attempt - 1];
  return delay && Math.round(delay * (1 - jitter + 2 * jitter * random));
}
