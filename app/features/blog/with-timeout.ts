/** Result of a promise raced against a timeout. */
export type TimedResult<T> =
  | { state: 'done'; value: T }
  | { state: 'failed' }
  | { state: 'timed out' };

interface ErrorLog {
  error(fields: { err: unknown }, message: string): void;
}

/** Milliseconds a page waits for its data before it streams a skeleton. */
export const pageTimeout = 150;

/** Milliseconds after which deferred data counts as failed. */
export const deferredTimeout = 4_500;

/**
 * Waits up to `ms` milliseconds for data and logs its error. Nearly always the data arrives in time
 * and the first bytes hold the whole page, which is what crawlers and readers without JavaScript
 * see; after `timed out` the page streams.
 */
export async function withTimeout<T>(
  data: Promise<T>,
  log: ErrorLog,
  ms = pageTimeout,
): Promise<TimedResult<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<TimedResult<T>>((resolve) => {
    timer = setTimeout(resolve, ms, { state: 'timed out' });
  });
  const outcome = data.then(
    (value): TimedResult<T> => ({ state: 'done', value }),
    (err: unknown): TimedResult<T> => {
      log.error({ err }, 'blog data failed to load');
      return { state: 'failed' };
    },
  );
  const first = await Promise.race([outcome, timeout]);
  clearTimeout(timer);
  return first;
}

/**
 * Data of a page that streams: undefined if it fails or takes longer than {@link deferredTimeout}.
 * Never rejects.
 */
export async function deferred<T>(data: Promise<T>, log: ErrorLog): Promise<T | undefined> {
  const result = await withTimeout(data, log, deferredTimeout);
  return result.state === 'done' ? result.value : undefined;
}
