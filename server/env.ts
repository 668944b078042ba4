import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import { type BackupSettings, MAX_KEPT } from '../lib/backup/nightly.ts';
import {
  type DeliverySettings,
  deliveryVariables,
  listOf,
  readDeliverySettings,
} from '../lib/deliveries/settings.ts';
import { isThisMachine } from '../lib/public-address.ts';
import type { SiteSettings } from '../lib/site-settings.ts';
import {
  type MetricsSettings,
  metricsVariables,
  readMetricsSettings,
} from './http/metrics/settings.ts';
import { type Hsts, hstsScopes } from './http/security-headers.ts';

/** The settings, parsed once at the start; `.env.example` describes each. */
export interface Env {
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  site: SiteSettings;
  /** Notion database of the blog; undefined while its posts are Markdown files. */
  notion: { token: string; databaseId: string; baseUrl: string } | undefined;
  /** Nightly backups; undefined without a folder for them. */
  backup: BackupSettings | undefined;
  rateLimit: boolean;
  /** Hosts that browsers open over https only, once they have visited the site over https. */
  hsts: Hsts;
  /** Seconds for which a CDN may keep a public page; 0 where it asks for it each time. */
  cdnMaxAge: number;
  /** Addresses and CIDR ranges of the proxies whose X-Forwarded-* headers count. */
  trustProxy: string[];
  /** Language model that writes the assistant's answers; undefined without one. */
  chat:
    | { baseUrl: string; apiKey: string | undefined; model: string; dailyTokens: number }
    | undefined;
  deliveries: DeliverySettings;
  metrics: MetricsSettings;
  /** The free audit may also look at sites on this machine, for tests. */
  auditPrivateNetwork: boolean;
}

const text = (fallback: string) => z._default(z.string(), fallback);
const passes = (test: (value: string) => boolean, error: string) =>
  z.refine<string>(test, { error });

/** Days after which data is deleted, ten years at most; never unless set. */
const days = (least: number) =>
  z.optional(
    z
      .string()
      .check(
        passes(
          (value) => /^\d{1,4}$/.test(value) && Number(value) >= least && Number(value) <= 3650,
          `it must be a number of days from ${least} to 3650`,
        ),
      ),
  );

const schema = z.object({
  NODE_ENV: z._default(
    z.enum(['development', 'production', 'test'], {
      error: 'it must be development, production or test',
    }),
    'production',
  ),
  HOST: text('127.0.0.1').check(
    passes(
      (value) => /^[\w.-]+$/.test(value) || isIP(value) > 0,
      'it must be an IP address or a host name',
    ),
  ),
  PORT: text('3000').check(
    passes(
      (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
      'it must be a whole number from 0 to 65535',
    ),
  ),
  DATA_DIR: text('./data'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        passes(
          (value) => /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value),
          'it must be an address like postgres://user:password@host:5432/name',
        ),
      ),
  ),
  SITE_URL: text('http://localhost:3000').check(
    passes(isOrigin, 'it must be an address like https://www.example.com, without a path'),
  ),
  SITE_NAME: text('Beltway Agents').check(
    passes((value) => value.length <= 80, 'it must be at most 80 characters long'),
  ),
  SITE_PHONE: text('(703) 555-0142').check(
    passes(
      (value) => /^\+?[\d().\s-]+$/.test(value) && /^\d{7,15}$/.test(value.replace(/\D/g, '')),
      'it must be a phone number of 7 to 15 digits',
    ),
  ),
  SITE_EMAIL: z._default(z.email({ error: 'it must be an email address' }), 'hello@example.com'),
  RETENTION_REQUESTS: days(30),
  RETENTION_SPAM: days(7),
  RETENTION_ACCOUNTS: days(30),
  NOTION_TOKEN: z.optional(z.string()),
  NOTION_DATABASE_ID: z.optional(
    z
      .string()
      .check(
        passes(
          (value) => /^[\da-f]{32}$/i.test(value.replaceAll('-', '')),
          "it must be the 32 hexadecimal digits in the database's link",
        ),
      ),
  ),
  NOTION_BASE_URL: text('https://api.notion.com').check(
    passes(isOrigin, 'it must be an address like https://api.notion.com, without a path'),
  ),
  CHAT_BASE_URL: z.optional(
    z
      .string()
      .check(
        passes(
          isPlainAddress,
          'it must be an address like https://api.example.com/v1; a key belongs in CHAT_API_KEY',
        ),
      ),
  ),
  CHAT_API_KEY: z.optional(z.string()),
  CHAT_MODEL: z.optional(z.string()),
  CHAT_DAILY_TOKENS: text('500000').check(
    passes((value) => /^\d{1,12}$/.test(value), 'it must be a whole number of tokens'),
  ),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_KEEP: text('14').check(
    passes(
      (value) => /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_KEPT,
      `it must be a number of nights from 1 to ${MAX_KEPT}`,
    ),
  ),
  RATE_LIMIT: z._default(z.enum(['on', 'off'], { error: 'it must be on or off' }), 'on'),
  HSTS: z._default(z.enum(hstsScopes, { error: 'it must be host, subdomains or preload' }), 'host'),
  CDN_MAX_AGE: text('0').check(
    passes(
      (value) => /^\d{1,5}$/.test(value) && Number(value) <= 86_400,
      'it must be a number of seconds from 0 to 86400',
    ),
  ),
  TRUST_PROXY: z.optional(
    z
      .string()
      .check(
        passes(
          (value) => listOf(value).every(isAddressOrRange),
          'it must be IP addresses or ranges like 10.0.0.0/8, separated by commas',
        ),
      ),
  ),
  AUDIT_PRIVATE_NETWORK: z._default(
    z.enum(['refuse', 'allow'], { error: 'it must be refuse or allow' }),
    'refuse',
  ),
  ...deliveryVariables,
  ...metricsVariables,
});

/** Settings whose values are never printed; of others, not what may be a password or a key. */
const secrets = new Set([
  'DATABASE_URL',
  'NOTION_TOKEN',
  'CHAT_API_KEY',
  'CHAT_BASE_URL',
  'SMTP_URL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'METRICS_TOKEN',
]);

/** The server can't start; the message is one line that says why and what to do about it. */
export class StartError extends Error {}

/** An invalid setting; the message is one line that names it. */
export class EnvError extends StartError {}

/**
 * Reads the settings. An empty value counts as not set.
 * @throws {EnvError} for the first invalid setting.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const trimmed = Object.entries(source).map(([name, value]) => [name, value?.trim()]);
  const given: Record<string, string> = Object.fromEntries(trimmed.filter(([, value]) => value));
  const parsed = z.safeParse(schema, given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalid(String(issue?.path[0]), given, issue?.message ?? 'it can’t be read');
  }
  const env = parsed.data;
  if (env.RATE_LIMIT === 'off' && !isThisMachine(env.HOST)) {
    throw invalid(
      'RATE_LIMIT',
      given,
      `the limits may be off only while HOST is this machine, not ${env.HOST}`,
    );
  }
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: Number(env.PORT),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    site: {
      name: env.SITE_NAME,
      phone: env.SITE_PHONE,
      email: env.SITE_EMAIL,
      url: new URL(env.SITE_URL).origin,
      retention: {
        requests: daysOf(env.RETENTION_REQUESTS),
        spam: daysOf(env.RETENTION_SPAM),
        accounts: daysOf(env.RETENTION_ACCOUNTS),
      },
    },
    notion: readNotion(env, given),
    chat: readChat(env, given),
    backup: env.BACKUP_DIR ? { dir: env.BACKUP_DIR, keep: Number(env.BACKUP_KEEP) } : undefined,
    rateLimit: env.RATE_LIMIT === 'on',
    hsts: env.HSTS,
    cdnMaxAge: Number(env.CDN_MAX_AGE),
    trustProxy: listOf(env.TRUST_PROXY),
    metrics: readMetricsSettings(env, (name, why) => invalid(name, given, why)),
    deliveries: readDeliverySettings(env, (name, why) => invalid(name, given, why)),
    auditPrivateNetwork: env.AUDIT_PRIVATE_NETWORK === 'allow',
  };
}

const daysOf = (value: string | undefined) => (value === undefined ? null : Number(value));

/** Token and database are needed together: with only one, no post would ever arrive. */
function readNotion(env: z.infer<typeof schema>, given: Record<string, string>): Env['notion'] {
  const { NOTION_TOKEN: token, NOTION_DATABASE_ID: databaseId } = env;
  if (!token && !databaseId) return undefined;
  if (!token) throw invalid('NOTION_DATABASE_ID', given, 'NOTION_TOKEN must be set too');
  if (!databaseId) throw invalid('NOTION_TOKEN', given, 'NOTION_DATABASE_ID must be set too');
  return { token, databaseId, baseUrl: new URL(env.NOTION_BASE_URL).origin };
}

/** An address needs the model's name; the key and the name need an address. */
function readChat(env: z.infer<typeof schema>, given: Record<string, string>): Env['chat'] {
  const { CHAT_BASE_URL: address, CHAT_API_KEY: apiKey, CHAT_MODEL: model } = env;
  if (!address) {
    const alone = ['CHAT_API_KEY', 'CHAT_MODEL'].find((name) => given[name]);
    if (alone) throw invalid(alone, given, 'CHAT_BASE_URL must be set too');
    return undefined;
  }
  if (!model) throw invalid('CHAT_BASE_URL', given, 'CHAT_MODEL must be set too');
  const baseUrl = address.replace(/\/+$/, '');
  return { baseUrl, apiKey, model, dailyTokens: Number(env.CHAT_DAILY_TOKENS) };
}

function invalid(name: string, given: Record<string, string>, why: string): EnvError {
  const value = (given[name] ?? '').replace(/\/\/[^/]*@/, '//…@').replace(/\?.*/, '?…');
  const shown = secrets.has(name) ? '' : `=${JSON.stringify(value)}`;
  return new EnvError(`Invalid setting ${name}${shown}: ${why}.`);
}

/** Whether a text is an http address without user, password, query and fragment. */
function isPlainAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && !(username || password || search || hash);
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, origin, href } = new URL(value);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

function isAddressOrRange(value: string): boolean {
  return value.includes('/') ? ipaddr.isValidCIDR(value) : isIP(value) > 0;
}
