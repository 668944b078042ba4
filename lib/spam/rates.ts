import type { Signal } from './signal.ts';

interface Window {
  /** Milliseconds looked back. */
  span: number;
  /** More than so many in it count for something; the most first. */
  steps: readonly { over: number; weight: number }[];
  /** Noun for the reason. */
  of: string;
}

/** Never enough alone: an office, a school or a proxy that nobody named is one network. */
const perSource: Window = {
  span: 10 * 60_000,
  steps: [{ over: 5, weight: 0.5 }],
  of: 'network',
};

/** One person's, who has been answered six times within the hour. */
const perAddress: Window = {
  span: 60 * 60_000,
  steps: [
    { over: 6, weight: 1 },
    { over: 3, weight: 0.5 },
  ],
  of: 'e-mail address',
};

/** Keys remembered at most, for each window: a flood of them may not fill the memory. */
const largest = 20_000;

/** Where a submission comes from. */
export interface Origin {
  /** The client's network address; undefined where it is not known. */
  source: string | undefined;
  email: string;
}

/** A submission that was counted. */
export interface Noted {
  /** What the count gives away, this one included. */
  signals: Signal[];
  /** Takes it out of the count again. */
  takeBack(): void;
}

/** Counts submissions by where they come from. */
export interface Rates {
  /** Counts one before it is stored, so that those of one moment see each other. */
  note(origin: Origin, now: number): Noted;
}

/**
 * Rates within this process's memory: they are one sign among others, need to survive nothing, and
 * cost no query on the way of a request. Several processes each see their share.
 */
export function createRates(): Rates {
  const sources = new Counter(perSource);
  const addresses = new Counter(perAddress);
  return {
    note: ({ source, email }, now) => {
      const address = email.toLowerCase();
      const signals = [
        ...(source ? sources.note(source, now) : []),
        ...addresses.note(address, now),
      ];
      const takeBack = () => {
        if (source) sources.takeBack(source, now);
        addresses.takeBack(address, now);
      };
      return { signals, takeBack };
    },
  };
}

/** For load tests, where all requests come from one address. */
export const noRates: Rates = { note: () => ({ signals: [], takeBack: () => undefined }) };

class Counter {
  readonly #window: Window;
  readonly #times = new Map<string, number[]>();

  constructor(window: Window) {
    this.#window = window;
  }

  note(key: string, now: number): Signal[] {
    const { span, steps, of } = this.#window;
    const most = steps[0]?.over ?? 0;
    const recent = (this.#times.get(key) ?? []).filter((time) => now - time < span).slice(-most);
    recent.push(now);
    // Re-inserting keeps the map in the order of last use, so that the first key is the oldest.
    this.#times.delete(key);
    this.#times.set(key, recent);
    if (this.#times.size > largest) this.#forgetOldest();
    const step = steps.find(({ over }) => recent.length > over);
    if (!step) return [];
    const reason = `is one of more than ${step.over} from one ${of} within ${span / 60_000} minutes`;
    return [{ reason, weight: step.weight }];
  }

  takeBack(key: string, at: number): void {
    const times = this.#times.get(key) ?? [];
    const index = times.lastIndexOf(at);
    if (index >= 0) times.splice(index, 1);
    if (times.length === 0) this.#times.delete(key);
  }

  #forgetOldest(): void {
    const [oldest] = this.#times.keys();
    if (oldest !== undefined) this.#times.delete(oldest);
  }
}
