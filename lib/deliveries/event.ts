import type { Database } from '../db/client.ts';
import type { Json } from '../db/columns.ts';
import type { SiteSettings } from '../site-settings.ts';
import type { Block } from './mail/blocks.ts';

/** An e-mail as an event states it; what the ledger and the settings know is added when it is sent. */
export interface Mail {
  /** One line. */
  subject: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  /** The content, from which the HTML and the text are both made. */
  blocks: Block[];
  /** Who gets the answer; without it, the site's own address. */
  replyTo?: Mailbox;
}

export interface Mailbox {
  name: string;
  address: string;
}

export interface VisitorMail extends Mail {
  to: string;
  /**
   * Whether anybody could have typed that address: then it gets at most one message a day, so that
   * the form is no way to pester a third person.
   */
  unproved: boolean;
}

/** What is known when a delivery is sent. */
export interface Subject {
  id: string;
  payload: Json | null;
  /** When the event happened, epoch milliseconds. */
  at: number;
  /** When it is told: later where it was planned for later, or is tried again. */
  now: number;
}

/**
 * Something that happened and is told: one entry states all that is sent about it. A part that is
 * missing is not sent.
 */
export interface EventType<S = unknown> {
  /** As the webhook's `type` says it: what, a dot, and a participle (`lead.created`). */
  name: string;
  /** The payload is nobody's to keep: it is forgotten as soon as the delivery has ended. */
  secret?: boolean;
  /** What the subject is, in one lower-case word: names the log field and the header `X-Lead-Id`. */
  about: string;
  /** Reads the rows; undefined when there is nothing left to tell, and nothing is sent. */
  load(read: Database['read'], subject: Subject): Promise<S | undefined>;
  owner?: (subject: S, site: SiteSettings) => Mail;
  visitor?: (subject: S, site: SiteSettings) => VisitorMail;
  /** The webhook's `data`. */
  webhook?: (subject: S, site: SiteSettings) => Record<string, unknown>;
}

/** Types an event by what it loads; the ledger, which holds many kinds, no longer needs to know. */
export function defineEvent<S>(event: EventType<S>): EventType {
  return event as EventType;
}
