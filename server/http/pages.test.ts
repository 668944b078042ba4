import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createLog } from '../../lib/log.ts';
import { sampleLead } from '../../test/sample-lead.ts';
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
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
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

/** Holds up the first rendering of the dashboard from its start until the test opens it. */
function gate() {
  const started = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  return {
    started: started.promise,
    open: opened.resolve,
    onRender(page: string) {
      if (page !== 'GET /dashboard') return;
      started.resolve();
      return opened.promise;
    },
  };
}

const slow = { timeout: 10_000 };

test('every path without a page gets the same bytes, rendered once at the start', async () => {
  const { app: site, renders } = await startTestApp();
  const bodies = new Set<string>();
  for (const method of ['GET', 'POST', 'PUT'] as const) {
    for (const url of ['/wp-login.php', '/.env?x=1', '/blog/a/b', '/%2e%2e/x', '/nope.data']) {
      const answer = await site.inject({ method, url });
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      bodies.add(answer.body);
    }
  }
  expect(bodies).toEqual(new Set(['GET rendered /404 for undefined']));
  expect(renders).toEqual(['GET /404']);
  const head = await site.inject({
    method: 'HEAD',
    url: '/nope',
    headers: { 'if-none-match': '*' },
  });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([404, '', undefined]);
});

test('all 404s of a page that looks up its data are one rendering', async () => {
  const { app: site, renders } = await startTestApp();
  const first = await site.inject('/blog/missing-1');
  const second = await site.inject('/blog/missing-2');
  expect([first.statusCode, second.statusCode]).toEqual([404, 404]);
  expect(second.body).toBe(first.body);
  expect(renders).toEqual(['GET /404', 'GET /blog/missing-1']);
});

test('a page is rendered once for all queries that it reads alike', async () => {
  const { app: site, renders } = await startTestApp();
  const urls = [
    '/signup?plan=starter',
    '/signup?plan=Starter&utm_source=mail',
    '/Signup?b=1&plan=starter',
    '/free-audit?submitted=1',
    '/free-audit?submitted=yes',
    '/contact?topic=plans',
    '/contact?topic=plans&topic=website',
  ];
  const answers = [];
  for (const url of urls) answers.push((await site.inject(url)).body);
  expect(renders.slice(1)).toEqual([
    'GET /signup?plan=starter',
    'GET /free-audit?submitted=1',
    'GET /contact?topic=plans',
  ]);
  expect(answers[1]).toBe(answers[0]);
});

test('a query that a page doesn’t read gets the prerendered page, under any spelling', async () => {
  const { app: site, renders } = await startTestApp();
  for (const url of ['/free-audit?a=b', '/Free-Audit', '//free-audit?a=b', '/free%2Daudit']) {
    const answer = await site.inject(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.body).toContain('prerendered audit');
  }
  expect(renders).toHaveLength(1);
});

test('a kept page is revalidated by its own tag, and compressed as each client accepts', async () => {
  const { app: site, renders } = await startTestApp();
  const url = '/signup?plan=starter';
  const brotli = await site.inject({ url, headers: { 'accept-encoding': 'br' } });
  const plain = await site.inject(url);
  expect([brotli, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    undefined,
  ]);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  });
  const again = await site.inject({ url, headers: { 'if-none-match': `${plain.headers.etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const head = await site.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(renders).toHaveLength(3);
});

test('a search, a personal page and a page with cookies are rendered each time', async () => {
  const { app: site, renders } = await startTestApp();
  for (const url of ['/support?q=price', '/dashboard', '/rendered']) {
    for (let time = 0; time < 2; time++) await site.inject(url);
  }
  expect(renders).toHaveLength(7);
});

test('simultaneous requests for a page share one rendering', async () => {
  const { app: site, renders } = await startTestApp();
  const requests = Array.from({ length: 50 }, () => site.inject('/signup?plan=starter'));
  const bodies = (await Promise.all(requests)).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(1);
  expect(renders).toHaveLength(2);
});

test.each([
  ['one address', () => '203.0.113.7'],
  ['200 networks of a provider’s customer', (n: number) => `2001:db8:1:${n.toString(16)}::1`],
])('a flood from %s waits in line or is refused, and holds up nothing else', async (_, from) => {
  const { started, open, onRender } = gate();
  const { app: site, renders } = await startTestApp({ env: { RATE_LIMIT: 'off' }, onRender });
  const flood = Array.from({ length: 200 }, (_, n) =>
    site.inject({ url: '/dashboard', remoteAddress: from(n) }),
  );
  const neighbor = site.inject({ url: '/support?q=price', remoteAddress: '198.51.100.1' });
  await started;
  const others = ['/', '/healthz', '/nope', '/free-audit?utm_source=mail'];
  const statuses = await Promise.all(
    others.map(async (url) => (await site.inject(url)).statusCode),
  );
  expect(statuses).toEqual([200, 200, 404, 200]);
  const stored = await site.inject({
    method: 'POST',
    url: '/free-audit',
    payload: 'stored=1',
    headers: form,
  });
  expect(stored.statusCode).toBe(303);
  const lead = await site.inject({ method: 'POST', url: '/api/leads', payload: sampleLead });
  expect(lead.statusCode).toBe(201);
  expect(renders).toHaveLength(2);
  open();
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(72);
  expect(refused).toHaveLength(128);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await neighbor).statusCode).toBe(200);
  expect(renders).toHaveLength(74);
  // It waits for the flood's 8 that loaded before it came and a turn, not for all of the flood.
  expect(renders.indexOf('GET /support?q=price')).toBeLessThanOrEqual(10);
});

test('a flood that can’t be shared is refused, and the server goes on', async () => {
  const { app: site, renders } = await startTestApp({ env: { RATE_LIMIT: 'off' } });
  const flood = Array.from({ length: 200 }, () => site.inject('/blog/missing'));
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([404, 503]));
  expect(renders).toHaveLength(2);
  expect((await site.inject('/blog/missing')).statusCode).toBe(404);
});

test('the answer to a form post is rendered before the pages that wait', async () => {
  const { started, open, onRender } = gate();
  const { app: site, loaded, renders } = await startTestApp({ onRender });
  const flood = Array.from({ length: 7 }, () => site.inject('/dashboard'));
  await started;
  const post = site.inject({ method: 'POST', url: '/free-audit', payload: 'a=b', headers: form });
  await expect.poll(() => loaded, slow).toContain('POST /free-audit');
  await expect.poll(() => loaded, slow).toHaveLength(9);
  open();
  expect((await post).body).toContain('POST rendered /free-audit');
  await Promise.all(flood);
  expect(renders.indexOf('POST /free-audit')).toBe(2);
});

test('no two pages are rendered in the same turn of the event loop', async () => {
  let turn = 0;
  let running = true;
  const count = () => {
    turn += 1;
    if (running) setImmediate(count);
  };
  const turns: number[] = [];
  const { app: site } = await startTestApp({
    onRender: () => {
      turns.push(turn);
    },
  });
  count();
  const pages = Array.from({ length: 30 }, (_, n) => site.inject(`/support?q=${n}`));
  await Promise.all(pages);
  running = false;
  expect(turns).toHaveLength(31);
  expect(new Set(turns).size).toBe(31);
});

test('one network may have 120 pages a minute rendered; pages from memory don’t count', async () => {
  const { app: site } = await startTestApp();
  const get = async (url: string, remoteAddress = '203.0.113.7') =>
    (await site.inject({ url, remoteAddress })).statusCode;
  for (let n = 0; n < 119; n++) expect(await get(`/support?q=${n}`)).toBe(200);
  expect(await get('/signup?plan=starter')).toBe(200);
  expect(await get('/dashboard')).toBe(429);
  for (const url of ['/signup?plan=starter', '/free-audit', '/']) expect(await get(url)).toBe(200);
  expect(await get('/nope')).toBe(404);
  expect(await get('/dashboard', '198.51.100.1')).toBe(200);
});
