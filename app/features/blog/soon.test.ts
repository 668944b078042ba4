import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { eventually, soon } from './soon.ts';

test('data that fails is told to the log, which keeps out what it may quote', async () => {
  const terminal = vi.spyOn(console, 'error');
  const error = Object.assign(new Error('no'), { detail: 'Key (email)=(ann@example.com)' });
  const told: unknown[] = [];
  const log = { error: (fields: { err: unknown }) => told.push(fields.err) };
  expect(await soon(Promise.reject(error), log)).toEqual({ state: 'failed' });
  expect(await eventually(Promise.reject(error), log)).toBeUndefined();
  expect(told).toEqual([error, error]);
  expect(terminal).not.toHaveBeenCalled();
  terminal.mockRestore();
});

test('data that takes long is late, and comes in the end', async () => {
  const log = { error: () => undefined };
  const data = sleep(60, 'here');
  expect(await soon(data, log, 5)).toEqual({ state: 'late' });
  expect(await eventually(data, log)).toBe('here');
});
