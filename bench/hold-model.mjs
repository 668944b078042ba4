/**
 * Preloaded into a server with `--expose-gc`: keeps the assistant's model from loading until the
 * message `load`, and answers `memory` with the bytes that are in use after a garbage collection.
 */
import { promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

const { readFile } = promises;
const { promise: mayLoad, resolve: load } = Promise.withResolvers();

promises.readFile = async (path, ...options) => {
  if (String(path).endsWith('topics.bin')) await mayLoad;
  return readFile(path, ...options);
};
syncBuiltinESMExports();

process.on('message', async (message) => {
  if (message === 'load') {
    load();
    process.send?.('loading');
  }
  if (message === 'memory') process.send?.(await used());
});
process.channel?.unref();

/** The heap, and buffers outside it. What a collection frees outside the heap may take a moment. */
async function used() {
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await sleep(100);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
