import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { createLog } from '../../lib/log.ts';
import { getVerbatim, startTestApp, type TestApp } from './test-app.ts';

let app: TestApp['app'];
beforeAll(async () => {
  ({ app } = await startTestApp());
});

const page = '<!doctype html><title>Home</title>';

test.each([
  ['br', 'br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['gzip;q=1, br;q=0.5', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['br;q=0, gzip;q=0', undefined, (body: Buffer) => body],
  ['identity, br;q=0.5', undefined, (body: Buffer) => body],
  ['*', 'br', (body: Buffer) => brotliDecompressSync(body)],
  ['*;q=0', undefined, (body: Buffer) => body],
  ['compress', undefined, (body: Buffer) => body],
])('Accept-Encoding: %s gets %s', async (accept, coding, decode) => {
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accept } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(answer.headers.vary).toBe('accept-encoding');
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  expect(decode(answer.rawPayload).toString()).toContain(page);
});

test('each coding has its own entity tag, and the tag gets 304 without a body', async () => {
  const plain = await app.inject('/');
  const brotli = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  expect(plain.headers.etag).not.toBe(brotli.headers.etag);
  for (const tag of [
    brotli.headers.etag,
    `W/${brotli.headers.etag}`,
    `"x", ${brotli.headers.etag}`,
    '*',
  ]) {
    const again = await app.inject({
      url: '/',
      headers: { 'accept-encoding': 'br', 'if-none-match': String(tag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers.etag).toBe(brotli.headers.etag);
    expect(again.headers['content-security-policy']).toBeDefined();
    expect(again.headers['content-length']).toBeUndefined();
  }
  const stale = await app.inject({ url: '/', headers: { 'if-none-match': '"other"' } });
  expect(stale.statusCode).toBe(200);
});

test.each(['/', '/rendered'])('HEAD %s has the headers of GET and no body', async (url) => {
  const [head, get] = [await app.inject({ method: 'HEAD', url }), await app.inject(url)];
  expect(head.headers['content-type']).toBe(get.headers['content-type']);
  if (url === '/') expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(head.rawPayload).toHaveLength(0);
  expect(get.rawPayload.length).toBeGreaterThan(0);
});

test('hashed assets are immutable, pages are revalidated', async () => {
  const asset = await app.inject('/assets/app-1a2b.css');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/')).headers['cache-control']).toBe(
    'public, max-age=0, must-revalidate',
  );
});

test('a campaign query is served the prerendered page', async () => {
  const answer = await app.inject('/free-audit?utm_source=mail');
  expect(answer.body).toContain('prerendered audit');
});

test('a query that the page rules name is rendered', async () => {
  const answer = await app.inject('/free-audit?submitted=1');
  expect(answer.body).toContain('rendered /free-audit?submitted=1');
});

test.each([
  ['/free-audit/', '/free-audit'],
  ['/free-audit/?utm_source=a/b', '/free-audit?utm_source=a/b'],
  ['//evil.example/', '/evil.example'],
  ['///', '/'],
  ['/\\evil.example/', '/evil.example'],
  ['/%5Cevil.example/', '/evil.example'],
  ['/%2f/%5c%2Fevil.example//', '/evil.example'],
])('%s goes to %s', async (from, to) => {
  const answer = await getVerbatim(app, from);
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe(to);
});

test.each([
  '/../package.json',
  '/..%2fsite.json',
  '/%2e%2e/site.json',
  '/assets/..%5c..%5csite.json',
  '/assets/%00',
  '/.vite/manifest.json',
])('%s reaches no file that is not public', async (path) => {
  expect((await getVerbatim(app, path)).statusCode).toBe(404);
});

test('an invalid percent-encoding is refused with every security header', async () => {
  const answer = await app.inject('/%E0%A4%A');
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('pages link to the speculation rules, which have their own media type', async () => {
  for (const url of ['/', '/rendered']) {
    expect((await app.inject(url)).headers['speculation-rules']).toBe('"/speculation-rules.json"');
  }
  expect((await app.inject('/assets/app-1a2b.css')).headers['speculation-rules']).toBeUndefined();
  const rules = await app.inject('/speculation-rules.json');
  expect(rules.headers['content-type']).toBe('application/speculationrules+json');
  expect(rules.json().prefetch[0].eagerness).toBe('moderate');
});

test('the log has the network of the visitor, also behind a trusted proxy', async () => {
  const networks: unknown[] = [];
  const log = createLog({ write: (line) => void networks.push(JSON.parse(line).net) });
  const env = { TRUST_PROXY: '127.0.0.1, ::1' };
  const { app: proxied } = await startTestApp({ env, parts: { log } });
  await getVerbatim(proxied, '/', { 'x-forwarded-for': '198.51.100.7' });
  await expect.poll(() => networks).toContain('198.51.100.0');
});
