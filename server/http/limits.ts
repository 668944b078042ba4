import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { Problem } from './problem.ts';

/** How often one client address (an IPv6 /64 counts as one) may do something. */
export interface RateLimit {
  /** Routes that name the same limit count together. */
  name: string;
  perMinute: number;
}

/** Limit of posted forms whose page names none of its own. */
export const formsLimit: RateLimit = { name: 'forms', perMinute: 60 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit this route counts against. */
    limit?: RateLimit;
  }
  interface FastifyInstance {
    /** Hook that counts a request against a limit; it throws a 429 problem once that is used up. */
    limiterOf(limit: RateLimit): onRequestAsyncHookHandler;
  }
}

/** Lets routes declare `config: { limit }`. The route then answers 429 with Retry-After. */
export async function limitRates(app: FastifyInstance, enabled: boolean): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    enableDraftSpec: true,
    errorResponseBuilder: (_, { ttl }) =>
      new Problem({
        status: 429,
        detail: `Too many requests from your network. Please try again in ${Math.ceil(ttl / 1000)} seconds.`,
      }),
  });
  const limiters = new Map<string, onRequestAsyncHookHandler>();
  app.decorate('limiterOf', ({ name, perMinute }: RateLimit) => {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = enabled
      ? (app.rateLimit({ max: perMinute }) as onRequestAsyncHookHandler)
      : async () => undefined;
    limiters.set(name, limiter);
    return limiter;
  });
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit;
    if (limit) route.onRequest = [route.onRequest ?? [], app.limiterOf(limit)].flat();
  });
}
