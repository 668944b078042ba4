import type { Mailbox } from './event.ts';

/** What the owner sets about sending (`server/env.ts`). */
export interface DeliverySettings {
  /** nodemailer's address of the mail server; without it messages become files. */
  smtpUrl: string | undefined;
  /** Sender of every message. */
  from: Mailbox;
  /** Where the owner reads: one address or several. */
  owner: string[];
  webhook: { url: string; secret: string; privateNetwork: boolean } | undefined;
  /** What this process does: answer visitors, send, or both. */
  role: 'all' | 'web' | 'worker';
  /** Deliveries under way at once, for each channel. */
  workers: number;
  /** Whether it is known and meant that nothing leaves this machine. */
  noneIntended: boolean;
}

/**
 * Reads `Name <address>` or an address alone.
 * @returns undefined when it is neither.
 */
export function parseMailbox(text: string, defaultName: string): Mailbox | undefined {
  const [, name = '', address = text] = text.match(/^([^<>]*)<([^<>]+)>$/) ?? [];
  const found = {
    name: name.trim().replace(/^"(.*)"$/, '$1') || defaultName,
    address: address.trim(),
  };
  return isOneAddress(found.address) ? found : undefined;
}

/**
 * Whether text is the address of one mailbox. Stricter than RFC 5321: quoted local parts, lists,
 * comments and routes, which could name a second recipient, are refused.
 */
export function isOneAddress(text: string): boolean {
  return (
    text.length <= 254 && /^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u.test(text)
  );
}

/** Whether text is a Standard Webhooks secret: `whsec_` and 24 to 64 bytes in base64. */
export function isWebhookSecret(text: string): boolean {
  const [, base64] = text.match(/^whsec_([A-Za-z0-9+/]+={0,2})$/) ?? [];
  const bytes = Buffer.from(base64 ?? '', 'base64').length;
  return bytes >= 24 && bytes <= 64;
}

/**
 * Whether the site is on the public internet: its address is neither this machine nor a name that
 * never leaves a network (RFC 6761, RFC 8375). Such a site must tell somebody of its requests.
 */
export function isPublicSite(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return !(
    /(^|\.)(localhost|test|example|invalid|local|internal|home\.arpa)$/.test(hostname) ||
    /^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(hostname)
  );
}

/** The reason why a site would let requests lie unread, or undefined when it would not. */
export function undelivered(settings: DeliverySettings, siteUrl: string): string | undefined {
  const { smtpUrl, webhook, noneIntended } = settings;
  if (smtpUrl || webhook || noneIntended || !isPublicSite(siteUrl)) return undefined;
  return `Nobody would be told of new requests at ${siteUrl}: set SMTP_URL (or WEBHOOK_URL), or DELIVERY=none if they are to be read by npm run leads alone.`;
}
