import type { Json, Time } from '../db/columns.ts';

/** Kinds of delivery: recipient and channel. */
export const kinds = ['visitor-email', 'owner-email', 'webhook', 'owner-push'] as const;
export type Kind = (typeof kinds)[number];

/** Channels; both kinds of email share one, and so share its outages. */
export const channels = ['email', 'webhook', 'push'] as const;
export type Channel = (typeof channels)[number];

export const channelOf = (kind: Kind): Channel => channelsOf[kind];

const channelsOf: Record<Kind, Channel> = {
  'visitor-email': 'email',
  'owner-email': 'email',
  webhook: 'webhook',
  'owner-push': 'push',
};

/**
 * - `waiting`: due at `due_at`; or being sent, when `claim` is set and `due_at` is the lease's end
 * - `delivered`: accepted by the receiver; never sent again
 * - `failed`: given up, after the last attempt or a permanent refusal
 * - `skipped`: not sent on purpose; `last_error` says why
 */
export type State = 'waiting' | 'delivered' | 'failed' | 'skipped';

/** One message to send. It is composed when it is sent, from the row that `subject_id` names. */
export interface DeliveryRow {
  /** UUIDv7; also the webhook's id and the email's Message-ID, the same at every attempt. */
  id: string;
  channel: Channel;
  kind: Kind;
  /** Name of the event, for example `lead.created`. */
  event: string;
  /** Id of the row that the event is about. */
  subject_id: string;
  /** Data of the event that the row doesn't contain. */
  payload: Json | null;
  state: State;
  /** Attempts started so far. */
  attempts: number;
  /** Attempts that don't count as retries: those before the last replay, and probes. */
  replayed_after: number;
  due_at: Time;
  /** Token of the worker that is sending it. */
  claim: string | null;
  /** Detail of the last failure or skip. */
  last_error: string | null;
  created_at: Time;
  /** When it left the state `waiting`. */
  ended_at: Time | null;
  /** The owner's addresses that haven't accepted it yet, where others have; null where none has. */
  remaining: Json | null;
  /** When its next retry is due, while `due_at` is that of a probe (recovery.ts); else null. */
  scheduled_at: Time | null;
  /** When the owner's mail server refused it; since then a notice is sent in its place. */
  refused_at: Time | null;
  /** Network address of the client that caused a visitor's mail; erased when the delivery ends. */
  source: string | null;
  /** 1 for a mail to the owner that is never gathered with others (`claim.ts`). */
  alone: 1 | null;
  /** Id of the HTTP request that caused it, as the access log has it; null without one. */
  request_id: string | null;
}

/** One attempt; without `ended_at`, its process was killed in the middle. */
export interface AttemptRow {
  delivery_id: string;
  /** 1 for the first. */
  number: number;
  started_at: Time;
  ended_at: Time | null;
  outcome: Outcome['result'] | null;
  /** The receiver's response; the column keeps its first name (see `ScreeningColumns`). */
  words: string | null;
}

/** State of a channel; a channel without a row has never failed. */
export interface ChannelRow {
  channel: Channel;
  /** First failure since the last success; null while the channel works. */
  failing_since: Time | null;
  last_error: string | null;
  /** Hash of the address of the receiver that unsubscribed (HTTP 410). */
  off_target: string | null;
  off_at: Time | null;
  /** When a failing channel is probed next, see recovery.ts. */
  probe_at: Time | null;
  /** Until when nothing is sent, because the receiver asked for it with `Retry-After`. */
  hold_until: Time | null;
}

/** When each kind of notice was last due, which limits it to one a day. */
export interface NoticeRow {
  name: string;
  due_at: Time;
}

/** Last message to an address, as the version before counted it. */
export interface RecipientRow {
  address_hash: string;
  delivery_id: string;
  sent_at: Time;
}

declare module '../db/tables.ts' {
  interface Tables {
    deliveries: DeliveryRow;
    delivery_attempts: AttemptRow;
    channels: ChannelRow;
    notices: NoticeRow;
    recipients: RecipientRow;
  }
}

/** Result of one attempt. `detail` is for the owner: the receiver's answer where there is one. */
export type Outcome =
  | { result: 'delivered'; detail: string }
  | { result: 'skipped'; detail: string }
  /** Permanent: the receiver will never accept this message. The owner gets a notice instead. */
  | { result: 'refused'; detail: string; remaining?: string[] }
  /** The webhook receiver, or the device that gets push messages, has unsubscribed. */
  | { result: 'gone'; detail: string }
  /** Not tried yet: it waits until a time that the owner or the receiver chose. Not a retry. */
  | { result: 'deferred'; detail: string; until: number }
  /** Temporary; the scope is `channel` when no other message gets through either. */
  | {
      result: 'failed';
      detail: string;
      scope: 'channel' | 'delivery';
      /** Milliseconds for which the receiver asked to be left alone. */
      retryAfter?: number;
      /** Recipients that did not accept it, where others did. */
      remaining?: string[];
    };

/** A delivery claimed by this process. */
export type Claimed = DeliveryRow & { claim: string };

/** Deliveries that are sent as one message: several only where the owner's mails are gathered. */
export type Batch = readonly [Claimed, ...Claimed[]];
