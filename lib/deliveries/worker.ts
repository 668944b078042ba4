import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/client.ts';
import type { Clock } from '../db/columns.ts';
import { claimBatches } from './claim.ts';
import { type Batch, type Channel, channels, type Outcome } from './model.ts';
import { anyDue } from './queue.ts';
import type { RecordOutcome } from './record-outcome.ts';
import { clockSlack, mayClaim, undoClockJump } from './recovery.ts';

/**
 * Sends a batch as one message; returns the outcome of each of its deliveries. Throws only for a bug,
 * which counts as a failed attempt.
 */
export type Sender = (batch: Batch, signal: AbortSignal) => Promise<Outcome[]>;

/** Detail of an attempt that met a bug. */
export const notComposed = 'The site could not compose this message; its log has the error';

export interface WorkerOptions {
  db: Database;
  clock: Clock;
  send: Sender;
  recordOutcome: RecordOutcome;
  /** Called with errors that are no outcome: the database is down, or an event has a bug. */
  onError: (error: unknown) => void;
  limits: WorkerLimits;
  /** Waits; resolves early when the signal aborts. Replaced in tests. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Limits that are settings (`lib/deliveries/settings.ts`), and those of {@link defaultLimits}. */
export interface WorkerLimits extends Partial<typeof defaultLimits> {
  /** Deliveries being sent at once, per channel; a process that is killed may repeat them. */
  concurrency: number;
  /** Messages sent per second and channel: visitors' requests come first. */
  perSecond: number;
}

export const defaultLimits = {
  /** Interval in ms at which the ledger is checked for deliveries that other processes added. */
  pollMs: 1000,
  /** Lease in ms; afterwards another worker may claim the delivery. Longer than any attempt. */
  leaseMs: 120_000,
  /** Timeout of an attempt in ms. */
  timeoutMs: 60_000,
  /** Time in ms that `stop` gives the attempts in progress before it aborts them. */
  graceMs: 6000,
};

export interface Worker {
  start(): void;
  /** Checks the ledger soon; may be called shortly before the commit. */
  wake(): void;
  /** Claims nothing more, and waits for the attempts in progress, `graceMs` at most. */
  stop(): Promise<void>;
  /** Sends everything that is due now, without the pause between deliveries. Returns the number of attempts. */
  runDue(): Promise<number>;
}

/** Creates the delivery worker, with one lane per channel so that neither waits for the other. */
export function createWorker(options: WorkerOptions): Worker {
  const limits = { ...defaultLimits, ...options.limits };
  const lanes = channels.map((channel) => new Lane(channel, options, limits));
  return {
    start: () => {
      for (const lane of lanes) lane.start();
    },
    wake: () => {
      for (const lane of lanes) lane.wake();
    },
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
    runDue: async () => {
      const counts = await Promise.all(lanes.map((lane) => lane.runDue()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}

/** Outcomes of a gathered mail that share a commit: all 500 at once would hold up pages. */
const recordedTogether = 20;

/** Milliseconds from a wake-up to the check: the commit comes in between. */
const commitMs = 10;

class Lane {
  readonly #channel: Channel;
  readonly #options: WorkerOptions;
  readonly #limits: Required<WorkerLimits>;
  readonly #inProgress = new Set<Promise<void>>();
  readonly #abort = new AbortController();
  #loop: Promise<void> | undefined;
  #stopping = false;
  /** The clock when the ledger was last checked; at first, it may have been set back meanwhile. */
  #checkedAt = Number.POSITIVE_INFINITY;
  /** Ends the present wait for the next poll. */
  #wakeUp: AbortController | undefined;

  constructor(channel: Channel, options: WorkerOptions, limits: Required<WorkerLimits>) {
    this.#channel = channel;
    this.#options = options;
    this.#limits = limits;
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  wake(): void {
    const wakeUp = this.#wakeUp;
    if (!wakeUp) return;
    // One timer is enough for all that is enqueued meanwhile.
    this.#wakeUp = undefined;
    setTimeout(() => wakeUp.abort(), commitMs);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wakeUp?.abort();
    const timer = setTimeout(() => this.#abort.abort(), this.#limits.graceMs);
    await this.#loop;
    await Promise.all(this.#inProgress);
    clearTimeout(timer);
  }

  async runDue(): Promise<number> {
    let count = 0;
    for (;;) {
      if (!(await this.#mayClaim())) return count;
      const batches = await this.#claim(this.#limits.concurrency);
      if (batches.length === 0) return count;
      count += batches.flat().length;
      await Promise.all(batches.map((batch) => this.#attempt(batch)));
    }
  }

  async #run(): Promise<void> {
    const { concurrency, perSecond, pollMs } = this.#limits;
    while (!this.#stopping) {
      const free = concurrency - this.#inProgress.size;
      const batches = free > 0 ? await this.#tryToClaim(free) : [];
      const started = batches.map((batch) => this.#start(batch));
      if (free === 0) await Promise.race(this.#inProgress);
      else if (started.length > 0) await this.#pause(started, (started.length * 1000) / perSecond);
      else await this.#sleepUntilWoken(pollMs);
    }
  }

  #start(batch: Batch): Promise<Outcome[]> {
    const attempt = this.#attempt(batch);
    const ended = attempt.then(() => {
      this.#inProgress.delete(ended);
    });
    this.#inProgress.add(ended);
    return attempt;
  }

  /** Pauses after some attempts; only briefly when all of them were skipped, as in a flood. */
  async #pause(started: Promise<Outcome[]>[], ms: number): Promise<void> {
    const skipped = new AbortController();
    void Promise.all(started).then((outcomes) => {
      if (outcomes.flat().every(({ result }) => result === 'skipped')) skipped.abort();
    });
    await this.#sleep(ms, AbortSignal.any([this.#abort.signal, skipped.signal]));
    if (skipped.signal.aborted) await this.#sleep(commitMs);
  }

  /** Never rejects: a delivery whose outcome can't be stored is due again when its lease ends. */
  async #attempt(batch: Batch): Promise<Outcome[]> {
    const { recordOutcome, onError } = this.#options;
    const timeout = AbortSignal.timeout(this.#limits.timeoutMs);
    const outcomes = await this.#send(batch, AbortSignal.any([this.#abort.signal, timeout]));
    for (let at = 0; at < batch.length; at += recordedTogether) {
      await Promise.all(
        batch.slice(at, at + recordedTogether).map(async (delivery, i) => {
          const outcome = outcomes[at + i];
          if (outcome) await recordOutcome(delivery, outcome).catch(onError);
        }),
      );
    }
    return outcomes;
  }

  async #send(batch: Batch, signal: AbortSignal): Promise<Outcome[]> {
    try {
      return await this.#options.send(batch, signal);
    } catch (error) {
      this.#options.onError(error);
      return batch.map(() => ({ result: 'failed', detail: notComposed, scope: 'delivery' }));
    }
  }

  /** Claims nothing when the database is down; the next poll tries again. */
  async #tryToClaim(count: number): Promise<Batch[]> {
    try {
      return (await this.#mayClaim()) ? await this.#claim(count) : [];
    } catch (error) {
      this.#options.onError(error);
      return [];
    }
  }

  /** Undoes what a clock that was set back has caused, and asks whether the channel is held. */
  async #mayClaim(): Promise<boolean> {
    const { db, clock } = this.#options;
    const now = clock();
    if (now < this.#checkedAt - clockSlack) {
      await undoClockJump(db, this.#channel, { now, leaseMs: this.#limits.leaseMs });
    }
    this.#checkedAt = now;
    return mayClaim(db, this.#channel, now);
  }

  async #claim(count: number): Promise<Batch[]> {
    const { db, clock } = this.#options;
    const now = clock();
    if (!(await anyDue(db, this.#channel, now))) return [];
    return claimBatches(db, { channel: this.#channel, now, count, leaseMs: this.#limits.leaseMs });
  }

  #sleep(ms: number, signal = this.#abort.signal): Promise<void> {
    return (this.#options.sleep ?? sleepUnlessAborted)(ms, signal);
  }

  async #sleepUntilWoken(ms: number): Promise<void> {
    if (this.#stopping) return;
    this.#wakeUp = new AbortController();
    await this.#sleep(ms, this.#wakeUp.signal);
    this.#wakeUp = undefined;
  }
}

async function sleepUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch((error) => {
    if (!signal.aborted) throw error;
  });
}
