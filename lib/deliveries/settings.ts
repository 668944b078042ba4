import * as v from 'valibot';
import { passes, type SettingError, wholeNumber } from '../setting.ts';
import type { Mailbox } from './mail/content.ts';

/** The owner's settings for deliveries, read from the environment. */
export interface DeliverySettings {
  /** Mail server, as nodemailer's URL; without it, mails are written to files. */
  smtpUrl: string | undefined;
  /** Sender of every mail. */
  from: Mailbox;
  /** The owner's addresses, one or more. */
  owner: string[];
  webhook: { url: string; secret: string; privateNetwork: boolean } | undefined;
  push: PushSettings;
  /** Whether this process answers visitors, sends deliveries, or both. */
  role: 'all' | 'web' | 'worker';
  /** Deliveries being sent at once, per channel. */
  workers: number;
  /** Messages sent a second, per channel. */
  perSecond: number;
  /** Whether the owner chose to have no notifications at all. */
  noneIntended: boolean;
}

export interface PushSettings {
  /** Whether a push service may be on a private network, and without https, for tests. */
  privateNetwork: boolean;
}

/** Schemas of the environment variables for deliveries, by name (`server/env.ts`). */
export const deliveryVariables = {
  SMTP_URL: v.optional(
    passes(
      (value) => /^smtps?:\/\/./.test(value) && URL.canParse(value),
      'it must be an address like smtp://user:password@host:587',
    ),
  ),
  MAIL_FROM: v.optional(
    passes(
      (value) => parseMailbox(value, '') !== undefined,
      'it must be an address, or a name and an address like Name <site@example.com>',
    ),
  ),
  LEADS_TO: v.optional(
    passes(
      (value) => listOf(value).length > 0 && listOf(value).every(isOneAddress),
      'it must be an email address, or several separated by commas',
    ),
  ),
  WEBHOOK_URL: v.optional(
    passes(
      (value) => /^https?:\/\/./.test(value) && URL.canParse(value),
      'it must be an address like https://hooks.example.com/leads',
    ),
  ),
  WEBHOOK_SECRET: v.optional(
    passes(isWebhookSecret, 'it must be whsec_ and 24 to 64 bytes in base64 (docs/webhooks.md)'),
  ),
  WEBHOOK_PRIVATE_NETWORK: v.optional(
    v.picklist(['allow', 'refuse'], 'it must be allow or refuse'),
    'refuse',
  ),
  PUSH_PRIVATE_NETWORK: v.optional(
    v.picklist(['allow', 'refuse'], 'it must be allow or refuse'),
    'refuse',
  ),
  DELIVERY: v.optional(v.picklist(['required', 'none'], 'it must be required or none'), 'required'),
  ROLE: v.optional(v.picklist(['all', 'web', 'worker'], 'it must be all, web or worker'), 'all'),
  // A process that is killed may repeat what it was sending, hence one at a time.
  WORKERS: v.optional(wholeNumber(1, 16), '1'),
  SENDS_PER_SECOND: v.optional(wholeNumber(1, 999), '20'),
};

const variables = v.object(deliveryVariables);

type ParsedVariables = v.InferOutput<typeof variables> & { SITE_NAME: string; SITE_EMAIL: string };

/** @throws the given error when the webhook's settings contradict each other. */
export function readDeliverySettings(
  env: ParsedVariables,
  error: SettingError<keyof ParsedVariables>,
): DeliverySettings {
  return {
    smtpUrl: env.SMTP_URL,
    from: (env.MAIL_FROM && parseMailbox(env.MAIL_FROM, env.SITE_NAME)) || {
      name: env.SITE_NAME,
      address: env.SITE_EMAIL,
    },
    owner: env.LEADS_TO ? listOf(env.LEADS_TO) : [env.SITE_EMAIL],
    webhook: readWebhook(env, error),
    push: { privateNetwork: env.PUSH_PRIVATE_NETWORK === 'allow' },
    role: env.ROLE,
    workers: Number(env.WORKERS),
    perSecond: Number(env.SENDS_PER_SECOND),
    noneIntended: env.DELIVERY === 'none',
  };
}

/** A receiver needs a secret, and https: personal data must not cross the internet unencrypted. */
function readWebhook(
  env: ParsedVariables,
  error: SettingError<keyof ParsedVariables>,
): DeliverySettings['webhook'] {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  if (!url) return undefined;
  if (!secret) throw error('WEBHOOK_SECRET', 'it must be set, because WEBHOOK_URL is');
  const privateNetwork = env.WEBHOOK_PRIVATE_NETWORK === 'allow';
  if (!url.startsWith('https:') && !privateNetwork) {
    throw error('WEBHOOK_URL', 'it must be https, unless WEBHOOK_PRIVATE_NETWORK is allow');
  }
  return { url, secret, privateNetwork };
}

/** The parts of a setting that are separated by commas, trimmed. */
export function listOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/**
 * Parses `Name <address>`, or an address alone.
 * @returns undefined when it is neither.
 */
export function parseMailbox(text: string, defaultName: string): Mailbox | undefined {
  const [, name = '', address = text] = text.match(/^([^<>]*)<([^<>]+)>$/) ?? [];
  const mailbox = {
    name: name.trim().replace(/^"(.*)"$/, '$1') || defaultName,
    address: address.trim(),
  };
  return isOneAddress(mailbox.address) ? mailbox : undefined;
}

/**
 * Whether a text is the address of exactly one mailbox. Stricter than RFC 5321: it refuses quoted
 * local parts, lists, comments and routes, which could name a second recipient.
 */
export function isOneAddress(text: string): boolean {
  return (
    text.length <= 254 && /^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u.test(text)
  );
}

/** Whether a text is a Standard Webhooks secret: `whsec_` and 24 to 64 bytes in base64. */
function isWebhookSecret(text: string): boolean {
  const [, base64] = text.match(/^whsec_([A-Za-z0-9+/]+={0,2})$/) ?? [];
  const bytes = Buffer.from(base64 ?? '', 'base64').length;
  return bytes >= 24 && bytes <= 64;
}

/**
 * Whether the site is on the public internet: its host is neither this machine nor a name that is
 * reserved for tests or local networks (RFC 6761, RFC 8375).
 */
export function isPublicSite(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return !(
    /(^|\.)(localhost|test|example|invalid|local|internal|home\.arpa)$/.test(hostname) ||
    /^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(hostname)
  );
}

/** Explains why nobody would be notified of new requests; undefined if somebody would, or needn't be. */
export function notificationProblem(
  settings: DeliverySettings,
  siteUrl: string,
): string | undefined {
  const { smtpUrl, webhook, noneIntended } = settings;
  if (smtpUrl || webhook || noneIntended || !isPublicSite(siteUrl)) return undefined;
  return `Nobody would be notified of new requests at ${siteUrl}: set SMTP_URL or WEBHOOK_URL, or DELIVERY=none to read requests with npm run leads only.`;
}
