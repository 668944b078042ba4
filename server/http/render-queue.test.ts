import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { OverloadError } from '../../lib/work-queue.ts';
import { createRenderQueue } from './render-queue.ts';

const visitor = { name: '203.0.113.7', known: false };

/** A queue on a clock that only its own waits and `pass` move. */
function begin() {
  let now = 0;
  const waits: number[] = [];
  const queue = createRenderQueue({
    clock: () => now,
    wait: async (ms) => {
      waits.push(ms);
      now += ms;
    },
  });
  const pass = (ms: number) => {
    now += ms;
  };
  return { queue, waits, pass };
}

test('the thread is free for as long after a rendering as it took, at most 40 ms', async () => {
  const { queue, waits, pass } = begin();
  const render = (ms: number) => queue.render(visitor, async () => pass(ms));
  await Promise.all([render(12), render(7), render(900), render(1)]);
  expect(waits).toEqual([12, 7, 40]);
});

test('a page after a pause of visitors is rendered at once', async () => {
  const { queue, waits, pass } = begin();
  await queue.render(visitor, async () => pass(12));
  pass(12);
  await queue.render(visitor, async () => pass(12));
  expect(waits).toEqual([]);
});

test('a refusal is delayed, so that a client that asks again at once costs little', async () => {
  const { queue, waits } = begin();
  const gate = Promise.withResolvers<void>();
  const ask = () => queue.read(visitor.name, () => gate.promise).catch((error: unknown) => error);
  const asked = Array.from({ length: 80 }, ask);
  await expect.poll(() => waits).toHaveLength(8);
  expect(new Set(waits)).toEqual(new Set([500]));
  gate.resolve();
  const errors = (await Promise.all(asked)).filter((error) => error instanceof OverloadError);
  expect(errors).toHaveLength(8);
});

test('no more than 500 refusals are delayed', async () => {
  const held: (() => void)[] = [];
  const queue = createRenderQueue({ wait: () => new Promise<void>((done) => held.push(done)) });
  const gate = Promise.withResolvers<void>();
  const ask = () => queue.read(visitor.name, () => gate.promise).catch((error: unknown) => error);
  const asked = Array.from({ length: 72 + 500 }, ask);
  await expect.poll(() => held.length).toBe(500);
  expect(await ask()).toBeInstanceOf(OverloadError);
  for (const done of held) done();
  gate.resolve();
  await Promise.all(asked);
});

test('counts what loads, what is rendered and what waits for either', async () => {
  const { queue } = begin();
  const gate = Promise.withResolvers<void>();
  const held = () => gate.promise;
  const networks = Array.from({ length: 10 }, (_, index) => `203.0.113.${index}`);
  // Eight load at a time.
  const reads = networks.map((network) => queue.read(network, held));
  expect(queue.counts()).toEqual({ running: 8, waiting: 2 });
  gate.resolve();
  await Promise.all(reads);
  expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
  const rendering = Promise.withResolvers<void>();
  const render = () => queue.render(visitor, () => rendering.promise);
  // Three that are loaded: one is rendered, two wait for it.
  const loaded = networks.slice(0, 3).map((network) => queue.read(network, render));
  await expect.poll(() => queue.counts()).toEqual({ running: 1, waiting: 2 });
  // Forms shown again are rendered without being loaded.
  const forms = [render(), render(), render()];
  expect(queue.counts()).toEqual({ running: 1, waiting: 5 });
  rendering.resolve();
  await Promise.all([...loaded, ...forms]);
  expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
});

test('many connections are accepted between two renderings, even if no time is left', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let accepted = 0;
  server.on('connection', (socket) => {
    accepted += 1;
    socket.destroy();
  });
  const queue = createRenderQueue({ clock: () => 0 });
  const sockets = Array.from({ length: 48 }, () => connect(port, '127.0.0.1'));
  let renderings = 0;
  while (accepted < sockets.length) {
    await queue.render(visitor, async () => {
      renderings += 1;
    });
  }
  server.close();
  // 48 when one rendering followed on each turn of the event loop.
  expect(renderings).toBeLessThan(12);
});
