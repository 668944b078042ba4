import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { Problem } from './problem.ts';

/**
 * Requests per minute from one client address, by name of the limit. An IPv6 /64 counts as one
 * address; routes with the same limit share one count.
 */
export type RateLimits = Readonly<Record<string, number>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the limit this route counts against. */
    limit?: string;
  }
  interface FastifyInstance {
    /**
     * Returns the hook that counts requests against a limit and throws a 429 problem beyond it.
     * @throws {Error} for an unknown name.
     */
    limiterOf(name: string): onRequestAsyncHookHandler;
  }
}

/** Lets routes declare `config: { limit: 'leads' }`; beyond it, they answer 429 with Retry-After. */
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
