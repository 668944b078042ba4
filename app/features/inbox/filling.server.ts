import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../../lib/log.ts';
import type { Services } from '../../../lib/services.ts';
import { createFiller } from './fill.server.ts';

/** Interval in ms between two looks for new records. */
const interval = 500;

/**
 * Entries added at a time: 50 take about 15 ms of processor time, for which a request may have to wait.
 * In a flood one batch in {@link interval} bounds what they cost to 3% of a core.
 */
const batch = 50;

/**
 * Share of a pause in which the process may do other work and still counts as idle. Then the next batch
 * follows a pause as long as the last one took, so that a million records have entries within
 * minutes, on half of a core.
 */
const idleShare = 0.2;

/** Fills the entries until the returned function is called. Several processes may do it at once. */
export function startFilling(
  { db, outbox }: Pick<Services, 'db' | 'outbox'>,
  log: Log,
): () => Promise<void> {
  const stopping = new AbortController();
  const filler = createFiller(db, outbox);
  let failing = false;
  const run = async () => {
    while (!stopping.signal.aborted) {
      const started = performance.now();
      let isMore = false;
      try {
        isMore = (await filler.fill(batch)) === batch;
        failing = false;
      } catch (err) {
        // Once for an outage, not twice a second.
        if (!failing) log.error({ err }, 'new entries of the inbox could not be stored');
        failing = true;
      }
      const { signal } = stopping;
      // On PostgreSQL a batch waits more than it works, so its whole time counts.
      const pause = Math.min(interval, performance.now() - started);
      const before = performance.eventLoopUtilization();
      await sleep(isMore ? pause : interval, undefined, { signal }).catch(() => {});
      const { utilization } = performance.eventLoopUtilization(before);
      if (isMore && utilization > idleShare)
        await sleep(interval - pause, undefined, { signal }).catch(() => {});
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
