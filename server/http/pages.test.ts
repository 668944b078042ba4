import { expect, test } from 'vitest';
import { createLog } from '../../lib/log.ts';
import { startTestApp } from './test-app.ts';

const lines: string[] = [];
const log = createLog({ write: (line) => void lines.push(line) });
const { app } = await startTestApp({ env: { TRUST_PROXY: '10.0.0.1' }, parts: { log } });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

test('an error of a plain post reaches the log, scrubbed, with the id of its request', async () => {
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

test('a page gets the address of the client, behind a trusted proxy too', async () => {
  const url = '/rendered';
  const direct = await app.inject({ url, remoteAddress: '203.0.113.7' });
  expect(direct.body).toContain('for 203.0.113.7');
  const headers = { 'x-forwarded-for': '198.51.100.1' };
  const proxied = await app.inject({ url, headers, remoteAddress: '10.0.0.1' });
  expect(proxied.body).toContain('for 198.51.100.1');
  const claimed = await app.inject({ url, headers, remoteAddress: '203.0.113.7' });
  expect(claimed.body).toContain('for 203.0.113.7');
});

test('a page sets each cookie by a header of its own', async () => {
  const { headers } = await app.inject('/rendered');
  expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
});

test('no proxy keeps a rendered page, and no browser without asking again', async () => {
  const { headers } = await app.inject('/rendered');
  expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  expect(headers['x-robots-tag']).toBeUndefined();
});

test('a private page is stored by no cache and no search engine, and names no referrer', async () => {
  for (const url of ['/dashboard', '/reset-password?token=x']) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    });
  }
});
