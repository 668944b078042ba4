import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../../lib/log.ts';
import type { Services } from '../../../lib/services.ts';
import { createFiller } from './fill.server.ts';

/** Interval in ms between two looks for new records. */
const interval = 500;

/**
 * Entries added at a time. In a flood this bounds what they cost: 50 take about 15 ms of processor
 * time, 3% of a core.
 */
const batch = 50;

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
      try {
        await filler.fill(batch);
        failing = false;
      } catch (err) {
        // Once for an outage, not twice a second.
        if (!failing) log.error({ err }, 'new entries of the inbox could not be stored');
        failing = true;
      }
      await sleep(interval, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
