import type { EntryContext } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Services } from '../lib/services.ts';
import handleRequest, { loadContext } from './entry.server.tsx';

test('what fails while a page is rendered is told to the log alone', async () => {
  const terminal = vi.spyOn(console, 'error');
  const told: unknown[] = [];
  const log = { error: ({ err }: { err: unknown }) => told.push(err) };
  const context = loadContext({ services: {} as Services, log, nonce: 'abc', source: '' });
  // A router without routes can render nothing.
  const router = { manifest: { entry: { module: '/entry.js' } } } as unknown as EntryContext;
  const answer = handleRequest(new Request('http://site/'), 200, new Headers(), router, context);
  await expect(answer).rejects.toThrow();
  expect(told).toEqual([expect.any(TypeError)]);
  expect(terminal).not.toHaveBeenCalled();
  terminal.mockRestore();
});
