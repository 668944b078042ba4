import { Registry } from 'prom-client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { GaugeGroup } from '../../../lib/gauges.ts';
import { parse, sampleOf } from '../../../test/prometheus.ts';
import { databaseGauges } from './database-gauges.ts';

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
