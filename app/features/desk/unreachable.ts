import { useSyncExternalStore } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { shell } from './copy.ts';

/** Pause in ms before a page is asked for again; it ends early when the device is online again. */
const pause = 2_000;

let waiting = 0;
const listeners = new Set<() => void>();

/**
 * `clientLoader` of a page: while the site can't be reached, it asks again, and what the owner sees and
 * has typed stays.
 */
export async function loadPatiently<Data>({
  serverLoader,
  request: { signal },
}: {
  serverLoader: () => Promise<Data>;
  request: Request;
}): Promise<Data> {
  for (;;) {
    try {
      return await serverLoader();
    } catch (error) {
      if (!isUnreachable(error) || signal.aborted) throw error;
    }
    count(1);
    await untilWorthATry(signal);
    count(-1);
  }
}

/** `clientAction` of a page: where the site can't be reached, the page stays and says so. */
export async function actOrExplain<Answer>({
  serverAction,
}: {
  serverAction: () => Promise<Answer>;
}): Promise<Answer | { failure: string }> {
  try {
    return await serverAction();
  } catch (error) {
    if (isUnreachable(error)) return { failure: shell.notSaved };
    throw error;
  }
}

/** Whether a page is being asked for again. */
export function useUnreachable(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting > 0,
    () => false,
  );
}

function count(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}

/** No network, or a proxy whose server restarts or is overloaded. */
const isUnreachable = (error: unknown) =>
  error instanceof TypeError || (isRouteErrorResponse(error) && error.status > 501);

function untilWorthATry(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, pause);
  const ended = new AbortController();
  const options = { signal: ended.signal };
  addEventListener('online', () => resolve(), options);
  signal.addEventListener('abort', () => resolve(), options);
  return promise.finally(() => {
    clearTimeout(timer);
    ended.abort();
  });
}
