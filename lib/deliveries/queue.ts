import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/client.ts';
import {
  type Channel,
  type Claimed,
  channelOf,
  type DeliveryRow,
  type Kind,
  kinds,
} from './model.ts';

/** A queue of the ledger: deliveries of a kind, or the owner's mails that are (not) sent alone. */
export type Queue = { kind: Kind } | { alone: boolean };

/**
 * Query for a queue's due deliveries. The state is a literal, not a parameter: only then can a plan
 * made before the values are known use the partial indexes of waiting deliveries:
 * `deliveries_due_kind` finds the owner's mails at once however many visitors' mails wait, and
 * `deliveries_alone` those that are sent alone, however many wait to be gathered.
 */
export function dueOn(db: Pick<Tx, 'selectFrom'>, queue: Queue, now: number) {
  const due = db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', sql.lit('waiting'))
    .where('due_at', '<=', now);
  if ('alone' in queue && queue.alone) return due.where('alone', '=', sql.lit(1));
  const kind = 'kind' in queue ? queue.kind : 'owner-email';
  const ofKind = due.where('channel', '=', channelOf(kind)).where('kind', '=', kind);
  return 'alone' in queue ? ofKind.where('alone', 'is', null) : ofKind;
}

/** Whether anything is due. A read, so that an idle worker takes no lock. */
export async function anyDue(db: Database, channel: Channel, now: number): Promise<boolean> {
  const due = await db.read
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', sql.lit('waiting'))
    .where('channel', '=', channel)
    .where('kind', 'in', kindsOf(channel))
    .where('due_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

const kindsOf = (channel: Channel) => kinds.filter((kind) => channelOf(kind) === channel);

export interface ClaimRequest {
  now: number;
  /** Maximum number of deliveries. */
  count: number;
  /** Lease in ms; afterwards another worker may claim the delivery. */
  leaseMs: number;
}

/**
 * Claims the deliveries of a queue that have been due longest. `due_at` becomes the end of the lease,
 * so a delivery whose process died is simply due again. On PostgreSQL, rows that another worker is
 * claiming are skipped; SQLite has one writer at a time.
 */
export async function claimIn(
  tx: Tx,
  engine: Database['engine'],
  queue: Queue,
  { now, count, leaseMs }: ClaimRequest,
): Promise<Claimed[]> {
  if (count <= 0) return [];
  const token = randomUUID();
  const due = dueOn(tx, queue, now).orderBy('due_at').limit(count);
  const rows = await tx
    .updateTable('deliveries')
    .set({ claim: token, due_at: now + leaseMs, attempts: sql`attempts + 1` })
    .where('id', 'in', engine === 'postgres' ? due.forUpdate().skipLocked() : due)
    .returning(columns)
    .execute();
  if (rows.length === 0) return [];
  const started = { started_at: now, ended_at: null, outcome: null, words: null };
  await tx
    .insertInto('delivery_attempts')
    .values(rows.map((row) => ({ delivery_id: row.id, number: row.attempts, ...started })))
    .execute();
  return rows.map((row) => ({ ...row, claim: token }));
}

/** Listed one by one: a statement with `*` is not kept prepared (lib/db/postgres.ts). */
const columns = [
  'id',
  'channel',
  'kind',
  'event',
  'subject_id',
  'payload',
  'state',
  'attempts',
  'replayed_after',
  'due_at',
  'last_error',
  'created_at',
  'ended_at',
  'remaining',
  'scheduled_at',
  'refused_at',
  'source',
  'alone',
  'request_id',
] as const satisfies (keyof DeliveryRow)[];
