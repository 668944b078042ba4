import { beforeEach, expect, test } from 'vitest';
import { getVerbatim, startTestApp, type TestApp } from './test-app.ts';

let app: TestApp['app'];
beforeEach(async () => {
  ({ app } = await startTestApp({ env: { TRUST_PROXY: '10.0.0.0/8', HOST: '127.0.0.1' } }));
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function post(url: string, remoteAddress = '203.0.113.7', headers = {}): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { ...form, ...headers },
    payload: 'a=b',
  });
  return answer.statusCode;
}

async function useUp(remoteAddress?: string, headers = {}): Promise<void> {
  for (let sent = 0; sent < 30; sent++) {
    expect(await post('/free-audit', remoteAddress, headers)).toBe(200);
  }
}

test('page and API share one limit, under every spelling of the path', async () => {
  await useUp();
  for (const path of [
    '/free-audit',
    '/Free-Audit/',
    '//free-audit',
    '/free%2Daudit',
    '/free-audit.data',
    '/free-audit/_.data',
    '/free-audit/.data',
    '/free-audit/_.data?_routes=any',
  ]) {
    expect(await post(path)).toBe(429);
  }
  const api = await app.inject({
    method: 'POST',
    url: '/api/leads',
    remoteAddress: '203.0.113.7',
    payload: {},
  });
  expect(api.statusCode).toBe(429);
  expect(Number(api.headers['retry-after'])).toBeGreaterThan(0);
  expect(api.headers['content-type']).toContain('application/problem+json');
  expect(api.json()).toMatchObject({ status: 429, title: 'Too Many Requests' });
  expect(await post('/free-audit', '203.0.113.8')).toBe(200);
});

test('a personal page is never cached, under any spelling of its path', async () => {
  for (const path of [
    '/dashboard',
    '/dashboard.data',
    '/dashboard/_.data',
    '/x/../dashboard',
    '/%2e/dashboard',
    '/\\dashboard',
    '/dashboard#.data',
  ]) {
    const { headers } = await getVerbatim(app, path);
    expect([path, headers['cache-control']]).toEqual([path, 'private, no-store']);
  }
});

test('an IPv6 /64 counts as one client', async () => {
  await useUp('2001:db8:1:2::1');
  expect(await post('/free-audit', '2001:db8:1:2:ffff::9')).toBe(429);
  expect(await post('/free-audit', '2001:db8:1:3::1')).toBe(200);
});

test('X-Forwarded-For counts from a trusted proxy only', async () => {
  await useUp('10.0.0.1', { 'x-forwarded-for': '198.51.100.1' });
  expect(await post('/free-audit', '10.0.0.1', { 'x-forwarded-for': '198.51.100.1' })).toBe(429);
  expect(await post('/free-audit', '10.0.0.1', { 'x-forwarded-for': '198.51.100.2' })).toBe(200);
  await useUp('192.0.2.1', { 'x-forwarded-for': '198.51.100.3' });
  expect(await post('/free-audit', '192.0.2.1', { 'x-forwarded-for': '198.51.100.4' })).toBe(429);
});

test('addresses that a client adds to X-Forwarded-For are ignored', async () => {
  await useUp('10.0.0.1', { 'x-forwarded-for': '1.1.1.1, 198.51.100.9' });
  const spoofed = { 'x-forwarded-for': '2.2.2.2, 198.51.100.9' };
  expect(await post('/free-audit', '10.0.0.1', spoofed)).toBe(429);
});

test('a browser gets a page instead of JSON', async () => {
  await useUp();
  const answer = await app.inject({
    method: 'POST',
    url: '/free-audit',
    remoteAddress: '203.0.113.7',
    headers: { ...form, accept: 'text/html' },
    payload: 'a=b',
  });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('Too many requests from your network');
  expect(answer.body).toContain('/assets/app-1a2b.css');
});
