import { domainToASCII } from 'node:url';
import sharedDomains from 'email-providers/common.json' with { type: 'json' };

/** Whom an address reaches. */
export interface Recipient {
  /** The same text for every spelling of an address that reaches the same mailbox. */
  mailbox: string;
  domain: string;
  /** Whether strangers to each other have mailboxes at the domain, as at gmail.com. */
  shared: boolean;
}

/**
 * Finds the mailbox behind an address, so that its other spellings count as the same recipient. In
 * every domain, upper and lower case and a `+tag` make no difference: RFC 5233 names `+` as the usual
 * separator, and a provider that takes it literally hardly gives one address to two people. The rest
 * depends on the provider ({@link rules}).
 */
export function recipientOf(address: string): Recipient {
  const text = address.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const named = hostOf(text.slice(at + 1));
  const { local, domain: host } = subdomainTag(text.slice(0, at), named);
  const rule = rules.get(host) ?? (regionalYahoo.test(host) ? yahoo : undefined);
  const { domain = host, ignored, tag } = rule ?? {};
  let user = before(local, '+');
  if (tag) user = before(user, tag);
  if (ignored) user = user.replace(ignored, '') || user;
  return { mailbox: `${user}@${domain}`, domain, shared: rule !== undefined || shared.has(domain) };
}

/** How a provider treats the part before the `@`. */
interface Rule {
  /** The provider's main domain, where several reach the same mailbox. */
  domain?: string;
  /** Characters that make no difference. */
  ignored?: RegExp;
  /** Separator of a tag, besides `+`. */
  tag?: string;
}

const gmail: Rule = { domain: 'gmail.com', ignored: /\./g };
const icloud: Rule = { domain: 'icloud.com' };
const proton: Rule = { domain: 'proton.me', ignored: /[._-]/g };
const yahoo: Rule = { tag: '-' };
const regionalYahoo = /^yahoo\.(com?\.)?[a-z]{2,3}$/;
const yandex: Rule = { domain: 'yandex.ru' };

/**
 * - Gmail ignores dots, and googlemail.com is gmail.com: support.google.com/mail/answer/7436150 and
 *   /10313. At a company's domain with Google, dots count.
 * - icloud.com, me.com and mac.com are one mailbox: support.apple.com/118230.
 * - Proton's domains are one mailbox (proton.me/support/addresses-and-aliases), and dots, hyphens and
 *   underscores make no difference (its answers are collected at sindastra.de/p/1775).
 * - Yahoo's disposable addresses are a base name, a hyphen and a keyword:
 *   help.yahoo.com/help/uk/bt/tutorials/mail/addressguard2.html. Its account names have no hyphen.
 * - Yandex's domains are one mailbox: yandex.com/support/id/authorization/email.html.
 * - Outlook.com and the others use `+`: learn.microsoft.com, "Plus addressing in Exchange Online".
 */
const rules: ReadonlyMap<string, Rule> = new Map([
  ...['gmail.com', 'googlemail.com'].map((domain) => [domain, gmail] as const),
  ...['icloud.com', 'me.com', 'mac.com'].map((domain) => [domain, icloud] as const),
  ...['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'].map(
    (domain) => [domain, proton] as const,
  ),
  ...['ymail.com', 'rocketmail.com'].map((domain) => [domain, yahoo] as const),
  ...['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua', 'ya.ru'].map(
    (domain) => [domain, yandex] as const,
  ),
]);

/**
 * Fastmail delivers `anything@user.fastmail.com` to `user@fastmail.com`:
 * fastmail.com/blog/two-address-resolving-additions.
 */
const subdomainTagged = ['fastmail.com', 'fastmail.fm'];

/** Domains of providers; the package lacks some newer ones. */
const shared = new Set([...sharedDomains, ...rules.keys(), ...subdomainTagged]);

function subdomainTag(local: string, domain: string): { local: string; domain: string } {
  const parent = subdomainTagged.find((name) => domain.endsWith(`.${name}`));
  if (!parent) return { local, domain };
  const user = domain
    .slice(0, -parent.length - 1)
    .split('.')
    .at(-1);
  return { local: user ?? local, domain: parent };
}

/** The text before a separator; all of it where nothing would be left. */
function before(text: string, separator: string): string {
  const end = text.indexOf(separator);
  return end > 0 ? text.slice(0, end) : text;
}

/** A domain in ASCII, without the dot that may end it (RFC 1034, section 3.1). */
function hostOf(domain: string): string {
  const host = domain.replace(/\.+$/, '');
  return domainToASCII(host) || host;
}
