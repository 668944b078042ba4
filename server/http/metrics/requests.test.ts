import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { RequestDurations } from './request-durations.ts';
import { tallyRequests } from './request-tally.ts';

test('durations are in seconds, each in its buckets, with their sum and count', async () => {
  const registry = new Registry();
  const durations = new RequestDurations(registry);
  for (const ms of [0.5, 5, 5.001, 40, 20_000]) durations.count('/', 'GET', 200, ms);
  const name = 'http_request_duration_seconds';
  const labels = 'route="/",method="GET",status="200"';
  const upTo = { 0.001: 1, 0.005: 2, 0.01: 3, 0.025: 3, 0.05: 4, 0.1: 4, 0.25: 4, 0.5: 4, 1: 4 };
  const buckets = Object.entries({ ...upTo, 2.5: 4, 10: 4, '+Inf': 5 });
  const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith(name));
  expect(lines.sort()).toEqual(
    [
      ...buckets.map(([le, count]) => `${name}_bucket{${labels},le="${le}"} ${count}`),
      `${name}_sum{${labels}} 20.050501`,
      `${name}_count{${labels}} 5`,
    ].sort(),
  );
});

test('a request counts with its pattern, status and milliseconds', async () => {
  const counted: unknown[][] = [];
  const app = Fastify();
  tallyRequests(app, { count: (...one) => void counted.push(one) });
  app.get('/slow/:id', () => {
    const started = performance.now();
    while (performance.now() - started < 20);
    return 'done';
  });
  app.get('/files/*', (_, reply) => reply.code(410).send());
  const started = performance.now();
  await app.inject('/slow/7');
  const passed = performance.now() - started;
  await app.inject('/files/secret.txt');
  await app.inject('/nothing');
  expect(counted.map((one) => one.slice(0, 3))).toEqual([
    ['/slow/:id', 'GET', 200],
    ['none', 'GET', 410],
    ['none', 'GET', 404],
  ]);
  const [ms] = counted.map((one) => one[3]);
  expect(ms).toBeGreaterThanOrEqual(20);
  expect(ms).toBeLessThanOrEqual(passed);
  await app.close();
});
