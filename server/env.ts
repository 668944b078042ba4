import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { type BackupSettings, MAX_KEPT } from '../lib/backup/nightly.ts';
import { type ChatSettings, chatVariables, readChatSettings } from '../lib/chat-settings.ts';
import {
  type DeliverySettings,
  deliveryVariables,
  listOf,
  readDeliverySettings,
} from '../lib/deliveries/settings.ts';
import { emailAddress } from '../lib/email-address.ts';
import {
  type NotionSettings,
  notionVariables,
  readNotionSettings,
} from '../lib/notion-settings.ts';
import { isThisMachine } from '../lib/public-address.ts';
import { passes, wholeNumber } from '../lib/setting.ts';
import { isOrigin, type SiteSettings } from '../lib/site-settings.ts';
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
  notion: NotionSettings | undefined;
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
  chat: ChatSettings | undefined;
  deliveries: DeliverySettings;
  metrics: MetricsSettings;
  /** The free audit may also look at sites on this machine, for tests. */
  auditPrivateNetwork: boolean;
}

/** Days after which data is deleted, ten years at most; never unless set. */
const days = (least: number) => v.optional(wholeNumber(least, 3650, 'a number of days'));

const schema = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'production', 'test'], 'it must be development, production or test'),
    'production',
  ),
  HOST: v.optional(
    passes(
      (value) => /^[\w.-]+$/.test(value) || isIP(value) > 0,
      'it must be an IP address or a host name',
    ),
    '127.0.0.1',
  ),
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    passes(
      (value) => /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value),
      'it must be an address like postgres://user:password@host:5432/name',
    ),
  ),
  SITE_URL: v.optional(
    passes(isOrigin, 'it must be an address like https://www.example.com, without a path'),
    'http://localhost:3000',
  ),
  SITE_NAME: v.optional(
    passes((value) => value.length <= 80, 'it must be at most 80 characters long'),
    'Beltway Agents',
  ),
  SITE_PHONE: v.optional(
    passes(
      (value) => /^\+?[\d().\s-]+$/.test(value) && /^\d{7,15}$/.test(value.replace(/\D/g, '')),
      'it must be a phone number of 7 to 15 digits',
    ),
    '(703) 555-0142',
  ),
  SITE_EMAIL: v.optional(
    passes((value) => emailAddress.test(value), 'it must be an email address'),
    'hello@example.com',
  ),
  RETENTION_REQUESTS: days(30),
  RETENTION_SPAM: days(7),
  RETENTION_ACCOUNTS: days(30),
  ...notionVariables,
  ...chatVariables,
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_KEEP: v.optional(wholeNumber(1, MAX_KEPT, 'a number of nights'), '14'),
  RATE_LIMIT: v.optional(v.picklist(['on', 'off'], 'it must be on or off'), 'on'),
  // Other hosts of the domain may have no https.
  HSTS: v.optional(v.picklist(hstsScopes, 'it must be host, subdomains or preload'), 'host'),
  CDN_MAX_AGE: v.optional(wholeNumber(0, 86_400, 'a number of seconds'), '0'),
  TRUST_PROXY: v.optional(
    passes(
      (value) => listOf(value).every(isAddressOrRange),
      'it must be IP addresses or ranges like 10.0.0.0/8, separated by commas',
    ),
  ),
  AUDIT_PRIVATE_NETWORK: v.optional(
    v.picklist(['refuse', 'allow'], 'it must be refuse or allow'),
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
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) {
    const [{ path, message }] = parsed.issues;
    throw invalid(String(path?.[0]?.key), given, message);
  }
  const env = parsed.output;
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
    notion: readNotionSettings(env, (name, why) => invalid(name, given, why)),
    chat: readChatSettings(env, (name, why) => invalid(name, given, why)),
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

function invalid(name: string, given: Record<string, string>, why: string): EnvError {
  const value = (given[name] ?? '').replace(/\/\/[^/]*@/, '//…@').replace(/\?.*/, '?…');
  const shown = secrets.has(name) ? '' : `=${JSON.stringify(value)}`;
  return new EnvError(`Invalid setting ${name}${shown}: ${why}.`);
}

function isAddressOrRange(value: string): boolean {
  return value.includes('/') ? ipaddr.isValidCIDR(value) : isIP(value) > 0;
}
