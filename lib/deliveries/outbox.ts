import { randomUUIDv7 } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { Database, Tx } from '../db/client.ts';
import { toJson } from '../db/columns.ts';
import type { Clock } from '../services.ts';
import type { EventType } from './event.ts';
import { channelOf, type Kind } from './model.ts';

/** What features hand their news to. */
export interface Outbox {
  /**
   * Adds what an event sends to the ledger, in the transaction that writes the event's row: both are
   * stored, or neither. The worker sends it within about a second of the commit.
   */
  enqueue(tx: Tx, event: EventType, news: News): Promise<void>;
}

export interface News {
  /** Id of the row that the event is about. */
  id: string;
  /** What the row doesn't tell; stored as JSON. */
  payload?: unknown;
  /** Only these ways out, of those that the event has. */
  only?: readonly Kind[];
  /** When to send it, epoch milliseconds; now unless given. */
  due?: number;
}

export interface OutboxOptions {
  engine: Database['engine'];
  clock: Clock;
  /** Whether a webhook's receiver is set. */
  webhook: boolean;
  /** Called after something was added; the worker of this process listens. */
  wake?: () => void;
}

/** The ledger's way in. */
export function createOutbox({ engine, clock, webhook, wake }: OutboxOptions): Outbox {
  return {
    enqueue: async (tx, event, { id, payload, only, due }) => {
      const kinds = kindsOf(event).filter(
        (kind) => (webhook || kind !== 'webhook') && (!only || only.includes(kind)),
      );
      if (kinds.length === 0) return;
      const now = clock();
      const told = payload === undefined ? [] : [toJson(payload)];
      const sql = insertOf(engine, event.name, kinds, told.length > 0);
      const values = kinds.flatMap(() => [randomUUIDv7(), id, due ?? now, now, ...told]);
      await tx.executeQuery(CompiledQuery.raw(sql, values));
      wake?.();
    },
  };
}

/** The ways out that an event has; the visitor's message first, since somebody may be waiting. */
export function kindsOf(event: EventType): Kind[] {
  return [
    ...(event.visitor ? (['visitor-email'] as const) : []),
    ...(event.owner ? (['owner-email'] as const) : []),
    ...(event.webhook ? (['webhook'] as const) : []),
  ];
}

const statements = new Map<string, string>();

/**
 * One statement for all rows of an event, written out once: building it with Kysely each time costs
 * more than SQLite needs to carry it out. What is the same for each row of a kind stands in its text,
 * since binding a value costs too.
 */
function insertOf(
  engine: Database['engine'],
  event: string,
  kinds: readonly Kind[],
  payload: boolean,
): string {
  const name = `${engine} ${event} ${kinds} ${payload}`;
  const known = statements.get(name);
  if (known) return known;
  const columns = ['id', 'subject_id', 'due_at', 'created_at', ...(payload ? ['payload'] : [])];
  let parameter = 0;
  const next = () => (engine === 'postgres' ? `$${++parameter}` : '?');
  const tuples = kinds.map((kind) => {
    const fixed = [channelOf(kind), kind, event, 'waiting'].map(quote);
    return `(${[...columns.map(next), ...fixed, 0, 0].join(', ')})`;
  });
  columns.push('channel', 'kind', 'event', 'state', 'attempts', 'replayed_after');
  const sql = `insert into deliveries (${columns.join(', ')}) values ${tuples.join(', ')}`;
  statements.set(name, sql);
  return sql;
}

/** A text as SQL writes it. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
