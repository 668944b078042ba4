import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../lib/db/columns.ts';
import { networksOf } from '../../lib/networks.ts';
import { OverloadError } from '../../lib/work-queue.ts';

/** Requests that one address may send: an IPv4 address, or an IPv6 /64. */
export interface RateLimit {
  minute: number;
  hour: number;
}

/** Limits by name; routes with the same limit share one count. */
export type RateLimits = Readonly<Record<string, RateLimit>>;

/** Counts a request. Returns the error to answer it with, or undefined within the limit. */
export type Limiter = (request: FastifyRequest) => Promise<OverloadError | undefined>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the limit this route counts against. */
    limit?: string;
  }
  interface FastifyInstance {
    /** Returns the limiter that counts requests. @throws {Error} for an unknown name. */
    limiterOf(name: string): Limiter;
  }
}

/**
 * Share of the limit that a network gets, by prefix length. A provider's customer has a whole /56 or
 * /48, so they get little more than a /64. A /24 belongs to up to 256 customers.
 */
const shares: Readonly<Record<string, number>> = { 56: 1.5, 48: 2, 24: 4 };

export interface LimitOptions {
  limits: RateLimits;
  enabled: boolean;
  clock: Clock;
  /** Id of the customer whose browser sent a request, if it is known. */
  recognize(request: FastifyRequest): Promise<string | undefined>;
}

/**
 * Lets routes declare `config: { limit: 'leads' }`; beyond it, they answer 429 with Retry-After. A
 * request counts for each of its networks. When one has used up its limit, a customer's browser still
 * has the limit of a single address, so that strangers can't keep customers out.
 */
export function limitRates(app: FastifyInstance, options: LimitOptions): void {
  const limiters = new Map(
    Object.entries(options.limits).map(([name, limit]): [string, Limiter] => [
      name,
      options.enabled ? createLimiter(limit, options) : async () => undefined,
    ]),
  );
  app.decorate('limiterOf', (name: string) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`No feature has a limit ${name}`);
    return limiter;
  });
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit;
    if (!limit) return;
    const limiter = app.limiterOf(limit);
    const refuse = async (request: FastifyRequest) => {
      const refusal = await limiter(request);
      if (refusal) throw refusal;
    };
    route.onRequest = [route.onRequest ?? [], refuse].flat();
  });
}

function createLimiter(
  { minute, hour }: RateLimit,
  { clock, recognize }: Pick<LimitOptions, 'clock' | 'recognize'>,
): Limiter {
  const counters = [new Counter(60_000, minute), new Counter(60 * 60_000, hour)];
  /** Counts a request for all its senders, unless one has to wait: then for none. Returns the wait. */
  const count = (senders: readonly string[]) => {
    const now = clock();
    const waits = counters.flatMap((counter) => senders.map((name) => counter.wait(name, now)));
    const wait = Math.max(...waits);
    if (wait > 0) return wait;
    for (const counter of counters) for (const name of senders) counter.add(name, now);
    return 0;
  };
  return async (request) => {
    const wait = count(networksOf(request.ip));
    if (wait === 0) return undefined;
    const customer = await recognize(request);
    if (customer !== undefined && count([customer]) === 0) return undefined;
    return new OverloadError(wait, tooMany(wait));
  };
}

/** Counts requests by sender, in a window that begins with the sender's first one. */
class Counter {
  readonly #span: number;
  readonly #limit: number;
  // Bounded, so that a flood can't fill the memory.
  readonly #counts = new LRUCache<string, { requests: number; endsAt: number }>({ max: 5_000 });

  /** @param span in ms. */
  constructor(span: number, limit: number) {
    this.#span = span;
    this.#limit = limit;
  }

  /** Seconds until a sender's next request is within the limit; 0 for now. */
  wait(sender: string, now: number): number {
    const current = this.#current(sender, now);
    const isWithin = !current || current.requests < this.#limit * shareOf(sender);
    return isWithin ? 0 : Math.ceil((current.endsAt - now) / 1000);
  }

  add(sender: string, now: number): void {
    const { requests, endsAt } = this.#current(sender, now) ?? {
      requests: 0,
      endsAt: now + this.#span,
    };
    this.#counts.set(sender, { requests: requests + 1, endsAt });
  }

  #current(sender: string, now: number) {
    const found = this.#counts.get(sender);
    return found && found.endsAt > now ? found : undefined;
  }
}

function shareOf(sender: string): number {
  return shares[sender.slice(sender.lastIndexOf('/') + 1)] ?? 1;
}

function tooMany(seconds: number): string {
  const [time, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `Too many requests from your network. Please try again in ${time} ${unit}${time === 1 ? '' : 's'}.`;
}
