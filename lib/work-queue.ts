import PQueue from 'p-queue';

/** Too much work is in progress; a retry makes sense after `retryAfter` seconds. */
export class OverloadError extends Error {
  /** Whole seconds. */
  readonly retryAfter: number;

  /** @param message what visitors read. */
  constructor(
    retryAfter: number,
    message = `We’re busy right now. Please try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`,
  ) {
    super(message);
    this.name = 'OverloadError';
    this.retryAfter = retryAfter;
  }
}

export interface WorkQueue {
  /**
   * Runs a task when it reaches the front of the queue, and resolves to its result.
   * @throws {OverloadError} immediately when the queue is full.
   */
  run<T>(task: () => Promise<T>): Promise<T>;
}

export interface WorkQueueOptions {
  /** Tasks that run at the same time, at most. */
  running: number;
  /** Tasks that wait, at most. */
  waiting: number;
  /** Milliseconds from any start. */
  clock?: () => number;
}

/**
 * First-in, first-out queue with a bound on what waits, so that a burst can't use up memory and
 * threads.
 */
export function createWorkQueue({
  running,
  waiting,
  clock = () => performance.now(),
}: WorkQueueOptions): WorkQueue {
  const queue = new PQueue({ concurrency: running });
  let averageMs = 50;
  return {
    async run(task) {
      if (queue.pending >= running && queue.size >= waiting) {
        throw new OverloadError(1 + Math.ceil((queue.size * averageMs) / running / 1000));
      }
      return queue.add(async () => {
        const started = clock();
        try {
          return await task();
        } finally {
          // Moving average over about a dozen tasks.
          averageMs += (clock() - started - averageMs) / 12;
        }
      });
    },
  };
}
