import type { Insertable } from 'kysely';
import type { Tx } from '../db/client.ts';
import { type Clock, toJson } from '../db/columns.ts';
import { type Insert, insertRows, into } from '../db/insert.ts';
import { newId } from '../db/new-id.ts';
import type { EventType } from './event.ts';
import { channelOf, type DeliveryRow, type Kind } from './model.ts';

/** Enqueues the messages of events. */
export interface Outbox {
  /**
   * Adds an event's deliveries to the ledger in the transaction that writes the event's row: both
   * are stored, or neither. The worker sends them within about a second of the commit.
   */
  enqueue(tx: Tx, event: Enqueueable, request: EnqueueRequest): Promise<void>;
  /** The same deliveries, for the `db.insert` that inserts the event's row; then call {@link wake}. */
  deliveries(event: Enqueueable, request: EnqueueRequest): Insert;
  /** Wakes this process's worker, if it has one. */
  wake(): void;
}

export type Enqueueable = Pick<EventType, 'name' | 'kinds' | 'gathered'>;

export interface EnqueueRequest {
  /** Id of the row that the event is about. */
  id: string;
  /** Data that the row doesn't contain; stored as JSON. */
  payload?: unknown;
  /** Enqueues only these of the event's kinds. */
  only?: readonly Kind[];
  /** When to send, epoch milliseconds; now unless given. */
  due?: number;
  /** Network address of the visitor who caused the event, for the limits of visitors' mails. */
  source?: string | undefined;
  /** Id of the HTTP request that caused the event (`X-Request-Id`). */
  request?: string | undefined;
}

export interface OutboxOptions {
  clock: Clock;
  /** Whether a webhook receiver is configured. */
  webhook: boolean;
  /** Called after something was enqueued; wakes this process's worker. */
  wake?: () => void;
}

/** Creates the outbox. */
export function createOutbox({ clock, webhook, wake = () => {} }: OutboxOptions): Outbox {
  const newRows = (
    event: Enqueueable,
    { id, payload, only, due, source, request }: EnqueueRequest,
  ): Insertable<DeliveryRow>[] => {
    const now = clock();
    return event.kinds
      .filter((kind) => (webhook || kind !== 'webhook') && (!only || only.includes(kind)))
      .map((kind) => ({
        id: newId(),
        channel: channelOf(kind),
        kind,
        event: event.name,
        subject_id: id,
        payload: payload === undefined ? null : toJson(payload),
        state: 'waiting',
        attempts: 0,
        replayed_after: 0,
        due_at: due ?? now,
        created_at: now,
        source: kind === 'visitor-email' ? (source ?? null) : null,
        alone: kind === 'owner-email' && !event.gathered ? 1 : null,
        request_id: request ?? null,
      }));
  };
  return {
    enqueue: async (tx, event, request) => {
      if ((await insertRows(tx, 'deliveries', newRows(event, request))) > 0) wake();
    },
    deliveries: (event, request) => into('deliveries', newRows(event, request)),
    wake,
  };
}
