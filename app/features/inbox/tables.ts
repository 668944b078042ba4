import type { Flag, Time } from '../../../lib/db/columns.ts';
import type { Origin } from './origins.ts';
import type { HistoryEvent, Status } from './promises.ts';

/**
 * What the owner works on: one row for each lead, message and signup, with its state. The worker adds
 * it within a second (`fill.server.ts`), so that storing a lead costs nothing more.
 */
export interface EntryRow {
  /** Order of arrival, and the row's number in SQLite's search index. */
  seq: number;
  /** Id of the lead, message or customer. */
  id: string;
  /** One of these three has the same id: deleting the record deletes its entry. */
  lead_id: string | null;
  message_id: string | null;
  user_id: string | null;
  origin: Origin;
  status: Status;
  /** Held for review as spam. */
  held: Flag;
  /** The person's address as `mailbox` returns it. */
  email: string;
  /** The last ten digits of the phone number; null without one. */
  phone: string | null;
  received_at: Time;
  /** When the promised answer is due; null without a promise, and once it was answered or closed. */
  due_at: Time | null;
  /** When the owner first answered. */
  answered_at: Time | null;
  /** When the owner first closed it without an answer. */
  closed_at: Time | null;
  /** When the owners were reminded of the promise; once at most. */
  reminded_at: Time | null;
  /** What the person typed, as `foldText` returns it. */
  text: string;
  /** Where the person came from, as `arrivalOf` names it; null until the worker has looked. */
  source: string | null;
  campaign: string | null;
  landing: string | null;
}

/** What an owner noted: an outcome or a status. */
export interface EntryEventRow {
  id: string;
  entry_id: string;
  owner_id: string;
  event: HistoryEvent;
  /** When it happened. */
  at: Time;
}

/** An owner's note. */
export interface EntryNoteRow {
  id: string;
  entry_id: string;
  owner_id: string;
  text: string;
  created_at: Time;
}

declare module '../../../lib/db/tables.ts' {
  interface Tables {
    entries: EntryRow;
    entry_events: EntryEventRow;
    entry_notes: EntryNoteRow;
    /** One row: how often entries have changed, by which open pages learn of it. */
    entry_changes: { id: 1; version: number };
  }
}
