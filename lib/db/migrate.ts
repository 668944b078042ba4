import { type Kysely, sql } from 'kysely';
import type { Database, Tx } from './client.ts';
import { isMissingTable } from './errors.ts';
import * as leads from './migrations/001-leads.ts';
import * as idempotencyKeys from './migrations/002-idempotency-keys.ts';
import * as deliveries from './migrations/003-deliveries.ts';
import * as blog from './migrations/004-blog.ts';
import * as leadScreening from './migrations/005-lead-screening.ts';
import * as messages from './migrations/030-messages.ts';
import * as accounts from './migrations/040-accounts.ts';
import * as signInAttempts from './migrations/041-sign-in-attempts.ts';
import * as chatBudget from './migrations/050-chat-budget.ts';
import * as deliveryRemaining from './migrations/060-delivery-remaining.ts';
import * as usedResets from './migrations/061-used-resets.ts';

/** One step of the schema; `up` uses only what both engines know. */
export interface Migration {
  up(db: Kysely<never>): Promise<void>;
}

/** In the order they are applied; a name, once released, never changes. */
const migrations: Record<string, Migration> = {
  '001-leads': leads,
  '002-idempotency-keys': idempotencyKeys,
  '003-deliveries': deliveries,
  '004-blog': blog,
  '005-lead-screening': leadScreening,
  '030-messages': messages,
  '040-accounts': accounts,
  '041-sign-in-attempts': signInAttempts,
  '050-chat-budget': chatBudget,
  '060-delivery-remaining': deliveryRemaining,
  '061-used-resets': usedResets,
};

/** The database was written by a newer version of the code. */
export class NewerDatabaseError extends Error {}

/** The database lacks migrations of this version. */
export class OlderDatabaseError extends Error {}

/** Any number that nothing else locks on. */
const ADVISORY_LOCK = 7_203_115;

/**
 * Brings the schema up to date, each migration in a transaction of its own. Safe when several
 * processes start at once: each transaction holds the engine's lock and looks again at what is done.
 * @throws {NewerDatabaseError}
 */
export async function migrate(db: Database, steps = migrations): Promise<void> {
  while (await db.write((tx) => applyNext(db, tx, steps))) {}
}

/**
 * Whether the schema is the one this code was written for.
 * @throws {OlderDatabaseError | NewerDatabaseError} saying which way it differs.
 */
export async function assertMigrated(
  db: Pick<Database, 'read'>,
  steps = migrations,
): Promise<void> {
  const applied = await appliedNames(db.read).catch((error) => {
    if (isMissingTable(error)) return new Set<string>();
    throw error;
  });
  refuseNewer(applied, steps);
  const missing = Object.keys(steps).filter((name) => !applied.has(name));
  if (missing.length > 0) {
    throw new OlderDatabaseError(`The database lacks ${missing.join(', ')}: start the site once.`);
  }
}

/** Applies the first migration not yet recorded; false when there is none. */
async function applyNext(db: Database, tx: Tx, steps: Record<string, Migration>): Promise<boolean> {
  if (db.engine === 'postgres')
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
  await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(
    tx,
  );
  const applied = await appliedNames(tx);
  refuseNewer(applied, steps);
  const next = Object.entries(steps).find(([name]) => !applied.has(name));
  if (!next) return false;
  const [name, migration] = next;
  await migration.up(tx as unknown as Kysely<never>);
  await tx.insertInto('migrations').values({ name, applied_at: Date.now() }).execute();
  return true;
}

async function appliedNames(db: Pick<Tx, 'selectFrom'>): Promise<Set<string>> {
  const rows = await db.selectFrom('migrations').select('name').execute();
  return new Set(rows.map((row) => row.name));
}

function refuseNewer(applied: Set<string>, steps: Record<string, Migration>) {
  const unknown = [...applied].filter((name) => !(name in steps)).sort();
  if (unknown.length === 0) return;
  throw new NewerDatabaseError(
    `The database is newer than this version of the site: it holds ${unknown.join(', ')}.`,
  );
}
