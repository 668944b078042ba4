import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { Problem } from './problem.ts';

/**
 * How often one client address (an IPv6 /64 counts as one) may do something, per minute, by name.
 * Routes that name the same limit count together.
 */
export type RateLimits = Readonly<Record<string, number>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the limit this route counts against. */
    limit?: string;
  }
  interface FastifyInstance {
    /**
     * Hook that counts a request against a limit; it throws a 429 problem once that is used up.
     * @throws {Error} for a name that no feature has.
     */
    limiterOf(name: string): onRequestAsyncHookHandler;
  }
}

/** Lets routes declare `config: { limit: 'leads' }`. The route then answers 429 with Retry-After. */
export async function limitRates(
  app: FastifyInstance,
  limits: RateLimits,
  enabled: boolean,
): Promise<void> {
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
  const limiters = new Map(
    Object.entries(limits).map(([name, max]): [string, onRequestAsyncHookHandler] => [
      name,
      enabled ? (app.rateLimit({ max }) as onRequestAsyncHookHandler) : async () => undefined,
    ]),
  );
  app.decorate('limiterOf', (name: string) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`No feature has a limit ${name}`);
    return limiter;
  });
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit;
    if (limit) route.onRequest = [route.onRequest ?? [], app.limiterOf(limit)].flat();
  });
}
