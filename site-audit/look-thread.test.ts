import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checks } from './checks.ts';
import { createLookThread } from './look-thread.ts';

function startThread(timeout?: number) {
  const settings = { userAgent: 'AuditTest/1.0 (+x)', privateNetwork: true };
  const thread = createLookThread(settings, timeout);
  onTestFinished(() => thread.close());
  return thread;
}

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('a look sends its requests from another thread', async () => {
  const address = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Rye Bakery</title>');
  });
  const sockets: unknown[] = [];
  const note = (message: unknown) => sockets.push(message);
  subscribe('net.client.socket', note);
  onTestFinished(() => {
    unsubscribe('net.client.socket', note);
  });
  const found: string[] = [];
  const { findings, final } = await startThread().look(address, (some) =>
    found.push(...some.map(({ id }) => id)),
  );
  expect(final).toBe(address);
  expect(findings.find(({ id }) => id === 'title')?.result).toBe('good');
  expect(found.toSorted()).toEqual(checks.map(({ id }) => id).toSorted());
  expect(sockets).toEqual([]);
});

test('a thread that is closed rejects the looks under way, and starts again with the next', async () => {
  const asked = Promise.withResolvers<void>();
  const address = await serve(() => asked.resolve());
  const thread = startThread();
  const look = thread.look(address, () => undefined);
  await asked.promise;
  await Promise.all([expect(look).rejects.toThrow('The looks were stopped'), thread.close()]);
  const { problem } = await thread.look('http://10.0.0.1/', () => undefined);
  expect(problem).toBe('10.0.0.1 is not on the public internet.');
});

test('a thread that hangs is ended, and its looks with it', async () => {
  const address = await serve(() => undefined);
  const look = startThread(1).look(address, () => undefined);
  await expect(look).rejects.toThrow('The thread of looks hangs');
});
