import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ApiError, callApi } from './api.ts';

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());

/** Starts a real server on the loopback interface. */
async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/api/leads`;
}

const answer = (status: number, body: string, type = 'text/plain') =>
  serve((_, response) => response.writeHead(status, { 'content-type': type }).end(body));

const problem = 'application/problem+json; charset=utf-8';

test.each([
  [422, '{"detail":"Look again.","errors":{"name":"short"}}', problem, '422: Look again.'],
  [429, 'slow down', 'text/plain', '429: slow down'],
  [502, '', 'text/plain', '502: Bad Gateway'],
  [500, '{"detail":"not a problem"}', 'application/json', '500: {"detail":"not a problem"}'],
  [500, 'broken', problem, '500: broken'],
  [500, '{"title":"x"}', problem, '500: {"title":"x"}'],
])('status %i with body %j throws %4$j', async (status, body, type, message) => {
  const url = await answer(status, body, type);
  const error: unknown = await callApi('POST', url).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message, status });
});

test('a problem document’s messages are kept by field', async () => {
  const url = await answer(422, '{"detail":"d","errors":{"name":"short"}}', problem);
  await expect(callApi('POST', url)).rejects.toMatchObject({ errors: { name: 'short' } });
});

test('a 401 throws, or returns undefined on request', async () => {
  const url = await answer(401, 'who?');
  await expect(callApi('GET', url)).rejects.toThrow('401: who?');
  expect(await callApi('GET', url, { unauthorized: 'nothing' })).toBeUndefined();
});

test('a body is sent as JSON; without one there is no content type', async () => {
  const seen: IncomingMessage[] = [];
  const url = await serve((request, response) => {
    seen.push(request);
    response.setHeader('content-type', 'application/json');
    request.pipe(response);
    if (request.method === 'GET') response.end('null');
  });
  expect(await callApi('POST', url, { body: { a: 1 }, headers: { 'x-a': 'b' } })).toEqual({ a: 1 });
  await callApi('GET', url);
  expect(seen[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'x-a': 'b' });
  expect(seen[1]?.headers).not.toHaveProperty('content-type');
});

test('a timeout throws', async () => {
  const url = await serve(() => undefined);
  await expect(callApi('GET', url, { timeout: 50 })).rejects.toThrow(/timeout/i);
});
