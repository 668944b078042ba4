import type { Database } from '../db/client.ts';
import type { Clock } from '../services.ts';
import { anyDue, claim } from './ledger.ts';
import { type Channel, type Claimed, channels, type Outcome } from './model.ts';
import type { Settle } from './settle.ts';

/** Sends one delivery; throws only for a bug, which counts as a failed attempt. */
export type Sender = (delivery: Claimed, signal: AbortSignal) => Promise<Outcome>;

export interface WorkerOptions {
  db: Database;
  clock: Clock;
  send: Record<Channel, Sender>;
  settle: Settle;
  /** Told of what no outcome can say: the database is away, a bug in an event. */
  onError: (error: unknown) => void;
  pace?: Partial<Pace>;
}

export interface Pace {
  /**
   * Deliveries under way at once, for each channel. What is under way when a process is killed may be
   * repeated, so one unless the settings say otherwise.
   */
  concurrency: number;
  /** Deliveries begun a second, for each channel: visitors' requests come first. */
  perSecond: number;
  /** Milliseconds between two looks at the ledger, for what other processes added. */
  poll: number;
  /** Milliseconds a claim holds; longer than any attempt may take. */
  lease: number;
  /** Milliseconds after which an attempt is broken off. */
  attempt: number;
  /** Milliseconds that `stop` waits for what is under way before it breaks it off. */
  grace: number;
}

const defaults: Pace = {
  concurrency: 1,
  perSecond: 20,
  poll: 1000,
  lease: 120_000,
  attempt: 60_000,
  grace: 6000,
};

export interface Worker {
  start(): void;
  /** Something was added; may come before its commit. */
  wake(): void;
  /** Takes nothing more and lets what is under way end; within `grace` and a moment. */
  stop(): Promise<void>;
  /** Sends everything that is due now, as fast as it goes. @returns how many attempts that took. */
  runDue(): Promise<number>;
}

/** Sends what the ledger holds, in one lane per channel, so that neither waits for the other. */
export function createWorker(options: WorkerOptions): Worker {
  const pace = { ...defaults, ...options.pace };
  const lanes = channels.map((channel) => new Lane(channel, options, pace));
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

/** Milliseconds from a wake-up to the look at the ledger: the commit comes in between. */
const commitTime = 10;

class Lane {
  readonly #channel: Channel;
  readonly #options: WorkerOptions;
  readonly #pace: Pace;
  readonly #underWay = new Set<Promise<void>>();
  readonly #breakOff = new AbortController();
  #loop: Promise<void> | undefined;
  #stopping = false;
  #endRest: (() => void) | undefined;

  constructor(channel: Channel, options: WorkerOptions, pace: Pace) {
    this.#channel = channel;
    this.#options = options;
    this.#pace = pace;
  }

  start(): void {
    this.#loop ??= this.#run();
  }

  wake(): void {
    if (this.#endRest) setTimeout(this.#endRest, commitTime);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#endRest?.();
    const timer = setTimeout(() => this.#breakOff.abort(), this.#pace.grace);
    await this.#loop;
    await Promise.all(this.#underWay);
    clearTimeout(timer);
  }

  async runDue(): Promise<number> {
    let count = 0;
    for (;;) {
      const claimed = await this.#claim(this.#pace.concurrency);
      if (claimed.length === 0) return count;
      count += claimed.length;
      await Promise.all(claimed.map((delivery) => this.#attempt(delivery)));
    }
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      const free = this.#pace.concurrency - this.#underWay.size;
      const claimed = free > 0 ? await this.#claimIfDue(free) : [];
      for (const delivery of claimed) this.#begin(delivery);
      if (free === 0) await Promise.race(this.#underWay);
      else if (claimed.length === 0) await this.#rest(this.#pace.poll, true);
      else await this.#rest((claimed.length * 1000) / this.#pace.perSecond, false);
    }
  }

  #begin(delivery: Claimed): void {
    const attempt = this.#attempt(delivery).finally(() => this.#underWay.delete(attempt));
    this.#underWay.add(attempt);
  }

  /** Never rejects: what cannot be written down is due again when its lease ends. */
  async #attempt(delivery: Claimed): Promise<void> {
    const { send, settle, onError } = this.#options;
    const signal = AbortSignal.any([
      this.#breakOff.signal,
      AbortSignal.timeout(this.#pace.attempt),
    ]);
    try {
      await settle(delivery, await this.#outcome(send[this.#channel], delivery, signal));
    } catch (error) {
      onError(error);
    }
  }

  async #outcome(send: Sender, delivery: Claimed, signal: AbortSignal): Promise<Outcome> {
    try {
      return await send(delivery, signal);
    } catch (error) {
      this.#options.onError(error);
      const words = 'The site could not make this message; its log says why';
      return { result: 'failed', words, scope: 'delivery' };
    }
  }

  /** Nothing when the database is away: there will be another look. */
  async #claimIfDue(count: number): Promise<Claimed[]> {
    try {
      const { db, clock } = this.#options;
      return (await anyDue(db, this.#channel, clock())) ? await this.#claim(count) : [];
    } catch (error) {
      this.#options.onError(error);
      return [];
    }
  }

  #claim(count: number): Promise<Claimed[]> {
    const { db, clock } = this.#options;
    return claim(db, {
      channel: this.#channel,
      now: clock(),
      count,
      lease: this.#pace.lease,
    });
  }

  /** Waits; a wake-up or `stop` ends it early when it may. */
  #rest(ms: number, wakeable: boolean): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#endRest = undefined;
        resolve();
      };
      const timer = setTimeout(done, ms);
      if (wakeable || this.#stopping) this.#endRest = done;
    });
  }
}
