const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Milliseconds between attempts: each three times the one before, up to 12 hours. Short enough for a
 * server that restarts, long enough for an outage over a long weekend: the last of the 17 attempts
 * comes about 4.4 days after the first.
 */
export const retryDelays: readonly number[] = [
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

export const maxAttempts = retryDelays.length + 1;

/** Each delay varies by a fifth, so that deliveries that failed together don't retry together. */
const jitter = 0.2;

/**
 * Milliseconds to wait after an attempt; undefined after the last.
 * @param attempt 1 for the first.
 * @param random in [0, 1).
 */
export function retryDelay(attempt: number, random: number): number | undefined {
  const delay = retryDelays[attempt - 1];
  return delay && Math.round(delay * (1 - jitter + 2 * jitter * random));
}
