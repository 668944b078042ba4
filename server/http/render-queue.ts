import { setImmediate, setTimeout } from 'node:timers/promises';
import { createWorkQueue, OverloadError, type Owner } from '../../lib/work-queue.ts';

/** GET requests whose data loads, or that wait to be rendered, at most. */
const loading = 8;

/** Delay in ms of a refusal: a client that asks again at once would cost more than a rendering. */
const refusalDelay = 500;

/** Refusals that are delayed at the same time, at most; further ones are sent at once. */
const delayedRefusals = 500;

/**
 * Turns of the event loop before a rendering. libuv accepts one connection in a turn: with one turn,
 * visitors who arrive faster than pages are rendered would wait until the flood ends, wherever other
 * programs use the processor during the pauses. Idle turns take 0.2 ms in all.
 */
const turns = 16;

/** Longest pause in ms after a rendering. */
const longestPause = 40;

/** Order in which pages are rendered. */
export interface RenderQueue {
  /**
   * Runs the whole of a GET request.
   * @param network the client's widest (`lib/networks.ts`); networks take turns.
   * @throws {OverloadError} when too many requests wait, or too many of this network.
   */
  read<T>(network: string, request: () => Promise<T>): Promise<T>;
  /**
   * Renders a page alone, after the event loop has served what else is ready.
   * @param owner `known` for the answer to a form post, which goes before others.
   * @throws {OverloadError} when too many pages wait.
   */
  render<T>(owner: Owner, page: () => Promise<T>): Promise<T>;
  /** Requests whose page is being loaded or rendered, and those that wait for that. */
  counts(): { running: number; waiting: number };
}

export interface RenderQueueOptions {
  /** Milliseconds from any start. */
  clock?: () => number;
  /** Resolves after some milliseconds. */
  wait?: (ms: number) => Promise<unknown>;
}

/**
 * Creates the queue. A rendering blocks the only thread for milliseconds. One runs at a time, and
 * between two of them the thread is free for as long as the first one took: a form post needs several
 * turns of the event loop, and would wait for a rendering at each of them. A post stores its entries
 * without waiting; only the page that shows errors is rendered. Requests begin one in a turn, too:
 * routing and loaders cost up to a millisecond.
 */
export function createRenderQueue({
  clock = () => performance.now(),
  wait = setTimeout,
}: RenderQueueOptions = {}): RenderQueue {
  const reads = createWorkQueue({ running: loading, waiting: 96, waitingEach: 64 });
  const begins = createWorkQueue({ running: 1, waiting: loading, waitingEach: loading });
  // More than `loading` only after plain form posts.
  const renders = createWorkQueue({ running: 1, waiting: 256, waitingEach: 64 });
  let delayed = 0;
  let freeUntil = 0;
  return {
    counts() {
      const [loaded, rendered] = [reads.counts(), renders.counts()];
      // What is loaded may wait to be rendered; forms shown again are rendered only.
      const running = Math.max(loaded.running - rendered.waiting, rendered.running);
      return { running, waiting: loaded.waiting + rendered.waiting };
    },
    async read(network, request) {
      try {
        return await reads.run({ name: network, known: false }, async () => {
          await begins.run(anybody, () => setImmediate());
          return request();
        });
      } catch (error) {
        if (error instanceof OverloadError && delayed < delayedRefusals) {
          delayed += 1;
          await wait(refusalDelay);
          delayed -= 1;
        }
        throw error;
      }
    },
    render: (owner, page) =>
      renders.run(owner, async () => {
        const pause = freeUntil - clock();
        if (pause > 0) await wait(pause);
        for (let turn = 0; turn < turns; turn++) await setImmediate();
        const started = clock();
        try {
          return await page();
        } finally {
          const ended = clock();
          freeUntil = ended + Math.min(ended - started, longestPause);
        }
      }),
  };
}

const anybody: Owner = { name: '', known: false };
