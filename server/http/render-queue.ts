import { setImmediate } from 'node:timers/promises';
import { createWorkQueue, type Owner } from '../../lib/work-queue.ts';

/** GET requests whose data loads, or that wait to be rendered, at most. */
const loading = 16;

/** Order in which pages are rendered. */
export interface RenderQueue {
  /**
   * Runs the whole of a GET request.
   * @param network the client's; networks take turns.
   * @throws {OverloadError} when too many requests wait, or too many of this network.
   */
  read<T>(network: string, request: () => Promise<T>): Promise<T>;
  /**
   * Renders a page alone, after the event loop has served what else is ready.
   * @param owner `known` for the answer to a form post, which goes before others.
   * @throws {OverloadError} when too many pages wait.
   */
  render<T>(owner: Owner, page: () => Promise<T>): Promise<T>;
}

/**
 * Creates the queue. A rendering blocks the only thread for milliseconds. One runs at a time, and
 * between two of them the event loop has a whole turn for pages from memory, health checks and form
 * posts. A post stores its entries without waiting; only the page that shows errors is rendered.
 * Requests begin one in a turn, too: routing and loaders cost up to a millisecond.
 */
export function createRenderQueue(): RenderQueue {
  const reads = createWorkQueue({ running: loading, waiting: 96, waitingEach: 32 });
  const begins = createWorkQueue({ running: 1, waiting: loading, waitingEach: loading });
  // More than `loading` only after plain form posts.
  const renders = createWorkQueue({ running: 1, waiting: 256, waitingEach: 64 });
  return {
    read: (network, request) =>
      reads.run({ name: network, known: false }, async () => {
        await begins.run(anybody, () => setImmediate());
        return request();
      }),
    render: (owner, page) =>
      renders.run(owner, async () => {
        await setImmediate();
        return page();
      }),
  };
}

const anybody: Owner = { name: '', known: false };
