import { Problem } from '../server/http/problem.ts';

/** Not now: a 429, with the whole seconds after which it is worth trying again. */
export class BusyError extends Problem {
  constructor(
    retryAfter: number,
    detail = `Too many people are signing up or in right now. Please try again in ${retryAfter} seconds.`,
  ) {
    super({ status: 429, detail, retryAfter });
    this.name = 'BusyError';
  }
}

export interface WorkQueue {
  /**
   * Runs a piece of work in its turn.
   * @throws {BusyError} at once when the line is full.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Lets at most `running` pieces of work run and at most `waiting` wait, first come first served, so
 * that a burst uses neither more memory nor more threads than are spared for it.
 */
export function createWorkQueue({
  running,
  waiting,
}: {
  running: number;
  waiting: number;
}): WorkQueue {
  const line: (() => void)[] = [];
  let busy = 0;
  /** Milliseconds that a piece takes, averaged over the last dozen or so. */
  let usual = 50;
  return {
    async run(work) {
      if (busy < running) busy += 1;
      else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
      else throw new BusyError(1 + Math.ceil((line.length * usual) / running / 1000));
      const started = performance.now();
      try {
        return await work();
      } finally {
        usual += (performance.now() - started - usual) / 12;
        const next = line.shift();
        // The place is handed over, not freed and fought for.
        if (next) next();
        else busy -= 1;
      }
    },
  };
}
