import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from './test-app.ts';

const { app } = await startTestApp();
await app.listen({ port: 0 });
const { port } = app.server.address() as AddressInfo;
const timeouts = { requestTimeout: 10_000, headersTimeout: 8_000 };

test('a request has 10 s to arrive, its headers 8 s; late ones are closed a few at a time', () => {
  expect(app.server).toMatchObject({ ...timeouts, connectionsCheckingInterval: 50 });
});

/** Sends a start, then a byte each 50 ms until the server closes; resolves with its answer. */
async function drip(start: string): Promise<string> {
  const socket = connect(port, 'localhost');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(start);
  const timer = start && setInterval(() => socket.write('a'), 50);
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(timer || undefined);
  return answer;
}

describe('with short timeouts', () => {
  beforeAll(() => {
    Object.assign(app.server, { requestTimeout: 300, headersTimeout: 200 });
  });
  afterAll(() => {
    Object.assign(app.server, timeouts);
  });

  test.concurrent.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: '],
    [
      'a body',
      'POST /api/leads HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{',
    ],
    ['nothing', ''],
  ])('a connection that drips %s is closed with 408 after its timeout', async (_, start) => {
    const answer = await drip(start);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain('application/problem+json');
  });
});

test.each([
  ['GARBAGE\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('an invalid request is answered with a problem', async (text, status) => {
  const answer = await exchange(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status });
});

test.each(['/', '/rendered', '/healthz'])('two Host headers are refused for %s', async (path) => {
  const head = `GET ${path} HTTP/1.1\r\nConnection: close\r\n`;
  expect(await exchange(`${head}Host: a\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  const answer = await exchange(`${head}Host: a\r\nhost: b\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('application/problem+json');
  expect(answer).toContain('x-content-type-options: nosniff');
});

test('a body of 2 MB is answered without being read', async () => {
  const answer = await fetch(`http://localhost:${port}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(2_000_000),
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ status: 413 });
});

async function exchange(text: string): Promise<string> {
  const socket = connect(port, 'localhost');
  socket.write(text);
  const chunks = await socket.toArray();
  return Buffer.concat(chunks).toString();
}
