import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Claimed, Outcome } from '../../../lib/deliveries/model.ts';
import type { GaugeGroup } from '../../../lib/gauges.ts';
import type { CoreServices } from '../../../lib/services.ts';
import type { RenderQueue } from '../render-queue.ts';
import { databaseGauges } from './database-gauges.ts';
import { RequestDurations } from './request-durations.ts';
import type { RequestTally } from './request-tally.ts';

/** What this process counts, and what it reads from the database for `/metrics`. */
export interface Metrics {
  requests: RequestTally;
  /** Counts an attempt to send a message. */
  attempted(delivery: Claimed, outcome: Outcome, now: number): void;
  /** Shows how many pages wait to be rendered. */
  watchRenders(queue: Pick<RenderQueue, 'counts'>): void;
  /** All metrics in Prometheus' text format. */
  text(): Promise<{ contentType: string; body: string }>;
}

/** Seconds from an event to the acceptance of its message: a minute is promised, a day an outage. */
const deliveryBounds = [1, 2, 5, 15, 60, 300, 3_600, 21_600, 86_400];

/** Creates the metrics of this process; the library's own cover memory, event loop and collections. */
export function createMetrics(
  groups: readonly GaugeGroup[],
  services: Pick<CoreServices, 'db' | 'clock'>,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauges = databaseGauges(registry, groups, services);
  const attempts = new Counter({
    name: 'site_delivery_attempts_total',
    help: 'Attempts of this process to send a message, by outcome',
    labelNames: ['channel', 'kind', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'site_delivery_seconds',
    help: 'Time from an event to the acceptance of its message by the receiver, gathering included',
    labelNames: ['channel', 'kind'],
    buckets: deliveryBounds,
    registers,
  });
  const requests = new RequestDurations(registry);
  return {
    requests,
    attempted: ({ channel, kind, created_at }, { result: outcome }, now) => {
      attempts.inc({ channel, kind, outcome });
      if (outcome === 'delivered') {
        durations.observe({ channel, kind }, Math.max(0, now - created_at) / 1000);
      }
    },
    watchRenders: (queue) => {
      new Gauge({
        name: 'site_renders_waiting',
        help: 'Requests that wait for their page to be loaded or rendered',
        registers,
        collect() {
          this.set(queue.counts().waiting);
        },
      });
      new Gauge({
        name: 'site_renders_running',
        help: 'Pages that are being loaded or rendered',
        registers,
        collect() {
          this.set(queue.counts().running);
        },
      });
    },
    text: async () => {
      await gauges.refresh();
      return { contentType: registry.contentType, body: await registry.metrics() };
    },
  };
}
