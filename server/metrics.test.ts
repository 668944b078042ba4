import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { keyless } from '../app/features/accounts/test-accounts.ts';
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
import { metricsServer } from './http/metrics/api.ts';
import { databaseGauges } from './http/metrics/database-gauges.ts';
import { createMetrics } from './http/metrics/metrics.ts';
import { echoBuild, startTestApp } from './http/test-app.ts';
import { type Site, startSite } from './site.ts';

const token = 'a-token-of-24-characters';
const bearer = { authorization: `Bearer ${token}` };

/** Samples by name: labels and value. */
type Samples = Map<string, { labels: Record<string, string>; value: number }[]>;

function parse(text: string): Samples {
  expect(problemsOf(text)).toEqual([]);
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

/** What Prometheus, or its `promtool check metrics`, would say against a text. */
function problemsOf(text: string): string[] {
  const problems = text.endsWith('\n') ? [] : ['It doesn’t end with a line break'];
  const families = new Map<string, { type: string; helped: boolean }>();
  const series = new Map<string, number>();
  let current = '';
  for (const line of text.split('\n').filter(Boolean)) {
    const [, word, name = '', rest = ''] = /^# (HELP|TYPE) (\w+) (.+)$/.exec(line) ?? [];
    if (word === 'HELP') {
      if (families.has(name)) problems.push(`Twice: ${name}`);
      families.set(name, { type: '', helped: true });
      current = name;
    } else if (word === 'TYPE') {
      if (name !== current) problems.push(`TYPE without HELP: ${line}`);
      families.set(name, { type: rest, helped: families.has(name) });
      const known = ['counter', 'gauge', 'histogram', 'summary'].includes(rest);
      // The library itself ends some gauges so.
      if (!known || (rest === 'counter' && !name.endsWith('_total'))) problems.push(line);
    } else {
      const [, sample = '', labels = '', value = ''] =
        /^([a-z_]\w*)(\{(?:\w+="(?:[^"\\\n]|\\["\\n])*",?)*\})? (\S+)$/.exec(line) ?? [];
      const { type } = families.get(current) ?? {};
      const ending = sample.startsWith(current) ? sample.slice(current.length) : 'another';
      const endings = { histogram: ['_bucket', '_sum', '_count'], summary: ['', '_sum', '_count'] };
      const allowed = endings[type as keyof typeof endings] ?? [''];
      if (!sample || !allowed.includes(ending)) problems.push(`Not of ${current}: ${line}`);
      if (Number.isNaN(Number(value)) && !/^(nan|[+-]inf)$/i.test(value)) problems.push(line);
      if (series.has(sample + labels)) problems.push(`Twice: ${sample}${labels}`);
      series.set(sample + labels, Number(value));
    }
  }
  for (const [bucket, value] of series) {
    if (!bucket.includes('le="+Inf"')) continue;
    const count = bucket.replace('_bucket{', '_count{').replace(/,?le="\+Inf",?/, '');
    if (series.get(count.replace('{}', '')) !== value) problems.push(`Not its count: ${bucket}`);
  }
  return problems;
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

it('are on a port of their own for those who send the token, where there is one', async () => {
  const text = async () => ({ contentType: 'text/plain', body: 'a 1\n' });
  const ask = async (given: string | undefined, headers: Record<string, string> = {}) => {
    const server = metricsServer(text, given).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
    const found = [answer.status, await answer.text()];
    server.close();
    return found;
  };
  expect(await ask(undefined)).toEqual([200, 'a 1\n']);
  expect(await ask(token, bearer)).toEqual([200, 'a 1\n']);
  expect(await ask(token)).toEqual([401, '']);
  expect(await ask(token, { authorization: 'Bearer wrong' })).toEqual([401, '']);
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
    // Read as they are: /metrics leaves out what a busy machine doesn't answer within 2 s.
    const read = { db, clock: () => now + 60_000 };
    const samples = [...(await deliveryGauges.read(read)), ...(await entryGauges.read(read))];
    const gaugeOf = (gauge: string, wanted: Record<string, string>) =>
      samples.find(
        (sample) =>
          sample.gauge === gauge &&
          Object.entries(wanted).every(([label, value]) => sample.labels[label] === value),
      )?.value;
    const audits = { origin: 'audit-page' };
    expect(gaugeOf('site_requests', { ...audits, status: 'new' })).toBe(2);
    expect(gaugeOf('site_requests', { ...audits, status: 'held' })).toBe(1);
    const oldest = 'site_delivery_oldest_seconds';
    expect(gaugeOf(oldest, { channel: 'email' })).toBe(63);
    expect(gaugeOf(oldest, { channel: 'webhook' })).toBe(0);
    const waiting = 'site_deliveries_waiting';
    expect(gaugeOf(waiting, { kind: 'visitor-email' })).toBe(2);
    // The owner's notice of the held lead is planned for later, so it isn't among the oldest.
    expect(gaugeOf(waiting, { kind: 'owner-email' })).toBe(3);
  });
});

describeEngines('what isn’t in order', (engine) => {
  it('shows in the metrics, and what is in order doesn’t', async () => {
    const db = await engine.open();
    const now = Date.now();
    const jobs = ['never-ran', 'in-time', 'late'].map((name) => ({
      ...{ name, every: 60_000, run: async () => {} },
    }));
    let counts = { running: 0, waiting: 0 };
    const scrape = async () => {
      const metrics = createMetrics([deliveryGauges, jobGauges(jobs)], { db, clock: () => now });
      metrics.watchRenders({ counts: () => counts });
      const samples = parse((await metrics.text()).body);
      return (name: string, labels = {}) => sampleOf(samples, name, labels);
    };
    const inOrder = await scrape();
    expect([
      inOrder('site_deliveries_given_up', { kind: 'webhook' }),
      inOrder('site_channel_failing_seconds', { channel: 'email' }),
      inOrder('site_channel_off', { channel: 'webhook' }),
      inOrder('site_job_age_seconds', { name: 'late' }),
      inOrder('site_renders_waiting'),
      inOrder('site_renders_running'),
    ]).toEqual([0, 0, 0, undefined, 0, 0]);
    await storeLead(
      testServices(db, () => now),
      sampleLead,
      keyless,
    );
    await db.write(async (tx) => {
      await tx
        .updateTable('deliveries')
        .set({ state: 'failed', ended_at: now - 1_000 })
        .execute();
      const unknown = { last_error: null, off_target: null, probe_at: null, hold_until: null };
      const channels = [
        { channel: 'email' as const, failing_since: now - 90_000, off_at: null },
        { channel: 'webhook' as const, failing_since: null, off_at: now },
      ];
      await tx
        .insertInto('channels')
        .values(channels.map((row) => ({ ...unknown, ...row })))
        .execute();
      const ran = { 'in-time': now - 30_000, late: now - 200_000 };
      await tx
        .insertInto('jobs')
        .values(
          Object.entries(ran).map(([name, succeeded_at]) => ({
            ...{ name, succeeded_at, failed_at: null },
          })),
        )
        .execute();
    });
    counts = { running: 1, waiting: 7 };
    const failing = await scrape();
    const overdue = (name: string) => failing('site_job_overdue', { name });
    expect([
      failing('site_deliveries_given_up', { kind: 'visitor-email' }),
      failing('site_deliveries_waiting', { kind: 'visitor-email' }),
      failing('site_channel_failing_seconds', { channel: 'email' }),
      failing('site_channel_failing_seconds', { channel: 'webhook' }),
      failing('site_channel_off', { channel: 'email' }),
      failing('site_channel_off', { channel: 'webhook' }),
      failing('site_job_age_seconds', { name: 'late' }),
      ...['never-ran', 'in-time', 'late'].map(overdue),
      failing('site_renders_waiting'),
      failing('site_renders_running'),
    ]).toEqual([1, 0, 90, 0, 0, 1, 200, 1, 0, 1, 7, 1]);
  });
});

it('counts attempts, and tells how long messages took until they were accepted', async () => {
  const metrics = createMetrics([], undefined as never);
  const mail = { channel: 'email', kind: 'owner-email', created_at: 1_000 } as Claimed;
  const webhook = { channel: 'webhook', kind: 'webhook', created_at: 1_000 } as Claimed;
  metrics.attempted(mail, { result: 'failed', detail: '', scope: 'channel' }, 2_000);
  metrics.attempted(mail, { result: 'delivered', detail: '' }, 4_000);
  // A minute is promised.
  metrics.attempted(webhook, { result: 'delivered', detail: '' }, 61_000);
  // The clock was set back.
  metrics.attempted(webhook, { result: 'delivered', detail: '' }, 0);
  const samples = parse((await metrics.text()).body);
  const rowsOf = (name: string) =>
    samples.get(name)?.map(({ labels, value }) => [...Object.values(labels), value].join(' '));
  expect(rowsOf('site_delivery_attempts_total')).toEqual([
    'email owner-email failed 1',
    'email owner-email delivered 1',
    'webhook webhook delivered 2',
  ]);
  expect(rowsOf('site_delivery_seconds_sum')).toEqual([
    'email owner-email 3',
    'webhook webhook 60',
  ]);
  expect(rowsOf('site_delivery_seconds_count')).toEqual([
    'email owner-email 1',
    'webhook webhook 2',
  ]);
  const upTo = (channel: string, le: string) =>
    sampleOf(samples, 'site_delivery_seconds_bucket', { channel, le });
  expect([upTo('email', '2'), upTo('email', '5')]).toEqual([0, 1]);
  expect([upTo('webhook', '15'), upTo('webhook', '60')]).toEqual([1, 2]);
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

it('reads at most every 5 s unless a group says otherwise', async () => {
  let time = 0;
  let reads = 0;
  const gauges = { site_test: { help: 'A test', labels: [] } };
  const read = async () => {
    reads += 1;
    return [];
  };
  const group = databaseGauges(new Registry(), [{ gauges, read }], undefined as never, () => time);
  for (time of [0, 4_999, 5_000]) await group.refresh();
  expect(reads).toBe(2);
});

it('waits 2 s for the database', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const registry = new Registry();
  const group: GaugeGroup = {
    gauges: { site_test: { help: 'A test', labels: [] } },
    read: () => new Promise(() => {}),
  };
  let ended = false;
  const refreshed = databaseGauges(registry, [group], undefined as never)
    .refresh()
    .then(() => {
      ended = true;
    });
  await vi.advanceTimersByTimeAsync(1_999);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await refreshed;
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
