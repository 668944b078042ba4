import { telAsTyped } from '../../phone.ts';
import type { SiteSettings } from '../../site-settings.ts';

/** An email's content. The ledger and the settings add addresses, ids and dates when it is sent. */
export interface Mail {
  /** One line. */
  subject: string;
  /** Text that an inbox shows beside the subject. */
  preview: string;
  /** The body, from which both the HTML and the plain text are made. */
  blocks: Block[];
  /** Recipient of replies; the site's own address unless given. */
  replyTo?: Mailbox;
}

export interface Mailbox {
  name: string;
  address: string;
}

/** A part of an email's body. All strings are plain text and are never read as markup. */
export type Block =
  /** `name` is the person's name that the text begins with, in whatever direction it is written. */
  | { type: 'heading'; text: string; name?: string }
  /** Heading of a section. */
  | { type: 'title'; text: string }
  | { type: 'paragraph'; text: string; quiet?: boolean }
  | { type: 'facts'; rows: Fact[] }
  /** Text that somebody else wrote, line breaks kept. */
  | { type: 'quote'; label: string; text: string }
  | { type: 'button'; label: string; href: string }
  /** Steps drawn as stations of a line. */
  | { type: 'stations'; stops: string[] }
  /** A command for the terminal. */
  | { type: 'command'; text: string };

/** A label and its value. */
export interface Fact {
  label: string;
  value: string;
  /** Link of the value: `https:`, `mailto:` or `tel:`. */
  href?: string;
}

const linkSchemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Returns the address if its scheme is safe to link to, else undefined. */
export function safeHref(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  return linkSchemes.has(new URL(href).protocol) ? href : undefined;
}

/** A visitor's phone number with a link that dials it. */
export const phoneFact = (phone: string): Fact => ({
  label: 'Phone',
  value: phone,
  href: telAsTyped(phone),
});

/** A visitor's email address with a link that writes to it. */
export function emailFact(email: string): Fact {
  return {
    label: 'Email',
    value: email,
    href: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
  };
}

/** Last paragraph of every message to an unverified address. */
export function whyThisMessage(site: SiteSettings): Block {
  return {
    type: 'paragraph',
    quiet: true,
    text: `You’re getting this message because somebody entered your address at ${new URL(site.url).host}. If that wasn’t you, you can ignore it. We won’t email you again about this.`,
  };
}
