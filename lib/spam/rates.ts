import { networksOf } from '../networks.ts';
import type { Signal } from './signals.ts';

interface Window {
  /** Length in ms. */
  span: number;
  /** Weights by number of submissions, the highest number first. */
  steps: readonly { over: number; weight: number }[];
  /** Name of the count, for the reason. */
  of: string;
}

/** Never enough alone: an office, a school or a proxy that TRUST_PROXY doesn't name is one network. */
const perSource: Window = {
  span: 10 * 60_000,
  steps: [{ over: 5, weight: 0.5 }],
  of: 'network',
};

/** Enough alone: by the seventh within the hour, that person has had six answers. */
const perAddress: Window = {
  span: 60 * 60_000,
  steps: [
    { over: 6, weight: 1 },
    { over: 3, weight: 0.5 },
  ],
  of: 'email address',
};

/** Keys kept per window, so that a flood can't fill the memory. */
const maxKeys = 20_000;

/** The sender of a submission. */
export interface Origin {
  /** The client's network address; undefined where it is unknown. */
  source: string | undefined;
  email: string;
}

/** A counted submission. */
export interface Counted {
  /** Signs that follow from the counts, this submission included. */
  signals: Signal[];
  /** Removes it from the counts. */
  undo(): void;
}

/** Counts submissions by sender. */
export interface Rates {
  /** Counts a submission; before it is stored, so that simultaneous ones see each other. */
  count(origin: Origin, now: number): Counted;
}

/**
 * Creates rates in this process's memory. They are one sign among many, so they may be lost at a
 * restart and need no query in the request. Each of several processes counts its own requests.
 */
export function createRates(): Rates {
  const sources = new Counter(perSource);
  const addresses = new Counter(perAddress);
  return {
    count: ({ source, email }, now) => {
      const address = email.toLowerCase();
      const networks = source ? networksOf(source).filter(isOneCustomer) : [];
      const [ofNetwork] = networks.flatMap((network) => sources.count(network, now));
      const signals = [...(ofNetwork ? [ofNetwork] : []), ...addresses.count(address, now)];
      const undo = () => {
        for (const network of networks) sources.undo(network, now);
        addresses.undo(address, now);
      };
      return { signals, undo };
    },
  };
}

/** A provider's customer has a whole /56 or /48; an IPv4 /24 belongs to many customers. */
const isOneCustomer = (network: string) => !network.endsWith('/24');

/** Rates that count nothing, for load tests, whose requests all come from one address. */
export const noRates: Rates = { count: () => ({ signals: [], undo: () => undefined }) };

class Counter {
  readonly #window: Window;
  readonly #times = new Map<string, number[]>();

  constructor(window: Window) {
    this.#window = window;
  }

  count(key: string, now: number): Signal[] {
    const { span, steps, of } = this.#window;
    const most = steps[0]?.over ?? 0;
    const recent = (this.#times.get(key) ?? []).filter((time) => now - time < span).slice(-most);
    recent.push(now);
    // Re-inserting keeps the map in the order of last use: its first key is the least recent.
    this.#times.delete(key);
    this.#times.set(key, recent);
    if (this.#times.size > maxKeys) this.#dropOldest();
    const step = steps.find(({ over }) => recent.length > over);
    if (!step) return [];
    const reason = `is one of more than ${step.over} from one ${of} within ${span / 60_000} minutes`;
    return [{ reason, weight: step.weight }];
  }

  undo(key: string, at: number): void {
    const times = this.#times.get(key) ?? [];
    const index = times.lastIndexOf(at);
    if (index >= 0) times.splice(index, 1);
    if (times.length === 0) this.#times.delete(key);
  }

  #dropOldest(): void {
    const [oldest] = this.#times.keys();
    if (oldest !== undefined) this.#times.delete(oldest);
  }
}
