import { expect, test } from 'vitest';
import { createWorkQueue, OverloadError, type WorkQueueOptions } from './work-queue.ts';

const by = (name: string) => ({ name, known: false });
const known = (name: string) => ({ name, known: true });

/** A queue whose only running task ends when `release` is called; `order` has what ran since. */
function begin(options: Partial<WorkQueueOptions> = {}) {
  const queue = createWorkQueue({ running: 1, waiting: 10, waitingEach: 10, ...options });
  const gate = Promise.withResolvers<void>();
  const first = queue.run(by('first'), () => gate.promise);
  const order: string[] = [];
  const runs: Promise<unknown>[] = [first];
  const add = (owner: ReturnType<typeof by>, count = 1) => {
    for (let n = 0; n < count; n += 1) {
      const run = queue.run(owner, async () => void order.push(owner.name));
      runs.push(run.catch((error: unknown) => error));
    }
  };
  const release = async () => {
    gate.resolve();
    return (await Promise.all(runs)).filter((error) => error instanceof OverloadError).length;
  };
  return { add, order, release, counts: queue.counts };
}

test('runs a few tasks at a time, in order, and refuses more than may wait', async () => {
  const queue = createWorkQueue({ running: 2, waiting: 3, waitingEach: 3 });
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const started: number[] = [];
  const runs = gates.map(({ promise }, index) =>
    queue.run(by('a'), () => {
      started.push(index);
      return promise;
    }),
  );
  expect(started).toEqual([0, 1]);
  await expect(queue.run(by('a'), async () => 0)).rejects.toBeInstanceOf(OverloadError);
  gates[1]?.resolve();
  await expect.poll(() => started).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  await Promise.all(runs);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(await queue.run(by('a'), async () => 'free again')).toBe('free again');
});

test('owners take turns, however many tasks each has', async () => {
  const { add, order, release } = begin();
  add(by('many'), 6);
  add(by('one'));
  add(by('two'), 2);
  expect(await release()).toBe(0);
  expect(order.join(' ')).toBe('many one two many two many many many many');
});

test('an owner’s line has a bound of its own', async () => {
  const { add, order, release } = begin({ waitingEach: 2 });
  add(by('many'), 5);
  add(by('one'));
  expect(await release()).toBe(3);
  expect(order.join(' ')).toBe('many one many');
});

test('in a full queue the longest line loses its last task to a shorter one', async () => {
  const { add, order, release } = begin({ waiting: 4 });
  add(by('many'), 4);
  add(by('one'));
  add(by('two'));
  // One task each for four owners: nobody has more than the newcomer would.
  add(by('three'));
  add(by('four'));
  expect(await release()).toBe(4);
  expect(order.join(' ')).toBe('many one two three');
});

test('known owners go first, but not more than three in a row', async () => {
  const { add, order, release } = begin({ waiting: 6 });
  add(by('many'), 6);
  add(known('rosa'), 2);
  add(known('ana'), 3);
  expect(await release()).toBe(5);
  expect(order.join(' ')).toBe('rosa ana rosa many ana ana');
});

test('Retry-After covers the time that the waiting tasks need', async () => {
  const time = { now: 0 };
  const clock = () => time.now;
  const queue = createWorkQueue({ running: 1, waiting: 20, waitingEach: 10, clock });
  // The average starts at 50 ms; sixty tasks of 2 s each bring it close to 2 s.
  for (let n = 0; n < 60; n += 1) {
    await queue.run(by('a'), async () => {
      time.now += 2_000;
    });
  }
  const gate = Promise.withResolvers<void>();
  const runs = Array.from({ length: 11 }, () => queue.run(by('a'), () => gate.promise));
  const refused = () => queue.run(by('a'), async () => 0).catch((thrown: unknown) => thrown);
  // Ten wait, 2 s each, and one second on top.
  const error = await refused();
  expect(error).toMatchObject({ retryAfter: 21 });
  expect((error as Error).message).toBe('We’re busy right now. Please try again in 21 seconds.');
  // One more waits, and its owner takes a turn too.
  runs.push(queue.run(by('b'), () => gate.promise));
  expect(await refused()).toMatchObject({ retryAfter: 23 });
  gate.resolve();
  await Promise.all(runs);
});

test('a task that throws frees its place', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 0, waitingEach: 1 });
  const broken = () => Promise.reject(new Error('broken'));
  await expect(queue.run(by('a'), broken)).rejects.toThrow('broken');
  await expect.poll(() => queue.run(by('a'), async () => 'next').catch(String)).toBe('next');
});

test('counts what runs and what waits, without what had to give its place', async () => {
  const { add, release, counts } = begin({ waiting: 3 });
  add(by('many'), 3);
  expect(counts()).toEqual({ running: 1, waiting: 3 });
  add(by('one'));
  expect(counts()).toEqual({ running: 1, waiting: 3 });
  expect(await release()).toBe(1);
  expect(counts()).toEqual({ running: 0, waiting: 0 });
});
