import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { parse, sampleOf } from '../../../test/prometheus.ts';
import { startTestApp } from '../test-app.ts';
import { createMetrics } from './metrics.ts';
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

test('counts requests by their route, whatever the URL', async () => {
  const token = 'a-token-of-24-characters';
  const bearer = { authorization: `Bearer ${token}` };
  const none = { db: undefined as never, clock: () => 0 };
  const env = { METRICS_TOKEN: token };
  const { app } = await startTestApp({ env, parts: { metrics: createMetrics([], none) } });
  const url = await app.listen({ port: 0 });
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: token }]) {
    const refused = await app.inject({ url: '/metrics', headers });
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  }
  const scrape = async () => parse((await app.inject({ url: '/metrics', headers: bearer })).body);
  await scrape();
  const before = await scrape();
  for (const path of ['/free-audit', '/free-audit?utm_source=a', '/assets/app-1a2b.css', '/']) {
    await (await fetch(url + path)).text();
    // A proxy's requests take another way to the same file.
    await app.inject({ url: path, headers: { 'x-forwarded-for': '192.0.2.1' } });
  }
  for (let n = 0; n < 20; n += 1) {
    await app.inject(`/nobody-${n}@example.com?token=${n}`);
    await app.inject(`/blog/missing-${n}`);
    await app.inject({ url: `/api/secret-${n}`, method: 'PROPFIND' as 'GET' });
    await app.inject({ url: `/assets/${n}.js` });
  }
  await app.inject({ url: '/api/leads', method: 'POST', payload: {} });
  const { headers } = await fetch(`${url}/free-audit`, { method: 'HEAD' });
  await fetch(`${url}/free-audit`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  const after = await scrape();
  const count = 'http_request_duration_seconds_count';
  const grown = after
    .get(count)
    ?.filter(({ labels, value }) => value !== (sampleOf(before, count, labels) ?? 0));
  const rows = grown?.map(({ labels, value }) => [...Object.values(labels), value].join(' '));
  expect(rows?.sort()).toEqual([
    '/ GET 200 2',
    '/api/leads POST 422 1',
    '/assets/* GET 200 2',
    '/blog/:slug GET 404 20',
    '/free-audit GET 200 4',
    '/free-audit GET 304 1',
    '/free-audit HEAD 200 1',
    '/metrics GET 200 2',
    'none GET 404 40',
    'none other 404 20',
  ]);
  const labels = { route: '/free-audit', method: 'GET', status: '200' };
  const took = 'http_request_duration_seconds_sum';
  expect(sampleOf(after, took, labels)).toBeGreaterThan(0);
  expect(sampleOf(after, took, { ...labels, method: 'HEAD' })).toBeGreaterThan(0);
  for (const renders of ['site_renders_waiting', 'site_renders_running']) {
    expect(sampleOf(after, renders), renders).toBe(0);
  }
});
