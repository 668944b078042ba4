export type Countdown = ReturnType<typeof createCountdown>;

/**
 * Calls `onEnd` after a time that stands still while anyone holds it.
 *
 * @param duration in milliseconds, counted from the first `release` or `start`.
 */
export function createCountdown(duration: number, onEnd: () => void) {
  const holds = new Set<string>();
  let left = duration;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start(): void {
    if (timer !== undefined || holds.size > 0) return;
    since = Date.now();
    timer = setTimeout(onEnd, left);
  }

  function stop(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= Date.now() - since;
  }

  return {
    start,
    stop,
    /** Stops the time until the same reason is released. */
    hold(reason: string): void {
      holds.add(reason);
      stop();
    },
    release(reason: string): void {
      holds.delete(reason);
      start();
    },
  };
}
