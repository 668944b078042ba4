import { setTimeout as delay } from 'node:timers/promises';
import type { CoreServices } from '../../../lib/services.ts';
import { reachOf } from '../../../site-audit/fetch/reach.ts';
import { userAgentOf } from '../../../site-audit/look.ts';
import { createLookThread } from '../../../site-audit/look-thread.ts';
import type { CheckFinding } from '../../../site-audit/reader-jobs.ts';
import { attachFindings } from './lead-findings.server.ts';
import {
  type BegunLook,
  beginLook,
  recordLook,
  recordProgress,
  returnLook,
} from './site-looks.server.ts';

export interface LookWorkerOptions extends CoreServices {
  /** Whether looks may connect to this machine's own servers. */
  privateNetwork: boolean;
  onError(error: unknown): void;
}

/** Runs the looks that visitors and leads ask for. */
export interface LookWorker {
  start(): void;
  /** Begins waiting looks now, instead of at the next poll. */
  wake(): void;
  /** Returns the looks under way to the queue. */
  stop(): Promise<void>;
}

/** Looks at the same time. */
const concurrency = 6;
/** Interval in ms at which looks are begun that another process added, or left behind. */
const pollMs = 2_000;

/** Interval in ms at which findings are stored with leads, at least. */
const attachMs = 500;

/** Creates the worker; the thread that looks starts with the first look. */
export function createLookWorker(options: LookWorkerOptions): LookWorker {
  const { db, onError, privateNetwork } = options;
  const reach = reachOf(privateNetwork);
  const thread = createLookThread({ privateNetwork, userAgent: userAgentOf(options.site.url) });
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let wakeUp = new AbortController();
  let loop: Promise<void> | undefined;
  let attached = Number.NEGATIVE_INFINITY;

  const run = async (begun: BegunLook) => {
    const findings: CheckFinding[] = [];
    const writes: Promise<unknown>[] = [];
    try {
      const result = await thread.look(begun.url, (found) => {
        findings.push(...found);
        // Those that come later are stored with the result.
        if (writes.length === 0) writes.push(recordProgress(db, begun, findings).catch(onError));
      });
      await Promise.all(writes);
      await recordLook(db, begun, result);
    } catch (error) {
      await Promise.all(writes);
      await returnLook(db, begun);
      if (!stopping.signal.aborted) throw error;
    }
  };
  const begin = async () => {
    while (!stopping.signal.aborted && running.size < concurrency) {
      const begun = await beginLook(options);
      if (!begun) return;
      const done = run(begun)
        .catch(onError)
        .finally(() => {
          running.delete(done);
          wakeUp.abort();
        });
      running.add(done);
    }
  };
  const work = async () => {
    while (!stopping.signal.aborted) {
      wakeUp = new AbortController();
      const { signal } = wakeUp;
      if (performance.now() - attached >= attachMs) {
        attached = performance.now();
        await attachFindings(options, reach).catch(onError);
      }
      await begin().catch(onError);
      await delay(pollMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  return {
    start: () => {
      loop ??= work();
    },
    wake: () => wakeUp.abort(),
    stop: async () => {
      stopping.abort();
      wakeUp.abort();
      await loop;
      await thread.close();
      await Promise.all(running);
    },
  };
}
