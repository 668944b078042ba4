import { expect, test } from 'vitest';
import { notificationProblem } from '../lib/deliveries/settings.ts';
import { keepAll } from '../lib/site-settings.ts';
import { EnvError, readEnv } from './env.ts';

test('an empty environment gives the defaults', () => {
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
      retention: keepAll,
    },
    rateLimit: true,
    cdnMaxAge: 0,
    auditPrivateNetwork: false,
    hsts: 'host',
    trustProxy: [],
    metrics: { token: undefined, listen: undefined },
    deliveries: {
      smtpUrl: undefined,
      from: { name: 'Beltway Agents', address: 'hello@example.com' },
      owner: ['hello@example.com'],
      webhook: undefined,
      push: { privateNetwork: false },
      role: 'all',
      workers: 1,
      perSecond: 20,
      noneIntended: false,
    },
  });
});

test('values are normalized', () => {
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
  ['BACKUP_KEEP', '0'],
  ['CDN_MAX_AGE', '86401'],
  ['CHAT_DAILY_TOKENS', '1e6'],
  ['DATABASE_URL', 'mysql://user:hunter2@db/site'],
  ['DATABASE_URL', 'postgres://'],
  ['SITE_URL', 'example.com'],
  ['SITE_URL', 'ftp://example.com'],
  ['SITE_URL', 'https://example.com/shop'],
  ['SITE_URL', 'https://user:pw@example.com'],
  ['CHAT_BASE_URL', 'ftp://llm.example/v1'],
  ['CHAT_BASE_URL', 'https://llm.example/v1#part'],
  ['SITE_NAME', 'x'.repeat(81)],
  ['SITE_PHONE', 'call us'],
  ['SITE_PHONE', '555'],
  ['SITE_EMAIL', 'hello@'],
  ['RETENTION_REQUESTS', '29'],
  ['RETENTION_SPAM', '3651'],
  ['RETENTION_ACCOUNTS', 'forever'],
  ['RATE_LIMIT', 'no'],
  ['HSTS', 'on'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.1,,all'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'Site <site@example.com'],
  ['LEADS_TO', 'owner@example.com; other@example.com'],
  ['WEBHOOK_URL', 'hooks.example.com'],
  ['WEBHOOK_SECRET', 'whsec_short'],
  ['WEBHOOK_PRIVATE_NETWORK', 'yes'],
  ['AUDIT_PRIVATE_NETWORK', 'yes'],
  ['DELIVERY', 'off'],
  ['ROLE', 'sender'],
  ['WORKERS', '0'],
  ['WORKERS', '17'],
  ['SENDS_PER_SECOND', '0'],
  ['SENDS_PER_SECOND', '1000'],
])('%s=%s is refused with one line that names the setting', (name, value) => {
  const read = () => readEnv({ [name]: value });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(new RegExp(`^Invalid setting ${name}\\b.*: [^\n]+\\.$`));
});

test.each([
  ['DATABASE_URL', 'mysql://user:hunter2@db/site'],
  ['SITE_URL', 'https://user:hunter2@example.com'],
  ['NOTION_BASE_URL', 'https://api.notion.com/?key=hunter2'],
  ['CHAT_BASE_URL', 'https://hunter2@llm.example/v1'],
  ['CHAT_BASE_URL', 'https://user:hunter2@llm.example/v1'],
  ['CHAT_BASE_URL', 'https://llm.example/v1?api-key=hunter2'],
])('a password or key in %s=%s is refused, and not printed', (name, value) => {
  const read = () => readEnv({ [name]: value, CHAT_MODEL: 'model' });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
  );
});

test.each([
  ['SENDS_PER_SECOND', '0', 'it must be a whole number from 1 to 999'],
  ['RETENTION_SPAM', '6', 'it must be a number of days from 7 to 3650'],
])('a number out of range, %s=%s, is refused with its range', (name, value, why) => {
  const message = `Invalid setting ${name}="${value}": ${why}.`;
  expect(() => readEnv({ [name]: value })).toThrow(new EnvError(message));
});

test('rate limits can be off only on the loopback interface', () => {
  expect(readEnv({ RATE_LIMIT: 'off', HOST: '::1' }).rateLimit).toBe(false);
  expect(() => readEnv({ RATE_LIMIT: 'off', HOST: '0.0.0.0' })).toThrow(/RATE_LIMIT/);
});

const webhook = {
  WEBHOOK_URL: 'https://hooks.example.com/key',
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
};

test('metrics need a token where other machines can ask for them', () => {
  const token = 'a-token-of-24-characters';
  const local = readEnv({ METRICS_LISTEN: '127.0.0.1:9464' }).metrics;
  expect(local).toEqual({ token: undefined, listen: { host: '127.0.0.1', port: 9464 } });
  const open = { METRICS_LISTEN: '[::]:9464', METRICS_TOKEN: token };
  expect(readEnv(open).metrics).toEqual({ token, listen: { host: '::', port: 9464 } });
  for (const host of ['0.0.0.0', '10.0.0.1', '192.0.2.1', '[2001:db8::1]', 'metrics.example']) {
    expect(() => readEnv({ METRICS_LISTEN: `${host}:9464` })).toThrow(/METRICS_TOKEN must be set/);
  }
  expect(() => readEnv({ METRICS_LISTEN: '9464' })).toThrow(/like 127\.0\.0\.1:9464/);
  // The token is not printed.
  expect(() => readEnv({ METRICS_TOKEN: 'too-short' })).toThrow(
    /^Invalid setting METRICS_TOKEN: it must be at least 16 characters/,
  );
});

test('a webhook needs a secret, and https unless its network is private', () => {
  expect(readEnv(webhook).deliveries.webhook).toEqual({
    url: webhook.WEBHOOK_URL,
    secret: webhook.WEBHOOK_SECRET,
    privateNetwork: false,
  });
  expect(() => readEnv({ WEBHOOK_URL: webhook.WEBHOOK_URL })).toThrow(
    /^Invalid setting WEBHOOK_SECRET: it must be set/,
  );
  const plain = { ...webhook, WEBHOOK_URL: 'http://hooks.example.com/key' };
  expect(() => readEnv(plain)).toThrow(/^Invalid setting WEBHOOK_URL: it must be https/);
  expect(readEnv({ ...plain, WEBHOOK_PRIVATE_NETWORK: 'allow' }).deliveries.webhook).toBeDefined();
  const { push } = readEnv({ PUSH_PRIVATE_NETWORK: 'allow' }).deliveries;
  expect(push).toEqual({ privateNetwork: true });
});

test('a public site must notify somebody, unless DELIVERY=none', () => {
  const silent = (source: Record<string, string>) => {
    const { deliveries, site } = readEnv(source);
    return notificationProblem(deliveries, site.url) !== undefined;
  };
  expect(silent({})).toBe(false);
  expect(silent({ SITE_URL: 'http://127.0.0.1:3000' })).toBe(false);
  const SITE_URL = 'https://www.beltwayagents.com';
  expect(silent({ SITE_URL })).toBe(true);
  expect(silent({ SITE_URL, DELIVERY: 'none' })).toBe(false);
  expect(silent({ SITE_URL, SMTP_URL: 'smtp://mail.example.com' })).toBe(false);
  expect(silent({ SITE_URL, ...webhook })).toBe(false);
});
