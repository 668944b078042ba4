import type { Database, Tx } from '../db/client.ts';
import type { Json } from '../db/columns.ts';
import type { Tables } from '../db/tables.ts';
import type { SiteSettings } from '../site-settings.ts';
import type { Mail } from './mail/content.ts';
import { type Kind, kinds, type Outcome } from './model.ts';

/** A type of event, for example `lead.created`, and the messages it sends. */
export interface EventType {
  /** The webhook's `type`: a noun, a dot and a participle. */
  readonly name: string;
  /** Noun for the subject, in one lower-case word: names the header `X-Lead-Id`. */
  readonly about: string;
  /** The npm script that lists the subjects, and whose option `--show` prints one. */
  readonly script: string | undefined;
  /** Whether the owner's mails are gathered when there are many (`claim.ts`). */
  readonly gathered: boolean;
  /** Whether its mail to the visitor goes only to an address that has an account. */
  readonly customersOnly: boolean;
  /**
   * Ids of the subjects whose mail to the visitor goes to an address, in any case; the newest 1,000.
   * The ledger has no addresses: it composes a message when it is sent.
   */
  readonly sentTo: ((read: Database['read'], address: string) => Promise<string[]>) | undefined;
  /** Whether the payload is erased as soon as its delivery ends. */
  readonly secret: boolean;
  /** The deliveries that the event enqueues. */
  readonly kinds: readonly Kind[];
  /**
   * Composes one message from the subject's rows as they are now.
   * @returns undefined when there is nothing left to send: the rows are gone, for example.
   */
  compose(request: ComposeRequest): Promise<Message | undefined>;
  /** Called in the transaction that records the outcome of an attempt. */
  readonly attempted: ((tx: Tx, attempt: Attempted) => Promise<void>) | undefined;
}

/** An attempt to send a message, and its outcome. */
export interface Attempted {
  payload: Json | null;
  outcome: Outcome;
  now: number;
}

export interface ComposeRequest {
  read: Database['read'];
  subject: Subject;
  kind: Kind;
  site: SiteSettings;
}

/** What an event is about, as its delivery states it. */
export interface Subject {
  /** Id of the row. */
  id: string;
  payload: Json | null;
  /** When the event happened, epoch milliseconds. */
  at: number;
  /** When the message is sent: later where it was deferred or is being retried. */
  now: number;
}

/** A message, ready to be addressed and sent. */
export type Message =
  | { channel: 'email'; to: 'owner'; mail: Mail }
  | ({ channel: 'email'; to: 'visitor' } & VisitorMail)
  | { channel: 'webhook'; data: Record<string, unknown> }
  | ({ channel: 'push' } & (PushMessage | Deferred));

/** A push message to one device (RFC 8030). */
export interface PushMessage {
  subscription: PushSubscription;
  /** What the service worker gets, as JSON. It must have no personal data: it is shown on locked phones. */
  data: Record<string, unknown>;
  /** Seconds for which the push service keeps it for a device that is off. */
  ttl: number;
  urgency: 'normal' | 'high';
  /** A message with the same topic takes its place while the device is off: 32 characters of base64url at most. */
  topic: string;
}

/** A device's address at its push service, and the keys that only the device can decrypt with. */
export interface PushSubscription {
  endpoint: string;
  /** P-256 public key, 65 bytes in base64url (RFC 8291). */
  p256dh: string;
  /** 16 bytes in base64url. */
  auth: string;
}

/** A message that isn't to be sent yet. */
export interface Deferred {
  /** Epoch milliseconds. */
  until: number;
  why: string;
}

export interface VisitorMail {
  address: string;
  /**
   * Whether anybody could have typed in that address. The mail then counts against the limits of
   * `mail-limits.ts`, so that nobody can flood a third person's mailbox. It must repeat none of the
   * entries either: nobody can use a form to send a text to somebody else.
   */
  unverified: boolean;
  mail: Mail;
}

/** How to compose each message from the subject `S`; a message left out is never sent. */
export interface Messages<S> {
  owner?(subject: S, site: SiteSettings): Mail;
  visitor?(subject: S, site: SiteSettings): VisitorMail;
  /** The webhook's `data`. */
  webhook?(subject: S, site: SiteSettings): Record<string, unknown>;
  /** Each of its deliveries is to one device, which the event's payload names. */
  push?(subject: S, site: SiteSettings): PushMessage | Deferred;
}

interface EventDefinition<S> {
  name: string;
  about: string;
  script?: string;
  /** True for an event with a script, unless given. */
  gathered?: boolean;
  customersOnly?: boolean;
  secret?: boolean;
  /** Table of the subjects, whose `email` the visitor's mail goes to. */
  table?: SubjectTable;
  /** Reads the subject; undefined when there is nothing left to send. */
  load(read: Database['read'], subject: Subject): Promise<S | undefined>;
  attempted?(tx: Tx, attempt: Attempted): Promise<void>;
  messages: Messages<S>;
}

/** An event type that still knows its subject; the ledger handles it as a plain `EventType`. */
export interface DefinedEvent<S> extends EventType {
  readonly messages: Messages<S>;
}

export function defineEvent<S>(definition: EventDefinition<S>): DefinedEvent<S> {
  const { name, about, script, secret = false, table, load, attempted, messages } = definition;
  const { gathered = script !== undefined, customersOnly = false } = definition;
  return {
    name,
    about,
    script,
    gathered,
    customersOnly,
    sentTo: table && ((read, address) => subjectsOf(read, table, address)),
    secret,
    attempted,
    messages,
    kinds: kinds.filter((kind) => messages[partOf[kind]] !== undefined),
    compose: async ({ read, subject, kind, site }) => {
      const loaded = await load(read, subject);
      return loaded === undefined ? undefined : composeKind(messages, kind, loaded, site);
    },
  };
}

/** Tables whose rows have an email address. */
type SubjectTable = {
  [T in keyof Tables]: Tables[T] extends { id: string; email: string } ? T : never;
}[keyof Tables];

async function subjectsOf(
  read: Database['read'],
  table: SubjectTable,
  address: string,
): Promise<string[]> {
  const rows = await read
    .selectFrom(table)
    .select('id')
    .where((e) => e.fn<string>('lower', ['email']), '=', address.toLowerCase())
    .orderBy('id', 'desc')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}

const partOf = {
  'visitor-email': 'visitor',
  'owner-email': 'owner',
  webhook: 'webhook',
  'owner-push': 'push',
} as const satisfies Record<Kind, keyof Messages<unknown>>;

function composeKind<S>(
  { owner, visitor, webhook, push }: Messages<S>,
  kind: Kind,
  subject: S,
  site: SiteSettings,
): Message | undefined {
  switch (kind) {
    case 'owner-email':
      return owner && { channel: 'email', to: 'owner', mail: owner(subject, site) };
    case 'visitor-email':
      return visitor && { channel: 'email', to: 'visitor', ...visitor(subject, site) };
    case 'webhook':
      return webhook && { channel: 'webhook', data: webhook(subject, site) };
    case 'owner-push':
      return push && { channel: 'push', ...push(subject, site) };
  }
}
