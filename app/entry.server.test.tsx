import { type EntryContext, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { logContext, nonceContext } from '../server/http/request-context.ts';
import handleRequest from './entry.server.tsx';

test('a rendering error goes to the log, not to the terminal', async () => {
  const terminal = vi.spyOn(console, 'error');
  const logged: unknown[] = [];
  const log = { error: ({ err }: { err: unknown }) => logged.push(err) };
  const context = new RouterContextProvider();
  context.set(logContext, log);
  context.set(nonceContext, 'abc');
  // A router without routes can't render anything.
  const router = {
    manifest: { entry: { module: '/entry.js' } },
    staticHandlerContext: { matches: [] },
  } as unknown as EntryContext;
  const answer = handleRequest(new Request('http://site/'), 200, new Headers(), router, context);
  await expect(answer).rejects.toThrow();
  expect(logged).toEqual([expect.any(TypeError)]);
  expect(terminal).not.toHaveBeenCalled();
  terminal.mockRestore();
});
