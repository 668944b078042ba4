import { Counter, Gauge, type Registry } from 'prom-client';
import type { GaugeGroup } from '../../../lib/gauges.ts';
import type { CoreServices } from '../../../lib/services.ts';
import { within } from '../../../lib/timeout.ts';

/** Least interval of two readings in ms, unless a group has its own. */
const least = 5_000;

/** A reading's share of the time at most: after one of 30 ms the values stay for 3 s. */
const share = 0.01;

/** Timeout of a reading in ms; without an answer, its gauges are left out. */
const timeout = 2_000;

/** Reads gauges from the database when they are asked for, never on a visitor's way. */
export interface DatabaseGauges {
  /** Brings the values up to date. Never rejects. */
  refresh(): Promise<void>;
}

/**
 * Registers gauges that are read from the database.
 * @param now milliseconds from any start.
 */
export function databaseGauges(
  registry: Registry,
  groups: readonly GaugeGroup[],
  services: Pick<CoreServices, 'db' | 'clock'>,
  now = () => performance.now(),
): DatabaseGauges {
  const failures = new Counter({
    name: 'site_gauge_readings_failed_total',
    help: 'Readings from the database that failed; their gauges are absent meanwhile',
    registers: [registry],
  });
  const readers = groups.map((group) => spaced(group, now, readerOf(group)));
  return { refresh: async () => void (await Promise.all(readers.map((read) => read()))) };

  function readerOf(group: GaugeGroup): () => Promise<void> {
    const gauges = new Map(
      Object.entries(group.gauges).map(([name, { help, labels }]) => [
        name,
        new Gauge({ name, help, labelNames: [...labels], registers: [registry] }),
      ]),
    );
    return async () => {
      const samples = await within(timeout, group.read(services)).catch(() => {
        failures.inc();
        return [];
      });
      for (const gauge of gauges.values()) gauge.reset();
      for (const { gauge, labels, value } of samples) gauges.get(gauge)?.set(labels, value);
    };
  }
}

/** Limits how often a group is read; scrapes at the same time share one reading. */
function spaced(
  { every = least }: GaugeGroup,
  now: () => number,
  read: () => Promise<void>,
): () => Promise<void> {
  let next = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  return async () => {
    if (!reading && now() >= next) {
      const started = now();
      reading = read().finally(() => {
        next = started + Math.max(every, (now() - started) / share);
        reading = undefined;
      });
    }
    await reading;
  };
}
