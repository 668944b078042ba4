export type Countdown = ReturnType<typeof createCountdown>;

/**
 * A timer that calls `onEnd` once and pauses while anything holds it.
 *
 * @param duration in ms, counted from the first `start` or `release`.
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
    /** Pauses until the same reason is released. */
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
