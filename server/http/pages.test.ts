import { expect, test } from 'vitest';
import { createLog } from '../../lib/log.ts';
import { startTestApp } from './test-app.ts';

const lines: string[] = [];
const log = createLog({ write: (line) => void lines.push(line) });
const { app } = await startTestApp({ env: { TRUST_PROXY: '10.0.0.1' }, parts: { log } });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

test('an error of a plain post is logged, scrubbed, with its request id', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/free-audit',
    headers: form,
    payload: 'fail=1&email=jane@corp.example',
  });
  expect(answer.statusCode).toBe(503);
  const [error, request] = lines.splice(0).map((line) => JSON.parse(line));
  expect(error).toMatchObject({ level: 'error', msg: 'posted form not stored' });
  expect(error.err.stack).toContain('no disk for [email]');
  expect(error.request).toBe(answer.headers['x-request-id']);
  expect(request).toMatchObject({ level: 'info', request: error.request, status: 503 });
});

test('a page gets the client’s address, also behind a trusted proxy', async () => {
  const url = '/rendered';
  const direct = await app.inject({ url, remoteAddress: '203.0.113.7' });
  expect(direct.body).toContain('for 203.0.113.7');
  const headers = { 'x-forwarded-for': '198.51.100.1' };
  const proxied = await app.inject({ url, headers, remoteAddress: '10.0.0.1' });
  expect(proxied.body).toContain('for 198.51.100.1');
  const claimed = await app.inject({ url, headers, remoteAddress: '203.0.113.7' });
  expect(claimed.body).toContain('for 203.0.113.7');
});

test('each cookie of a page has its own header', async () => {
  const { headers } = await app.inject('/rendered');
  expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
});

test('a rendered page is cached by no proxy, and revalidated by browsers', async () => {
  const { headers } = await app.inject('/rendered');
  expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  expect(headers['x-robots-tag']).toBeUndefined();
});

test('a personal page is not cached or indexed, and sends no referrer to other sites', async () => {
  for (const url of ['/dashboard', '/reset-password?token=x']) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
  }
});
