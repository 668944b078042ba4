import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { storeLead } from '../app/features/audit/leads.server.ts';
import { createFiller } from '../app/features/inbox/fill.server.ts';
import { entryGauges } from '../app/features/inbox/gauges.server.ts';
import { honeypotName } from '../app/forms/honeypot.ts';
import { deliveryGauges } from '../lib/deliveries/gauges.ts';
import type { Claimed } from '../lib/deliveries/model.ts';
import type { GaugeGroup } from '../lib/gauges.ts';
import { jobGauges } from '../lib/jobs.ts';
import { createLog } from '../lib/log.ts';
import { composition } from '../test/app.ts';
import { describeEngines, type Engine } from '../test/engines.ts';
import { startSmtp } from '../test/fakes/smtp.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { testServices } from '../test/services.ts';
import { readEnv } from './env.ts';
import { databaseGauges } from './http/metrics/database-gauges.ts';
import { createMetrics } from './http/metrics/metrics.ts';
import { echoBuild, startTestApp } from './http/test-app.ts';
import { type Site, startSite } from './site.ts';

const token = 'a-token-of-24-characters';
const bearer = { authorization: `Bearer ${token}` };

/** Samples by name: labels and value. */
type Samples = Map<string, { labels: Record<string, string>; value: number }[]>;

function parse(text: string): Samples {
  const samples: Samples = new Map();
  for (const [, name = '', labels = '', value = ''] of text.matchAll(
    /^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/gm,
  )) {
    const parsed = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key, text]);
    const list = samples.get(name) ?? [];
    list.push({ labels: Object.fromEntries(parsed), value: Number(value) });
    samples.set(name, list);
  }
  return samples;
}

/** The value of the sample with these labels, among others. */
function sampleOf(samples: Samples, name: string, labels: Record<string, string> = {}) {
  const wanted = Object.entries(labels);
  return samples
    .get(name)
    ?.find((sample) => wanted.every(([key, value]) => sample.labels[key] === value))?.value;
}

it('without the setting, the address is any other missing page', async () => {
  const { app } = await startTestApp();
  const [metrics, missing] = [await app.inject('/metrics'), await app.inject('/metric')];
  expect([metrics.statusCode, metrics.body]).toEqual([404, missing.body]);
});

it('counts requests by their route, whatever the URL', async () => {
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
    '/metrics GET 200 2',
    'none GET 404 40',
    'none other 404 20',
  ]);
  const labels = { route: '/free-audit', method: 'GET', status: '200' };
  const bucket = 'http_request_duration_seconds_bucket';
  expect(sampleOf(after, bucket, { ...labels, le: '+Inf' })).toBe(4);
  const buckets = after.get(bucket)?.filter((one) => one.labels.route === '/free-audit') ?? [];
  const values = buckets.map(({ value }) => value);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(sampleOf(after, 'http_request_duration_seconds_sum', labels)).toBeGreaterThan(0);
});

/** The whole site on an engine, with a mail server and metrics on a port of their own. */
async function start(engine: Engine, role: 'all' | 'worker') {
  const smtp = await startSmtp();
  const { dataDir, databaseUrl = '' } = engine.settings();
  const lines: Record<string, unknown>[] = [];
  const site: Site = await startSite({
    env: readEnv({
      ...{ ROLE: role, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SMTP_URL: smtp.url },
      ...{ NODE_ENV: 'test', METRICS_LISTEN: '127.0.0.1:0' },
    }),
    log: createLog({ write: (line) => void lines.push(JSON.parse(line)) }),
    build: echoBuild(),
    files: new Map(),
  });
  onTestFinished(async () => {
    await site.close();
    await smtp.close();
  });
  const line = lines.find(({ msg }) => msg === 'Prometheus can read /metrics');
  const address = line?.address as { port: number } | undefined;
  const url = `http://127.0.0.1:${address?.port}`;
  const scrape = async () => parse(await (await fetch(`${url}/metrics`)).text());
  return { site, smtp, url, scrape };
}

describeEngines('the metrics', (engine) => {
  it('of a worker: what waits, what it sent, and what its jobs did', async () => {
    const db = await engine.open();
    const services = testServices(db, () => Date.now() - 100_000);
    const { url, smtp, scrape } = await start(engine, 'worker');
    expect((await fetch(`${url}/`)).status).toBe(404);
    await vi.waitFor(async () => {
      const rows = await db.read.selectFrom('jobs').selectAll().execute();
      expect(rows.filter(({ succeeded_at }) => succeeded_at).length).toBeGreaterThan(5);
    }, 10_000);
    smtp.behavior.message = () => ({ code: 451, text: 'later' });
    await storeLead(services, sampleLead, { key: undefined, source: undefined });
    const attempts = 'site_delivery_attempts_total';
    const failing = await vi.waitFor(async () => {
      const samples = await scrape();
      expect(sampleOf(samples, attempts, { kind: 'visitor-email', outcome: 'failed' })).toBe(1);
      return samples;
    }, 20_000);
    expect(failing.get('site_job_age_seconds')?.length).toBeGreaterThan(5);
    expect(sampleOf(failing, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(sampleOf(failing, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  });

  it('of a site: leads by status, and messages by age and channel', async () => {
    const db = await engine.open();
    const now = Date.now();
    const store = (age: number, email: string, more: object = {}) =>
      storeLead(
        testServices(db, () => now - age),
        { ...sampleLead, ...more, email },
        { key: undefined, source: undefined },
      );
    await store(3_000, 'a@example.com');
    await store(2_000, 'b@example.com');
    await store(1_000, 'c@example.com', { [honeypotName]: 'x' });
    await createFiller(db).fill(50);
    const gauges = [deliveryGauges, entryGauges, jobGauges([])];
    const metrics = createMetrics(gauges, { db, clock: () => now + 60_000 });
    const samples = parse((await metrics.text()).body);
    const audits = { origin: 'audit-page' };
    expect(sampleOf(samples, 'site_requests', { ...audits, status: 'new' })).toBe(2);
    expect(sampleOf(samples, 'site_requests', { ...audits, status: 'held' })).toBe(1);
    const oldest = 'site_delivery_oldest_seconds';
    expect(sampleOf(samples, oldest, { channel: 'email' })).toBe(63);
    expect(sampleOf(samples, oldest, { channel: 'webhook' })).toBe(0);
    const waiting = 'site_deliveries_waiting';
    expect(sampleOf(samples, waiting, { kind: 'visitor-email' })).toBe(2);
    // The owner's notice of the held lead is planned for later, so it isn't among the oldest.
    expect(sampleOf(samples, waiting, { kind: 'owner-email' })).toBe(3);
  });
});

it('asks the database no more than its share of the time, and goes on without it', async () => {
  let time = 0;
  let reads = 0;
  let cost = 10;
  const registry = new Registry();
  const group: GaugeGroup = {
    gauges: { site_test: { help: 'A test', labels: ['part'] } },
    every: 100,
    read: async () => {
      reads += 1;
      time += cost;
      if (cost > 500) throw new Error('The database is down');
      return [{ gauge: 'site_test', labels: { part: 'all' }, value: reads }];
    },
  };
  const gauges = databaseGauges(registry, [group], undefined as never, () => time);
  const value = async () => sampleOf(parse(await registry.metrics()), 'site_test');
  await Promise.all([gauges.refresh(), gauges.refresh()]);
  expect([reads, await value()]).toEqual([1, 1]);
  time = 999;
  await gauges.refresh();
  expect(reads).toBe(1);
  time = 1_000;
  cost = 501;
  await gauges.refresh();
  expect([reads, await value()]).toEqual([2, undefined]);
  const failed = sampleOf(parse(await registry.metrics()), 'site_gauge_readings_failed_total');
  expect(failed).toBe(1);
});

it('exist under the names and labels that the dashboard’s queries have', async () => {
  const dashboard = dashboardSchema.parse(JSON.parse(await readFile('docs/grafana.json', 'utf8')));
  const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(queries.length).toBeGreaterThan(20);
  const { parts, jobs } = composition;
  const groups = [deliveryGauges, jobGauges(jobs), ...parts.flatMap(({ gauges = [] }) => gauges)];
  const metrics = createMetrics(groups, undefined as never);
  metrics.watchRenders({ counts: () => ({ running: 0, waiting: 0 }) });
  metrics.requests.count('/', 'GET', 200, 1);
  metrics.attempted(
    { channel: 'email', kind: 'owner-email', created_at: 0 } as Claimed,
    { result: 'delivered', detail: '' },
    1,
  );
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const body = await vi.waitFor(async () => {
    const { body: text } = await metrics.text();
    expect(text).toContain('nodejs_gc_duration_seconds_sum{');
    return text;
  });
  const labels = new Map([...parse(body)].map(([name, [first]]) => [name, first?.labels ?? {}]));
  for (const { gauges } of groups) {
    for (const [name, gauge] of Object.entries(gauges)) {
      expect(body).toContain(`# TYPE ${name} gauge`);
      labels.set(name, Object.fromEntries(gauge.labels.map((label) => [label, ''])));
    }
  }
  const words = new Set(['by', 'sum', 'max', 'rate', 'topk', 'increase', 'histogram_quantile']);
  for (const query of queries) {
    const used = [...query.matchAll(/(?:\{([^}]*)\}|\bby \(([^)]*)\))/g)].flatMap(
      ([, matchers = '', by = '']) =>
        matchers ? [...matchers.matchAll(/(\w+)=/g)].map(([, name]) => name) : by.split(', '),
    );
    const plain = query.replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, '');
    const names = [...plain.matchAll(/[a-z_]\w*/g)].map(([name]) => name);
    const metricNames = names.filter((name) => !words.has(name));
    expect(metricNames.length, query).toBeGreaterThan(0);
    const known = metricNames.map((name) => labels.get(name));
    expect(known, query).not.toContain(undefined);
    const all = new Set(['instance', ...known.flatMap((one) => Object.keys(one ?? {}))]);
    expect(
      used.filter((label) => !all.has(label ?? '')),
      query,
    ).toEqual([]);
  }
});

const dashboardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});
