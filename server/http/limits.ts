import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { Problem } from './problem.ts';

/** How often one client address (an IPv6 /64 counts as one) may do something, per minute. */
const limits = {
  /** Audit requests: an office behind one address fills in a handful, a script hundreds. */
  leads: 30,
  /** Messages from the contact and support pages. */
  messages: 30,
  /** New accounts: an office behind one address makes a handful. */
  signup: 20,
  /** Signing in, and what a customer changes: above what fingers can do, far below guessing. */
  login: 20,
  /** Forms of pages that name no limit of their own. */
  forms: 60,
  /** Questions to the assistant: nobody types one every two seconds for a minute. */
  chat: 30,
};

export type LimitName = keyof typeof limits;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit this route counts against; routes that name the same one share it. */
    limit?: LimitName;
  }
  interface FastifyInstance {
    /** Counts a request against a limit; throws a 429 problem where it is used up. */
    limiters: Record<LimitName, onRequestAsyncHookHandler>;
  }
}

/** Lets routes declare `config: { limit: 'leads' }`. The route then answers 429 with Retry-After. */
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
  const limiter = (max: number) =>
    enabled ? (app.rateLimit({ max }) as onRequestAsyncHookHandler) : async () => undefined;
  const limiters = Object.entries(limits).map(([name, max]) => [name, limiter(max)]);
  app.decorate('limiters', Object.fromEntries(limiters));
  app.addHook('onRoute', (route) => {
    const name = route.config?.limit;
    if (name) route.onRequest = [route.onRequest ?? [], app.limiters[name]].flat();
  });
}
