import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { keyless } from '../app/features/accounts/test-accounts.ts';
import { storeLead } from '../app/features/audit/leads.server.ts';
import { createFiller } from '../app/features/inbox/fill.server.ts';
import { entryGauges } from '../app/features/inbox/gauges.server.ts';
import { honeypotName } from '../app/forms/honeypot.ts';
import { deliveryGauges } from '../lib/deliveries/gauges.ts';
import type { Claimed } from '../lib/deliveries/model.ts';
import { jobGauges } from '../lib/jobs.ts';
import { createLog } from '../lib/log.ts';
import { describeEngines, type Engine } from '../test/engines.ts';
import { startSmtp } from '../test/fakes/smtp.ts';
import { parse, sampleOf } from '../test/prometheus.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { testServices } from '../test/services.ts';
import { readEnv } from './env.ts';
import { metricsServer } from './http/metrics/api.ts';
import { createMetrics } from './http/metrics/metrics.ts';
import { echoBuild, startTestApp } from './http/test-app.ts';
import { type Site, startSite } from './site.ts';

const token = 'a-token-of-24-characters';
const bearer = { authorization: `Bearer ${token}` };

it('without the setting, the address is any other missing page', async () => {
  const { app } = await startTestApp();
  const [metrics, missing] = [await app.inject('/metrics'), await app.inject('/metric')];
  expect([metrics.statusCode, metrics.body]).toEqual([404, missing.body]);
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
    // The ledger's, the jobs' and the features': also where the database didn't answer in time.
    const text = await (await fetch(`${url}/metrics`)).text();
    for (const name of ['site_deliveries_waiting', 'site_job_overdue', 'site_requests']) {
      expect(text).toContain(`# TYPE ${name} gauge`);
    }
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
