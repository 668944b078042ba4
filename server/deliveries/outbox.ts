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
      const [sql] = kinds.length > 0 ? [insertOf(engine, kinds.length)] : [];
      if (!sql) return;
      const now = clock();
      const json = payload === undefined ? null : toJson(payload);
      const values: unknown[] = [];
      for (const kind of kinds) {
        values.push(randomUUIDv7(), channelOf(kind), kind, event.name, id, json, due ?? now, now);
      }
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

const columns = ['id', 'channel', 'kind', 'event', 'subject_id', 'payload', 'due_at', 'created_at'];
const statements = new Map<string, string>();

/**
 * One statement for all rows, written out once: building it with Kysely each time costs more than
 * SQLite needs to carry it out.
 */
function insertOf(engine: Database['engine'], rows: number): string {
  const known = statements.get(`${engine}${rows}`);
  if (known) return known;
  let parameter = 0;
  const next = () => (engine === 'postgres' ? `$${++parameter}` : '?');
  const tuple = () => `(${columns.map(next).join(', ')}, 'waiting', 0, 0)`;
  const tuples = Array.from({ length: rows }, tuple).join(', ');
  const sql = `insert into deliveries (${columns.join(', ')}, state, attempts, replayed_after) values ${tuples}`;
  statements.set(`${engine}${rows}`, sql);
  return sql;
}
