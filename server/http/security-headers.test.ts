import { beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp['app'];
let secure: TestApp['app'];
beforeAll(async () => {
  ({ app } = await startTestApp({ env: { TRUST_PROXY: '10.0.0.1' } }));
  ({ app: secure } = await startTestApp({ env: { SITE_URL: 'https://site.example' } }));
});

type Headers = Record<string, string | string[] | number | undefined>;

/**
 * The score by the published rules of MDN's HTTP Observatory
 * (npm @mdn/mdn-http-observatory 1.4.8, src/grader/charts.js and src/analyzer/tests): 100, less what is
 * missing, and the extra credit that counts from 90 on. What its scan of a live site adds (redirects,
 * cookies, CORS, SRI) is neutral here. Opener and embedder policies don't count there.
 */
function observatoryScore(headers: Headers): number {
  const get = (name: string) => String(headers[name] ?? '').toLowerCase();
  const modifiers = [
    cspModifier(get('content-security-policy')),
    get('content-security-policy').includes("frame-ancestors 'none'") ? 5 : -20,
    ['strict-origin-when-cross-origin', 'no-referrer'].includes(get('referrer-policy')) ? 5 : 0,
    Number(/max-age=(\d+)/.exec(get('strict-transport-security'))?.[1] ?? 0) >= 15_552_000
      ? 0
      : -20,
    get('x-content-type-options') === 'nosniff' ? 0 : -5,
    ['same-origin', 'same-site'].includes(get('cross-origin-resource-policy')) ? 10 : 0,
  ];
  const losses = modifiers.filter((modifier) => modifier < 0);
  const base = 100 + sum(losses);
  return base >= 90 ? 100 + sum(modifiers) : base;
}

function cspModifier(policy: string): number {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const sourcesOf = (name: string) =>
    directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const broad = ['*', 'http:', 'https:', 'data:', "'unsafe-inline'", "'unsafe-eval'"];
  if (!policy) return -25;
  if (sourcesOf('script-src').some((source) => broad.includes(source))) return -20;
  if (sourcesOf('object-src').some((source) => ['*', 'http:', 'https:'].includes(source)))
    return -20;
  if (sourcesOf('style-src').some((source) => broad.includes(source))) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test.each(['/', '/free-audit', '/rendered', '/nope', '/api/nope', '/assets/app-1a2b.css', '/x/'])(
  '%s scores 130 with the Observatory',
  async (url) => {
    const { headers } = await secure.inject(url);
    expect(observatoryScore(headers)).toBe(130);
  },
);

test('a missing header lowers the score', async () => {
  const { headers } = await secure.inject('/');
  const unsafe = String(headers['content-security-policy']).replace(
    "script-src 'self'",
    "script-src 'self' 'unsafe-inline'",
  );
  expect(observatoryScore({ ...headers, 'content-security-policy': unsafe })).toBeLessThan(100);
  expect(observatoryScore({ ...headers, 'strict-transport-security': undefined })).toBeLessThan(
    100,
  );
});

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('HSTS=%s sends %s', async (scope, value) => {
  const { app: scoped } = await startTestApp({
    env: { SITE_URL: 'https://site.example', HSTS: scope },
  });
  for (const url of ['/', '/rendered', '/nope', '/api/nope']) {
    const { headers } = await scoped.inject(url);
    expect(headers['strict-transport-security']).toBe(value);
  }
});

test('visitors on https stay on https, on this host', async () => {
  const hsts = 'max-age=63072000';
  const forwarded = { headers: { 'x-forwarded-proto': 'https' } };
  for (const url of ['/', '/rendered', '/api/nope']) {
    const plain = await app.inject(url);
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    const proxied = await app.inject({ url, ...forwarded, remoteAddress: '10.0.0.1' });
    expect(proxied.headers['strict-transport-security']).toBe(hsts);
    expect(proxied.headers['content-security-policy']).toContain('upgrade-insecure-requests');
    const claimed = await app.inject({ url, ...forwarded, remoteAddress: '203.0.113.1' });
    expect(claimed.headers['strict-transport-security']).toBeUndefined();
    expect((await secure.inject(url)).headers['strict-transport-security']).toBe(hsts);
  }
});

test('a page that hydrates has its own nonce, others have none', async () => {
  const nonceOf = async (url: string) =>
    /'nonce-([^']+)'/.exec(String((await app.inject(url)).headers['content-security-policy']))?.[1];
  const [first, second] = [await nonceOf('/dashboard'), await nonceOf('/dashboard')];
  expect(Buffer.from(first ?? '', 'base64')).toHaveLength(16);
  expect(second).not.toBe(first);
  for (const url of ['/', '/rendered', '/nope']) expect(await nonceOf(url)).toBeUndefined();
});

test('every response has its request id', async () => {
  const ids = new Set<unknown>();
  for (const url of ['/', '/rendered', '/nope', '/api/nope', '/%E0%A4%A']) {
    ids.add((await app.inject(url)).headers['x-request-id']);
  }
  expect(ids.size).toBe(5);
  expect(ids.has(undefined)).toBe(false);
});

test.each(['/', '/dashboard', '/nope', '/api/nope', '/assets/app-1a2b.css'])(
  '%s can’t be framed, shares no process with other sites, and disables the browser features that no page uses',
  async (url) => {
    const { headers } = await secure.inject(url);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
    const nonce = url === '/dashboard' ? / 'nonce-[^']+'/ : /$^/;
    expect(String(headers['content-security-policy']).replace(nonce, '').split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      'upgrade-insecure-requests',
    ]);
    expect(String(headers['permissions-policy']).split(', ')).toEqual([
      'accelerometer=()',
      'camera=()',
      'display-capture=()',
      'geolocation=()',
      'gyroscope=()',
      'magnetometer=()',
      'microphone=()',
      'midi=()',
      'payment=()',
      'usb=()',
    ]);
  },
);
