import type { Signal } from './signal.ts';

interface Window {
  /** Milliseconds looked back. */
  span: number;
  /** Submissions in it that are remarkable, and that are too many. */
  some: number;
  many: number;
  /** Noun for the reason. */
  of: string;
}

const perSource: Window = { span: 10 * 60_000, some: 5, many: 12, of: 'network' };
const perAddress: Window = { span: 60 * 60_000, some: 3, many: 6, of: 'e-mail address' };

/** Keys remembered at most, for each window: a flood of them may not fill the memory. */
const largest = 20_000;

/** Counts submissions by where they come from. */
export interface Rates {
  /** Counts one, and says what its count gives away. */
  note(submission: { source: string | undefined; email: string }, now: number): Signal[];
}

/**
 * Rates within this process's memory: they are one sign among others, need to survive nothing, and
 * cost no query on the way of a request. Several processes each see their share.
 */
export function createRates(): Rates {
  const sources = new Counter(perSource);
  const addresses = new Counter(perAddress);
  return {
    note: ({ source, email }, now) => [
      ...(source ? sources.note(source, now) : []),
      ...addresses.note(email.toLowerCase(), now),
    ],
  };
}

/** For load tests, where all requests come from one address. */
export const noRates: Rates = { note: () => [] };

class Counter {
  readonly #window: Window;
  readonly #times = new Map<string, number[]>();

  constructor(window: Window) {
    this.#window = window;
  }

  note(key: string, now: number): Signal[] {
    const { span, some, many, of } = this.#window;
    const recent = (this.#times.get(key) ?? []).filter((time) => now - time < span).slice(-many);
    recent.push(now);
    // Re-inserting keeps the map in the order of last use, so that the first key is the oldest.
    this.#times.delete(key);
    this.#times.set(key, recent);
    if (this.#times.size > largest) this.#forgetOldest();
    const count = recent.length;
    if (count <= some) return [];
    const reason = `is one of ${count > many ? `more than ${many}` : count} from one ${of} within ${span / 60_000} minutes`;
    return [{ reason, weight: count > many ? 1 : 0.5 }];
  }

  #forgetOldest(): void {
    const [oldest] = this.#times.keys();
    if (oldest !== undefined) this.#times.delete(oldest);
  }
}
