import { randomUUIDv7 } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { Database, Tx } from '../db/client.ts';
import { type Clock, toJson } from '../db/columns.ts';
import type { EventType } from './event.ts';
import { channelOf, type Kind } from './model.ts';

/** Enqueues the messages of events. */
export interface Outbox {
  /**
   * Adds an event's deliveries to the ledger in the transaction that writes the event's row: both
   * are stored, or neither. The worker sends them within about a second of the commit.
   */
  enqueue(tx: Tx, event: Enqueueable, request: EnqueueRequest): Promise<void>;
}

export type Enqueueable = Pick<EventType, 'name' | 'kinds'>;

export interface EnqueueRequest {
  /** Id of the row that the event is about. */
  id: string;
  /** Data that the row doesn't contain; stored as JSON. */
  payload?: unknown;
  /** Enqueues only these of the event's kinds. */
  only?: readonly Kind[];
  /** When to send, epoch milliseconds; now unless given. */
  due?: number;
}

export interface OutboxOptions {
  engine: Database['engine'];
  clock: Clock;
  /** Whether a webhook receiver is configured. */
  webhook: boolean;
  /** Called after something was enqueued; wakes this process's worker. */
  wake?: () => void;
}

/** Creates the outbox. */
export function createOutbox({ engine, clock, webhook, wake }: OutboxOptions): Outbox {
  return {
    enqueue: async (tx, event, { id, payload, only, due }) => {
      const kinds = event.kinds.filter(
        (kind) => (webhook || kind !== 'webhook') && (!only || only.includes(kind)),
      );
      if (kinds.length === 0) return;
      const now = clock();
      const json = payload === undefined ? [] : [toJson(payload)];
      const sql = insertStatement(engine, event.name, kinds, json.length > 0);
      const values = kinds.flatMap(() => [randomUUIDv7(), id, due ?? now, now, ...json]);
      await tx.executeQuery(CompiledQuery.raw(sql, values));
      wake?.();
    },
  };
}

const statements = new Map<string, string>();

/**
 * One cached insert statement for all deliveries of an event: building it with Kysely each time
 * costs more than SQLite needs to execute it. Values that never vary for a kind are literals, since
 * binding a value has a cost too.
 */
function insertStatement(
  engine: Database['engine'],
  event: string,
  kinds: readonly Kind[],
  payload: boolean,
): string {
  const key = `${engine} ${event} ${kinds} ${payload}`;
  const cached = statements.get(key);
  if (cached) return cached;
  const columns = ['id', 'subject_id', 'due_at', 'created_at', ...(payload ? ['payload'] : [])];
  let parameter = 0;
  const next = () => (engine === 'postgres' ? `$${++parameter}` : '?');
  const tuples = kinds.map((kind) => {
    const literals = [channelOf(kind), kind, event, 'waiting'].map(quote);
    return `(${[...columns.map(next), ...literals, 0, 0].join(', ')})`;
  });
  columns.push('channel', 'kind', 'event', 'state', 'attempts', 'replayed_after');
  const sql = `insert into deliveries (${columns.join(', ')}) values ${tuples.join(', ')}`;
  statements.set(key, sql);
  return sql;
}

/** A string literal of SQL. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
