import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { createLog } from '../../lib/log.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp['app'];
beforeAll(async () => {
  ({ app } = await startTestApp({ env: { SITE_URL: 'https://site.example', RATE_LIMIT: 'off' } }));
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

test.each([
  ['/api', 'GET', 404],
  ['/api/unknown', 'GET', 404],
  ['/api/unknown', 'POST', 404],
  ['/api/leads', 'GET', 405],
] as const)('%s by %s is a problem %d', async (url, method, status) => {
  const answer = await app.inject({ url, method, headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.json()).toMatchObject({ type: 'about:blank', status });
  expect(answer.headers.allow).toBe(status === 405 ? 'POST' : undefined);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('an error of the API is a problem, even for a browser that asks for HTML', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { accept: 'text/html', 'content-type': 'application/json' },
    payload: '{broken',
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
});

test('a form over 64 KB is 413, another content type 415', async () => {
  const large = { url: '/free-audit', method: 'POST', payload: `a=${'b'.repeat(65_536)}` } as const;
  expect((await app.inject({ ...large, headers: form })).statusCode).toBe(413);
  const xml = { ...large, payload: '<a/>', headers: { 'content-type': 'text/xml' } };
  expect((await app.inject(xml)).statusCode).toBe(415);
});

test('a post without a body counts as an empty form', async () => {
  for (const headers of [{}, form, { ...form, 'content-length': '0' }]) {
    const answer = await app.inject({ url: '/free-audit', method: 'POST', headers });
    expect(answer.statusCode).toBe(200);
  }
});

test('a path over 2 KB is rejected before rendering', async () => {
  for (const method of ['GET', 'POST'] as const) {
    const url = `/a${'/'.repeat(15_500)}b`;
    expect((await app.inject({ url, method, headers: form })).statusCode).toBe(414);
  }
  expect((await app.inject(`/rendered?utm_content=${'a'.repeat(4000)}`)).statusCode).toBe(200);
});

test('a page that fails to render shows a general message', async () => {
  const answer = await app.inject({ url: '/broken', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('Something broke on our side');
  expect(answer.body).not.toContain('secret');
});

test.each([
  ['same-origin', undefined, 200],
  ['none', undefined, 200],
  ['same-site', undefined, 403],
  ['cross-site', undefined, 403],
  ['cross-site', 'https://site.example', 200],
  [undefined, 'http://inner.example:8080', 200],
  [undefined, 'https://site.example', 200],
  [undefined, 'https://site.example.evil.example', 403],
  [undefined, 'null', 403],
  [undefined, undefined, 200],
])('a form with Sec-Fetch-Site %s and Origin %s is %d', async (site, origin, status) => {
  const headers = {
    ...form,
    host: 'inner.example:8080',
    ...(site ? { 'sec-fetch-site': site } : {}),
    ...(origin ? { origin } : {}),
  };
  const sent = { method: 'POST', url: '/free-audit', headers, payload: 'a=b' } as const;
  expect((await app.inject(sent)).statusCode).toBe(status);
  const read = { method: 'GET', url: '/rendered', headers } as const;
  expect((await app.inject(read)).statusCode).toBe(200);
});

test('every method that may change something is refused to another site', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    for (const url of ['/free-audit', '/api/leads']) {
      const answer = await app.inject({ method, url, headers: { 'sec-fetch-site': 'cross-site' } });
      expect([method, url, answer.statusCode]).toEqual([method, url, 403]);
    }
  }
});

test('an invalid Host header does not break the page', async () => {
  const answer = await app.inject({ url: '/rendered', headers: { host: 'a b/..' } });
  expect(answer.statusCode).toBe(200);
});

test('a request that its client cuts off is no fault of the site', async () => {
  const lines: { level: string }[] = [];
  const log = createLog({ write: (line) => void lines.push(JSON.parse(line)) });
  const { app: logged } = await startTestApp({ parts: { log } });
  await logged.listen({ port: 0, host: '127.0.0.1' });
  const { port } = logged.server.address() as { port: number };
  const kinds = [
    ['/api/leads', 'application/json', '{"name":'],
    ['/free-audit', 'application/x-www-form-urlencoded', 'name=a'],
  ];
  const closed = kinds.map(async ([path, type, part]) => {
    const socket = connect(port, '127.0.0.1');
    const head = `POST ${path} HTTP/1.1\r\nhost: site\r\ncontent-type: ${type}\r\ncontent-length: 99\r\n\r\n`;
    socket.end(head + part);
    await once(socket.resume(), 'close');
  });
  await Promise.all(closed);
  await logged.close();
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
});
