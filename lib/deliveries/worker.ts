import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/client.ts';
import type { Clock } from '../db/columns.ts';
import { anyDue, claim } from './ledger.ts';
import { type Channel, type Claimed, channels, type Outcome } from './model.ts';
import type { RecordOutcome } from './record-outcome.ts';
import { clockSlack, mayClaim, undoClockJump } from './recovery.ts';

/** Sends one delivery. Throws only for a bug, which counts as a failed attempt. */
export type Sender = (delivery: Claimed, signal: AbortSignal) => Promise<Outcome>;

export interface WorkerOptions {
  db: Database;
  clock: Clock;
  send: Sender;
  recordOutcome: RecordOutcome;
  /** Called with errors that are no outcome: the database is down, or an event has a bug. */
  onError: (error: unknown) => void;
  limits?: Partial<WorkerLimits>;
  /** Waits; resolves early when the signal aborts. Replaced in tests. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface WorkerLimits {
  /**
   * Deliveries being sent at once, per channel. A process that is killed may repeat them, hence one
   * unless the settings say otherwise.
   */
  concurrency: number;
  /** Deliveries started per second and channel: visitors' requests come first. */
  perSecond: number;
  /** Interval in ms at which the ledger is checked for deliveries that other processes added. */
  pollMs: number;
  /** Lease in ms; afterwards another worker may claim the delivery. Longer than any attempt. */
  leaseMs: number;
  /** Timeout of an attempt in ms. */
  timeoutMs: number;
  /** Time in ms that `stop` gives the attempts in progress before it aborts them. */
  graceMs: number;
}

export const defaultLimits: WorkerLimits = {
  concurrency: 1,
  perSecond: 20,
  pollMs: 1000,
  leaseMs: 120_000,
  timeoutMs: 60_000,
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

/** Milliseconds from a wake-up to the check: the commit comes in between. */
const commitMs = 10;

class Lane {
  readonly #channel: Channel;
  readonly #options: WorkerOptions;
  readonly #limits: WorkerLimits;
  readonly #inProgress = new Set<Promise<void>>();
  readonly #abort = new AbortController();
  #loop: Promise<void> | undefined;
  #stopping = false;
  /** The clock when the ledger was last checked; at first, it may have been set back meanwhile. */
  #checkedAt = Number.POSITIVE_INFINITY;
  /** Ends the present wait for the next poll. */
  #wakeUp: AbortController | undefined;

  constructor(channel: Channel, options: WorkerOptions, limits: WorkerLimits) {
    this.#channel = channel;
    this.#options = options;
    this.#limits = limits;
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  wake(): void {
    const wakeUp = this.#wakeUp;
    if (wakeUp) setTimeout(() => wakeUp.abort(), commitMs);
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
      const claimed = await this.#claim(this.#limits.concurrency);
      if (claimed.length === 0) return count;
      count += claimed.length;
      await Promise.all(claimed.map((delivery) => this.#attempt(delivery)));
    }
  }

  async #run(): Promise<void> {
    const { concurrency, perSecond, pollMs } = this.#limits;
    while (!this.#stopping) {
      const free = concurrency - this.#inProgress.size;
      const claimed = free > 0 ? await this.#claimIfDue(free) : [];
      for (const delivery of claimed) this.#start(delivery);
      if (free === 0) await Promise.race(this.#inProgress);
      else if (claimed.length > 0) await this.#sleep((claimed.length * 1000) / perSecond);
      else await this.#sleepUntilWoken(pollMs);
    }
  }

  #start(delivery: Claimed): void {
    const attempt = this.#attempt(delivery).finally(() => this.#inProgress.delete(attempt));
    this.#inProgress.add(attempt);
  }

  /** Never rejects: a delivery whose outcome can't be stored is due again when its lease ends. */
  async #attempt(delivery: Claimed): Promise<void> {
    const { recordOutcome, onError } = this.#options;
    const timeout = AbortSignal.timeout(this.#limits.timeoutMs);
    try {
      const outcome = await this.#send(delivery, AbortSignal.any([this.#abort.signal, timeout]));
      await recordOutcome(delivery, outcome);
    } catch (error) {
      onError(error);
    }
  }

  async #send(delivery: Claimed, signal: AbortSignal): Promise<Outcome> {
    try {
      return await this.#options.send(delivery, signal);
    } catch (error) {
      this.#options.onError(error);
      const detail = 'The site could not compose this message; its log has the error';
      return { result: 'failed', detail, scope: 'delivery' };
    }
  }

  /** Claims nothing when the database is down; the next poll tries again. */
  async #claimIfDue(count: number): Promise<Claimed[]> {
    try {
      const { db, clock } = this.#options;
      const due = (await this.#mayClaim()) && (await anyDue(db, this.#channel, clock()));
      return due ? await this.#claim(count) : [];
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

  #claim(count: number): Promise<Claimed[]> {
    const { db, clock } = this.#options;
    return claim(db, {
      channel: this.#channel,
      now: clock(),
      count,
      leaseMs: this.#limits.leaseMs,
    });
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
