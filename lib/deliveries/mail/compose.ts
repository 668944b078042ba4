import type { SiteSettings } from '../../site-settings.ts';
import type { Block, Mail, Mailbox } from './content.ts';
import { type MailTheme, mailHtml } from './html.ts';

/** A message in nodemailer's terms. */
export interface ComposedMail {
  from: Mailbox;
  to: Mailbox[];
  replyTo: Mailbox;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
  envelope: { from: string; to: string[] };
  /** No text of a message is ever read as a path or an address of content. */
  disableFileAccess: true;
  disableUrlAccess: true;
}

export interface MailEnvelope {
  /** The delivery's id, the same at every attempt, so that a repeat can be recognized. */
  id: string;
  /** The sender, from `MAIL_FROM`. */
  from: Mailbox;
  to: readonly string[];
  /** The event's noun for its subject, and the subject's id. */
  about: string;
  subjectId: string;
  date: Date;
}

/** Adds the headers to a message, and renders its body as HTML and as plain text. */
export function composeMail(
  mail: Mail,
  { id, from, to, about, subjectId, date }: MailEnvelope,
  { site, theme }: { site: SiteSettings; theme: MailTheme },
): ComposedMail {
  const { hostname } = new URL(site.url);
  const replyTo = mail.replyTo ?? { name: site.name, address: site.email };
  return {
    from,
    to: to.map((address) => ({ name: '', address })),
    replyTo: { name: oneLine(replyTo.name, 100), address: replyTo.address },
    subject: oneLine(mail.subject, 200),
    text: mailText(mail, site),
    html: mailHtml(mail, site, theme),
    messageId: `<${id}@${hostname}>`,
    date,
    headers: {
      [`X-${about.charAt(0).toUpperCase()}${about.slice(1)}-Id`]: oneLine(subjectId, 100),
      // RFC 3834: vacation notices and other autoresponders must not answer.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    envelope: { from: from.address, to: [...to] },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A header value without control characters, so that it can't start another header. */
function oneLine(text: string, length: number): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed();
}

/** A mail's body as plain text. */
export function mailText(mail: Mail, site: SiteSettings): string {
  const footer = `-- \n${site.name}, ${site.url}\n${site.phone} · ${site.email}\n`;
  return `${mail.blocks.map(blockText).join('\n\n')}\n\n${footer}`;
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min(block.text.length, 60))}`;
    case 'title':
      return `${block.text}\n${'-'.repeat(Math.min(block.text.length, 60))}`;
    case 'paragraph':
      return block.text;
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'quote':
      return `${block.label}:\n${block.text.replace(/^/gm, '> ')}`;
    case 'button':
      return `${block.label}: ${block.href}`;
    case 'stations':
      return block.stops.map((stop, index) => `${index + 1}. ${stop}`).join('\n');
    case 'command':
      return `    ${block.text}`;
  }
}
