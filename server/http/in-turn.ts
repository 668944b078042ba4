import type { FastifyInstance, FastifyRequest } from 'fastify';
import { widestNetwork } from '../../lib/networks.ts';
import { OverloadError } from '../../lib/work-queue.ts';
import { Problem } from './problem.ts';
import type { RenderQueue } from './render-queue.ts';

/**
 * Makes an answer that costs a millisecond or more of the only thread, as pages are rendered: in line
 * with them, the networks in turns.
 * @param load gets its data, and may wait for the database.
 * @param make makes the answer of it. Nobody else's is made meanwhile.
 * @throws {Problem} 503 when too many wait.
 */
export type InTurn = <T, R>(
  request: FastifyRequest,
  load: () => Promise<T>,
  make: (data: T) => R | Promise<R>,
) => Promise<R>;

/** Name of the limit of pages, and of answers made in turn, for one client address. */
export const renderLimit = 'renders';

declare module 'fastify' {
  interface FastifyInstance {
    inTurn: InTurn;
  }
}

/** Lets the features' routes answer in turn. */
export function answerInTurn(app: FastifyInstance, queue: RenderQueue): void {
  const inTurn: InTurn = async (request, load, make) => {
    const network = widestNetwork(request.ip);
    try {
      return await queue.read(network, async () => {
        const data = await load();
        return queue.render({ name: network, known: false }, async () => make(data));
      });
    } catch (error) {
      if (!(error instanceof OverloadError)) throw error;
      const { message: detail, retryAfter } = error;
      throw new Problem({ status: 503, detail, retryAfter });
    }
  };
  app.decorate('inTurn', inTurn);
}
