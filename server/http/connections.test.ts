import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from './test-app.ts';

let port: number;
beforeAll(async () => {
  const { app } = await startTestApp();
  await app.listen({ port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});

/** Sends a start, then a byte each half second; resolves with what came back and after how long. */
async function drip(start: string): Promise<{ answer: string; seconds: number }> {
  const socket = connect(port, 'localhost');
  const began = performance.now();
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(start);
  const timer = start && setInterval(() => socket.write('a'), 500);
  await once(socket, 'close');
  clearInterval(timer || undefined);
  return { answer, seconds: (performance.now() - began) / 1000 };
}

test.concurrent.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: '],
  [
    'a body',
    'POST /api/leads HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{',
  ],
  ['nothing', ''],
])('a connection that drips %s ends within 15 s', { timeout: 20_000 }, async (_, start) => {
  const { answer, seconds } = await drip(start);
  expect(seconds).toBeLessThan(15);
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('application/problem+json');
});

test.each([
  ['GARBAGE\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('what is no request gets a problem', async (text, status) => {
  const answer = await exchange(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status });
});

test('the answer to a body of 2 MB arrives, though it was not read', async () => {
  const answer = await fetch(`http://localhost:${port}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(2_000_000),
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ status: 413 });
});

async function exchange(text: string): Promise<string> {
  const socket: Socket = connect(port, 'localhost');
  socket.write(text);
  const chunks = await socket.toArray();
  return Buffer.concat(chunks).toString();
}
