import type { FaultLog } from '../../../server/http/request-context.ts';

/** What data came to while a page waited for it. */
export type Soon<T> = { state: 'here'; value: T } | { state: 'failed' } | { state: 'late' };

/** Milliseconds that a page waits for its data before it shows its shell with a skeleton. */
export const patience = 150;

/** Milliseconds after which data that has not come counts as failed. */
export const longest = 4_500;

/**
 * Waits a moment for data. Nearly always it comes, and the page is whole in its first bytes: that
 * is what a reader without JavaScript and a crawler see. `late` tells the page to stream.
 */
export async function soon<T>(data: Promise<T>, log: FaultLog, wait = patience): Promise<Soon<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Soon<T>>((resolve) => {
    timer = setTimeout(resolve, wait, { state: 'late' });
  });
  const settled = data.then(
    (value): Soon<T> => ({ state: 'here', value }),
    (err: unknown): Soon<T> => {
      log.error({ err }, 'data of the blog failed');
      return { state: 'failed' };
    },
  );
  const first = await Promise.race([settled, late]);
  clearTimeout(timer);
  return first;
}

/** The data, or undefined when it fails or takes longer than {@link longest}. Never rejects. */
export async function eventually<T>(data: Promise<T>, log: FaultLog): Promise<T | undefined> {
  const result = await soon(data, log, longest);
  return result.state === 'here' ? result.value : undefined;
}
