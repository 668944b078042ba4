import { beforeEach, expect, test } from 'vitest';
import { getVerbatim, startTestApp, type TestApp } from './test-app.ts';

let app: TestApp['app'];
let now: number;
beforeEach(async () => {
  now = 0;
  const env = { TRUST_PROXY: '10.0.0.0/8', HOST: '127.0.0.1' };
  ({ app } = await startTestApp({ env, parts: { clock: () => now } }));
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const from = { remoteAddress: '203.0.113.7' };

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
  for (let sent = 0; sent < 60; sent++) {
    expect(await post('/free-audit', remoteAddress, headers)).toBe(200);
  }
}

/** How many of `count` requests, all at once, are within the limit. */
async function accepted(count: number, addressOf: (n: number) => string): Promise<number> {
  const statuses = Array.from({ length: count }, async (_, n) => {
    const remoteAddress = addressOf(n);
    return await app.inject({ method: 'POST', url: '/api/leads', remoteAddress, payload: {} });
  });
  return (await Promise.all(statuses)).filter(({ statusCode }) => statusCode === 422).length;
}

const hex = (n: number) => n.toString(16);

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

test('an IPv6 /64 has the limit of one address, its /56 half more, its /48 twice as much', async () => {
  expect(await accepted(100, (n) => `2001:db8:1:2::${hex(n)}`)).toBe(60);
  expect(await accepted(100, (n) => `2001:db8:1:${hex(n)}::1`)).toBe(30);
  // Of 1,000 from one /48, each from another /64, 30 are left.
  expect(await accepted(1_000, (n) => `2001:db8:1:${hex(n * 0x40)}::1`)).toBe(30);
  expect(await accepted(100, (n) => `2001:db8:2:${hex(n)}::1`)).toBe(90);
});

test('an IPv4 /24 has four times the limit of one address', async () => {
  expect(await accepted(1_000, (n) => `198.51.100.${n % 256}`)).toBe(240);
  expect(await accepted(100, () => '198.51.101.1')).toBe(60);
});

test('an address in IPv6 notation, or behind a translator, counts as the IPv4 address', async () => {
  await useUp('203.0.113.7');
  for (const address of ['::ffff:203.0.113.7', '64:ff9b::203.0.113.7', '2002:cb00:7107::1']) {
    expect(await post('/free-audit', address)).toBe(429);
  }
});

test('what is refused doesn’t count for the neighbors', async () => {
  await accepted(1_000, () => '2001:db8:1:2::1');
  expect(await accepted(100, () => '2001:db8:1:3::1')).toBe(30);
  expect(await accepted(100, () => '2001:db8:1:f03::1')).toBe(30);
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

test('an hour has a limit of its own', async () => {
  const each: number[] = [];
  for (let minute = 0; minute < 5; minute += 1) {
    now = minute * 60_000;
    each.push(await accepted(60, () => '203.0.113.7'));
  }
  expect(each).toEqual([60, 60, 60, 60, 0]);
  const api = await app.inject({ method: 'POST', url: '/api/leads', ...from, payload: {} });
  expect(api.statusCode).toBe(429);
  expect(api.headers['retry-after']).toBe(String(56 * 60));
  expect(api.json().detail).toContain('try again in 56 minutes');
  now = 60 * 60_000;
  expect(await accepted(100, () => '203.0.113.7')).toBe(60);
});

test('a page answers 30 posts beyond its limit; then a browser gets an error page, not JSON', async () => {
  await useUp();
  const headers = { ...form, accept: 'text/html' };
  const send = (url: string) =>
    app.inject({ method: 'POST', url, ...from, headers, payload: 'name=Rosa' });
  for (let n = 0; n < 30; n += 1) {
    const answer = await send('/free-audit');
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain('rendered /free-audit');
  }
  const refused = await send('/free-audit');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['content-type']).toContain('text/html');
  expect(refused.body).toContain('Too many requests from your network');
  expect(refused.body).toContain('/assets/app-1a2b.css');
});
