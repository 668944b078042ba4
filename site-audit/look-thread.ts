import { Worker } from 'node:worker_threads';
import { workerFile } from '../lib/worker-file.ts';
import type { Look } from './look.ts';
import type { CheckFinding } from './reader-jobs.ts';

/** What a look's thread knows from its start (`workerData`). */
export interface LookThreadSettings {
  userAgent: string;
  /** Whether it may connect to this machine's own servers. */
  privateNetwork: boolean;
}

/** A look to begin. */
export interface LookJob {
  id: number;
  address: string;
}

/** Message of the thread: findings as they come in, then the look, or why it failed. */
export type LookNews = { id: number } & (
  | { findings: readonly CheckFinding[] }
  | { look: Look }
  | { error: string }
);

/**
 * Looks at sites in a thread, so that requests, encryption and decompression don't hold up the server's
 * event loop.
 */
export interface LookThread {
  /**
   * Runs a look.
   * @param onFindings called with findings as they come in; each check once.
   * @throws when the thread ends before it, or it fails.
   */
  look(address: string, onFindings: (found: readonly CheckFinding[]) => void): Promise<Look>;
  /** Ends the thread, and the looks under way. */
  close(): Promise<void>;
}

interface Running {
  onFindings(found: readonly CheckFinding[]): void;
  resolve(look: Look): void;
  reject(error: Error): void;
}

/** Memory of the thread's JavaScript in MB. */
const heapMb = 32;

/**
 * Creates the thread's owner; the thread starts with the first look, and again after a failure.
 * @param timeout time in ms after which a look that hasn't ended shows that its thread hangs.
 */
export function createLookThread(settings: LookThreadSettings, timeout = 11_000): LookThread {
  const running = new Map<number, Running>();
  let thread: Worker | undefined;
  let lastId = 0;

  const start = (): Worker => {
    const worker = new Worker(workerFile('site-audit/look.worker.ts'), {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 4 },
      // It reads what strangers send: it gets none of the site's secrets.
      env: {},
      stdout: true,
      stderr: true,
    });
    worker.unref();
    worker.on('message', ({ id, ...news }: LookNews) => {
      const look = running.get(id);
      if (!look) return;
      if ('findings' in news) look.onFindings(news.findings);
      else if ('look' in news) look.resolve(news.look);
      else look.reject(new Error(news.error));
    });
    worker.on(
      'error',
      (cause) => worker === thread && end(new Error('The thread of looks failed', { cause })),
    );
    return worker;
  };
  const end = async (error: Error): Promise<void> => {
    const ended = thread;
    thread = undefined;
    for (const { reject } of running.values()) reject(error);
    await ended?.terminate();
  };
  return {
    look: async (address, onFindings) => {
      lastId += 1;
      const id = lastId;
      thread ??= start();
      const { promise, resolve, reject } = Promise.withResolvers<Look>();
      running.set(id, { onFindings, resolve, reject });
      const timer = setTimeout(() => end(new Error('The thread of looks hangs')), timeout);
      timer.unref();
      thread.postMessage({ id, address } satisfies LookJob);
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
        running.delete(id);
      }
    },
    close: () => end(new Error('The looks were stopped')),
  };
}
