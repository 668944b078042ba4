import { expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

test('nothing set gives the defaults', () => {
  expect(readEnv({ SITE_URL: '', PORT: ' ' })).toEqual({
    mode: 'production',
    host: '127.0.0.1',
    port: 3000,
    dataDir: './data',
    databaseUrl: undefined,
    site: {
      name: 'Beltway Agents',
      phone: '(703) 555-0142',
      email: 'hello@example.com',
      url: 'http://localhost:3000',
    },
    rateLimit: true,
    trustProxy: [],
  });
});

test('values are tidied up', () => {
  const env = readEnv({
    SITE_URL: 'https://Example.com/',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    PORT: '0',
  });
  expect(env.site.url).toBe('https://example.com');
  expect(env.trustProxy).toEqual(['10.0.0.0/8', '::1']);
  expect(env.port).toBe(0);
});

test.each([
  ['NODE_ENV', 'staging'],
  ['HOST', 'local host'],
  ['PORT', '65536'],
  ['PORT', '0x50'],
  ['PORT', '80.5'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://user:hunter2@db/site'],
  ['DATABASE_URL', 'postgres://'],
  ['SITE_URL', 'example.com'],
  ['SITE_URL', 'ftp://example.com'],
  ['SITE_URL', 'https://example.com/shop'],
  ['SITE_URL', 'https://user:pw@example.com'],
  ['SITE_NAME', 'x'.repeat(81)],
  ['SITE_PHONE', 'call us'],
  ['SITE_PHONE', '555'],
  ['SITE_EMAIL', 'hello@'],
  ['RATE_LIMIT', 'no'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.1,,all'],
])('%s=%s stops with one line that names the setting', (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(new RegExp(`^The setting ${name}\\b.* is not usable: [^\n]+\\.$`));
});

test('a wrong secret is not printed', () => {
  expect(() => readEnv({ DATABASE_URL: 'mysql://user:hunter2@db/site' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
  );
});

test('the limits can be off on the loopback only', () => {
  expect(readEnv({ RATE_LIMIT: 'off', HOST: '::1' }).rateLimit).toBe(false);
  expect(() => readEnv({ RATE_LIMIT: 'off', HOST: '0.0.0.0' })).toThrow(/RATE_LIMIT/);
});
