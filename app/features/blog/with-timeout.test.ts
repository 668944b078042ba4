import { afterEach, expect, test, vi } from 'vitest';
import { deferred, deferredTimeout, withTimeout } from './with-timeout.ts';

afterEach(() => vi.useRealTimers());

const quiet = { error: () => undefined };

test('failed data goes to the log alone, which scrubs what the error quotes', async () => {
  const terminal = vi.spyOn(console, 'error');
  const error = Object.assign(new Error('no'), { detail: 'Key (email)=(ann@example.com)' });
  const logged: unknown[] = [];
  const log = { error: (fields: { err: unknown }) => logged.push(fields.err) };
  expect(await withTimeout(Promise.reject(error), log)).toEqual({ state: 'failed' });
  expect(await deferred(Promise.reject(error), log)).toBeUndefined();
  expect(logged).toEqual([error, error]);
  expect(terminal).not.toHaveBeenCalled();
  terminal.mockRestore();
});

test('slow data times out first and arrives deferred', async () => {
  vi.useFakeTimers();
  const data = new Promise((resolve) => setTimeout(resolve, 1_000, 'posts'));
  const first = withTimeout(data, quiet, 5);
  await vi.advanceTimersByTimeAsync(5);
  expect(await first).toEqual({ state: 'timed out' });
  const later = deferred(data, quiet);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await later).toBe('posts');
});

test('deferred data that never arrives ends as undefined', async () => {
  vi.useFakeTimers();
  const later = deferred(new Promise(() => undefined), quiet);
  await vi.advanceTimersByTimeAsync(deferredTimeout);
  expect(await later).toBeUndefined();
});
