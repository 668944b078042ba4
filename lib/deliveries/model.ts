import type { Json, Time } from '../db/columns.ts';

/** To whom one delivery goes, and how. */
export type Kind = 'owner-email' | 'visitor-email' | 'webhook';

/** The way out that several kinds share; failures of a mail server concern both kinds of e-mail. */
export type Channel = 'email' | 'webhook';

export const channels: readonly Channel[] = ['email', 'webhook'];

export const channelOf = (kind: Kind): Channel => (kind === 'webhook' ? 'webhook' : 'email');

/**
 * - `waiting`: due at `due_at`, or being sent now (`claim` is set, and `due_at` is when it is given up on)
 * - `delivered`: accepted by the receiver; never sent again
 * - `failed`: given up, after the last try or for good
 * - `skipped`: left out on purpose; `last_error` says why
 */
export type State = 'waiting' | 'delivered' | 'failed' | 'skipped';

/** One thing to be sent. Its text is made when it is sent, from the row that `subject_id` names. */
export interface DeliveryRow {
  /** UUIDv7; also the webhook's id and the e-mail's Message-ID, equal at every attempt. */
  id: string;
  channel: Channel;
  kind: Kind;
  /** Name of the event, for example `lead.created`. */
  event: string;
  /** Id of the row that the event is about. */
  subject_id: string;
  /** What the row alone doesn't tell, as the event wants it. */
  payload: Json | null;
  state: State;
  /** Attempts begun so far. */
  attempts: number;
  /** Attempts made before the last replay, which starts the schedule of retries anew. */
  replayed_after: number;
  due_at: Time;
  /** Who is sending it now: a token made at the claim. */
  claim: string | null;
  /** The receiver's words at the last failure. */
  last_error: string | null;
  created_at: Time;
  /** When it left the state `waiting`. */
  ended_at: Time | null;
  /** The owner's addresses that are still to get it, where others have it; null when none has. */
  remaining: Json | null;
}

/** One attempt; without an end, the process was killed in the middle of it. */
export interface AttemptRow {
  delivery_id: string;
  /** 1 for the first. */
  number: number;
  started_at: Time;
  ended_at: Time | null;
  outcome: Outcome['result'] | null;
  /** What the receiver said. */
  words: string | null;
}

/** State of a channel as a whole; a channel without a row has never failed. */
export interface ChannelRow {
  channel: Channel;
  /** Since when nothing gets through; null while it works. */
  failing_since: Time | null;
  last_error: string | null;
  /** The receiver that asked for nothing more (HTTP 410), as a hash of its address. */
  off_target: string | null;
  off_at: Time | null;
}

/** When each kind of notice was last due, so that the owner gets at most one a day. */
export interface NoticeRow {
  name: string;
  due_at: Time;
}

/** The last message to an address that a stranger can type in; the address is kept as a hash. */
export interface RecipientRow {
  address_hash: string;
  delivery_id: string;
  sent_at: Time;
}

/** What one attempt came to. `words` are for the owner: the receiver's own where there are any. */
export type Outcome =
  | { result: 'delivered'; words: string }
  | { result: 'skipped'; words: string }
  /** Will not be accepted however often it is tried. */
  | { result: 'refused'; words: string; remaining?: string[] }
  /** The receiver wants nothing more at all. */
  | { result: 'gone'; words: string }
  /** Worth trying again; `channel` when nothing else gets through either. */
  | {
      result: 'failed';
      words: string;
      scope: 'channel' | 'delivery';
      /** Milliseconds. */
      retryAfter?: number;
      /** Recipients that did not accept it, where others did. */
      remaining?: string[];
    };

/** A delivery claimed by this process. */
export type Claimed = DeliveryRow & { claim: string };

declare module '../db/tables.ts' {
  interface Tables {
    deliveries: DeliveryRow;
    delivery_attempts: AttemptRow;
    channels: ChannelRow;
    notices: NoticeRow;
    recipients: RecipientRow;
  }
}
