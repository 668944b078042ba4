import { hash } from 'node:crypto';
import * as v from 'valibot';
import type { PersonalTable } from '../privacy/personal.ts';
import type { Database, Tx } from './client.ts';
import { type Clock, column, fromJson, type Json, type Time, toJson } from './columns.ts';
import { isUniqueViolation } from './errors.ts';
import { type Insert, insertRows, into } from './insert.ts';
import type { MigrationDb, Migrations } from './migrate.ts';

/** How long a key is stored: a week, in ms. */
export const KEY_LIFETIME = 7 * 24 * 60 * 60 * 1000;

export const migrations: Migrations = { '002-idempotency-keys': { up: createKeys } };

declare module './tables.ts' {
  interface Tables {
    idempotency_keys: IdempotencyRow;
  }
}

/** Each answer to a form has the id of the row that it stored. */
export const personal: readonly PersonalTable[] = [
  {
    table: 'idempotency_keys',
    column: 'body',
    values: ({ ids }) => ids.map((id) => toJson({ id })),
  },
];

/** The answer given to the first request with a key, repeated for later ones. */
interface IdempotencyRow {
  scope: string;
  key: string;
  request_hash: string;
  status: number;
  body: Json;
  created_at: Time;
}

/** The idempotency key of a request. */
export interface Claim {
  /** The endpoint's path; keys of different scopes are different keys. */
  scope: string;
  key: string;
  /** The parsed request; the same key with another request is the caller's mistake. */
  request: unknown;
}

export type AnswerBody = Record<string, string | number | boolean | null>;

/** The HTTP answer to a request, stored with its key. */
export interface Answer<B extends AnswerBody = AnswerBody> {
  status: number;
  body: B;
}

interface Services {
  db: Pick<Database, 'write'>;
  clock: Clock;
}

interface InsertServices {
  db: Pick<Database, 'read' | 'insert'>;
  clock: Clock;
}

export type Once<B extends AnswerBody> =
  | { kind: 'done'; answer: Answer<B> }
  | { kind: 'replayed'; answer: Answer<B> }
  | { kind: 'mismatch' };

const answerBody = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]));

/**
 * Runs a unit of work once per idempotency key; a repeated request gets the first one's answer. The
 * key, the answer and the work are committed together or not at all. Concurrent requests with the
 * same key wait for the first, in other processes too. A unit that throws leaves the key unused.
 * @param claim without one, the unit runs each time.
 * @param answer known beforehand, since the code generates ids, not the database.
 * @returns `mismatch` when the key was used for another request.
 */
export async function once<B extends AnswerBody>(
  { db, clock }: Services,
  claim: Claim | undefined,
  answer: Answer<B>,
  unit: (tx: Tx) => Promise<void>,
): Promise<Once<B>> {
  return db.write(async (tx) => {
    if (claim && !(await insertKey(tx, claim, answer, clock()))) {
      const stored = await storedAnswer<B>(tx, claim);
      if (stored) return stored;
      throw new Error('An idempotency key exists, and has no row');
    }
    await unit(tx);
    return { kind: 'done', answer };
  });
}

/** {@link once} for rows that are known beforehand, which is cheaper than a unit (see `db.insert`). */
export async function insertOnce<B extends AnswerBody>(
  { db, clock }: InsertServices,
  claim: Claim | undefined,
  answer: Answer<B>,
  inserts: readonly Insert[],
): Promise<Once<B>> {
  const keys = claim ? [into('idempotency_keys', [keyRow(claim, answer, clock())])] : [];
  try {
    await db.insert([...keys, ...inserts]);
    return { kind: 'done', answer };
  } catch (error) {
    const stored =
      claim && isUniqueViolation(error) ? await storedAnswer<B>(db.read, claim) : undefined;
    if (stored) return stored;
    throw error;
  }
}

/**
 * A key made from the request itself, for a form that sends none (JavaScript off): the same entries
 * sent twice within {@link KEY_LIFETIME} count once.
 */
export function contentKey(request: unknown): string {
  return `content-${hashOf(request)}`;
}

/** Deletes keys older than {@link KEY_LIFETIME}. */
export async function purgeIdempotencyKeys({ db, clock }: Services) {
  const before = clock() - KEY_LIFETIME;
  await db.write((tx) =>
    tx.deleteFrom('idempotency_keys').where('created_at', '<', before).execute(),
  );
}

/** Returns false when the key exists; waits while another transaction is inserting it. */
async function insertKey(tx: Tx, claim: Claim, answer: Answer, now: number): Promise<boolean> {
  const rows = [keyRow(claim, answer, now)];
  return (await insertRows(tx, 'idempotency_keys', rows, { skipExisting: true })) === 1;
}

function keyRow(claim: Claim, answer: Answer, now: number): IdempotencyRow {
  return {
    scope: claim.scope,
    key: claim.key,
    request_hash: hashOf(claim.request),
    status: answer.status,
    body: toJson(answer.body),
    created_at: now,
  };
}

async function storedAnswer<B extends AnswerBody>(
  db: Database['read'],
  claim: Claim,
): Promise<Once<B> | undefined> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('scope', '=', claim.scope)
    .where('key', '=', claim.key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.request_hash !== hashOf(claim.request)) return { kind: 'mismatch' };
  const body = fromJson(answerBody, row.body) as B;
  return { kind: 'replayed', answer: { status: row.status, body } };
}

/** The same for requests with the same fields, in any order. */
function hashOf(request: unknown): string {
  return hash('sha256', JSON.stringify(sorted(request)), 'base64url');
}

/** Sorts the fields of objects; a replacer function in `JSON.stringify` takes three times as long. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, field]) => [name, sorted(field)]));
}

async function createKeys(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('scope', column.text, (c) => c.notNull())
    .addColumn('key', column.text, (c) => c.notNull())
    .addColumn('request_hash', column.text, (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('body', column.json, (c) => c.notNull())
    .addColumn('created_at', column.time, (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['scope', 'key'])
    .execute();
  await db.schema
    .createIndex('idempotency_keys_created_at')
    .on('idempotency_keys')
    .column('created_at')
    .execute();
}
