import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { deliveryGauges } from '../lib/deliveries/gauges.ts';
import type { Claimed } from '../lib/deliveries/model.ts';
import { jobGauges } from '../lib/jobs.ts';
import { composition } from '../test/app.ts';
import { parse } from '../test/prometheus.ts';
import { createMetrics } from './http/metrics/metrics.ts';

it('the dashboard asks for metrics under the names and labels that they have', async () => {
  const dashboard = v.parse(
    dashboardSchema,
    JSON.parse(await readFile('docs/grafana.json', 'utf8')),
  );
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

const dashboardSchema = v.object({
  panels: v.array(v.object({ targets: v.array(v.object({ expr: v.string() })) })),
});
