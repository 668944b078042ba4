import { Worker } from 'node:worker_threads';
import { workerFile } from '../lib/worker-file.ts';
import type { Answers, Job } from './reader-jobs.ts';

/** Thrown for a job that ran into a limit. */
export class ReaderError extends Error {}

/** Reads and judges pages in a thread of its own, which ends when a page uses too much of it. */
export interface Reader {
  /** @throws {ReaderError} when the job took too long or too much memory. */
  run<K extends Job['kind']>(
    job: Extract<Job, { kind: K }>,
    signal?: AbortSignal,
  ): Promise<Answers[K]>;
  close(): Promise<void>;
}

export interface ReaderLimits {
  /** Time of one job in ms, on a thread that is ready. */
  jobMs: number;
  /** Memory of the thread's JavaScript in MB. */
  heapMb: number;
}

/** A page of 1 MB takes 0.15 s; one that takes 20 times as long is an attack. */
const defaultLimits: ReaderLimits = { jobMs: 3_000, heapMb: 32 };

/** Time in ms for the thread to start, even on a busy machine. */
const startMs = 5_000;

interface Waiting {
  job: Job;
  resolve(answer: unknown): void;
  reject(error: Error): void;
  signal: AbortSignal | undefined;
}

/** Creates a reader; its thread starts with the first job. */
export function createReader(limits: Partial<ReaderLimits> = {}): Reader {
  const { jobMs, heapMb } = { ...defaultLimits, ...limits };
  const queue: Waiting[] = [];
  let thread: Worker | undefined;
  let ready = false;
  let closed = false;
  let current: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;

  const start = () => {
    const worker = new Worker(workerFile('site-audit/reader.worker.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 4 },
      // The page's bytes come from strangers: the thread gets none of the site's secrets.
      env: {},
      stdout: true,
      stderr: true,
    });
    worker.on('message', (message: { ready: true } | { answer: unknown }) => {
      if (worker !== thread || closed) return;
      if ('answer' in message) finish((waiting) => waiting.resolve(message.answer));
      else ready = true;
      next();
    });
    worker.on('error', () => worker === thread && stop('it took too much memory'));
    ready = false;
    return worker;
  };
  /** Ends the thread, and with it the pages that it keeps. */
  const stop = (why: string) => {
    void thread?.terminate();
    thread = undefined;
    finish((waiting) => waiting.reject(new ReaderError(`We stopped reading the page: ${why}.`)));
    next();
  };
  const tooLong = () => stop('it took too long');
  const finish = (settle: (waiting: Waiting) => void) => {
    clearTimeout(timer);
    const done = current;
    current = undefined;
    done?.signal?.removeEventListener('abort', tooLong);
    if (done) settle(done);
  };
  const next = () => {
    if (current) return;
    current = queue.shift();
    if (!current) {
      thread?.unref();
      return;
    }
    current.signal?.addEventListener('abort', tooLong);
    thread ??= start();
    thread.ref();
    // The page's bytes are moved, not copied.
    thread.postMessage(current.job, 'bytes' in current.job ? [current.job.bytes.buffer] : []);
    timer = setTimeout(tooLong, ready ? jobMs : startMs + jobMs);
  };
  return {
    run: (job, signal) =>
      new Promise((resolve, reject) => {
        const waiting = { job, resolve: resolve as (answer: unknown) => void, reject, signal };
        const giveUp = () => {
          const at = queue.indexOf(waiting);
          if (at < 0) return;
          queue.splice(at, 1);
          reject(new ReaderError('The look took too long.'));
        };
        queue.push(waiting);
        if (signal?.aborted) giveUp();
        signal?.addEventListener('abort', giveUp, { once: true });
        next();
      }),
    close: async () => {
      clearTimeout(timer);
      // A late answer must not let go of the thread again.
      closed = true;
      // Node would exit before a thread without a reference has ended.
      thread?.ref();
      await thread?.terminate();
    },
  };
}
