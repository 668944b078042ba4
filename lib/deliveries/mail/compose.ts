import type { SiteSettings } from '../../site-settings.ts';
import type { Mail, Mailbox } from '../event.ts';
import { mailHtml } from './html.ts';
import { mailText } from './text.ts';

/** A message as nodemailer takes it. */
export interface Composed {
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
  /** What is written in a message is content, never a file or an address to be read. */
  disableFileAccess: true;
  disableUrlAccess: true;
}

export interface Addressed {
  /** The delivery's id; stays the same at every attempt, so that a repeat is known as one. */
  id: string;
  /** The sender, from `MAIL_FROM`. */
  from: Mailbox;
  to: readonly string[];
  /** The event's word for its subject, and the subject's id. */
  about: string;
  subjectId: string;
  date: Date;
}

/** Puts the headers around a message. */
export function compose(mail: Mail, addressed: Addressed, site: SiteSettings): Composed {
  const { id, from, to, about, subjectId, date } = addressed;
  const { hostname } = new URL(site.url);
  return {
    from,
    to: to.map((address) => ({ name: '', address })),
    replyTo: cleanMailbox(mail.replyTo ?? { name: site.name, address: site.email }),
    subject: oneLine(mail.subject, 200),
    text: mailText(mail, site),
    html: mailHtml(mail, site),
    messageId: `<${id}@${hostname}>`,
    date,
    headers: {
      [`X-${about.charAt(0).toUpperCase()}${about.slice(1)}-Id`]: oneLine(subjectId, 100),
      // RFC 3834: holiday notices and the like must not answer.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    envelope: { from: from.address, to: [...to] },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function cleanMailbox({ name, address }: Mailbox): Mailbox {
  return { name: oneLine(name, 100), address };
}

/** A header value: no line break or other control character can begin a header of its own. */
function oneLine(text: string, length: number): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed();
}
