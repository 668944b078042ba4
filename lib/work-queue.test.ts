import { expect, test } from 'vitest';
import { createWorkQueue, OverloadError } from './work-queue.ts';

test('runs a few tasks at a time, in order, and refuses more than may wait', async () => {
  const queue = createWorkQueue({ running: 2, waiting: 3 });
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const started: number[] = [];
  const runs = gates.map(({ promise }, index) =>
    queue.run(() => {
      started.push(index);
      return promise;
    }),
  );
  expect(started).toEqual([0, 1]);
  await expect(queue.run(async () => 0)).rejects.toBeInstanceOf(OverloadError);
  gates[1]?.resolve();
  await expect.poll(() => started).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  await Promise.all(runs);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(await queue.run(async () => 'free again')).toBe('free again');
});

test('Retry-After covers the time that the waiting tasks need', async () => {
  const time = { now: 0 };
  const queue = createWorkQueue({ running: 1, waiting: 10, clock: () => time.now });
  // The average starts at 50 ms; sixty tasks of 2 s each bring it close to 2 s.
  for (let n = 0; n < 60; n += 1) {
    await queue.run(async () => {
      time.now += 2_000;
    });
  }
  const gate = Promise.withResolvers<void>();
  const runs = Array.from({ length: 11 }, () => queue.run(() => gate.promise));
  const error: unknown = await queue.run(async () => 0).catch((thrown: unknown) => thrown);
  // Ten wait, 2 s each, and one second on top.
  expect(error).toMatchObject({ retryAfter: 21 });
  expect((error as Error).message).toBe('We’re busy right now. Please try again in 21 seconds.');
  gate.resolve();
  await Promise.all(runs);
});

test('a task that throws frees its place', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect.poll(() => queue.run(async () => 'next').catch(String)).toBe('next');
});
