import { type Kysely, sql } from 'kysely';
import type { Database, Tx } from './client.ts';
import { isMissingTable } from './errors.ts';

/** A database whose table types are unknown: a step finds the tables as they were in its day. */
export type MigrationDb = Kysely<Record<string, Record<string, unknown>>>;

/** One step of the schema; `up` uses only features of both engines. */
export interface Migration {
  up(db: MigrationDb): Promise<void>;
}

/**
 * Steps by name, applied in the order of their names; a name, once released, never changes. Each
 * feature defines its own, and `app/features.ts` collects them.
 */
export type Migrations = Record<string, Migration>;

/** The database was written by a newer version of the code. */
export class NewerDatabaseError extends Error {}

/** The database lacks migrations of this version. */
export class OlderDatabaseError extends Error {}

/** A copy into the database was interrupted, so it holds a part of the rows. */
export class UnfinishedCopyError extends Error {}

/** Stands in `migrations`, alone, while rows are copied into the database. */
export const UNFINISHED_COPY = 'unfinished copy';

/** Key of PostgreSQL's advisory lock: any number that nothing else locks. */
const ADVISORY_LOCK = 7_203_115;

/**
 * Brings the schema up to date, each migration in its own transaction. Safe when several processes
 * start at once: each transaction holds the engine's lock and checks again what has been applied.
 * @throws {NewerDatabaseError | UnfinishedCopyError}
 */
export async function migrate(db: Database, steps: Migrations): Promise<void> {
  while (await db.write((tx) => applyNext(db, tx, steps))) {}
}

/**
 * {@link migrate} within one transaction, for a restore: either the whole database appears, or nothing.
 * @throws {NewerDatabaseError}
 */
export async function migrateWithin(
  { engine }: Pick<Database, 'engine'>,
  tx: Tx,
  steps: Migrations,
): Promise<void> {
  while (await applyNext({ engine }, tx, steps)) {}
}

/**
 * Checks that the schema is the one this code was written for.
 * @throws {OlderDatabaseError | NewerDatabaseError | UnfinishedCopyError} naming the migrations that
 * differ.
 */
export async function assertMigrated(db: Pick<Database, 'read'>, steps: Migrations): Promise<void> {
  const applied = await appliedNames(db.read).catch((error) => {
    if (isMissingTable(error)) return new Set<string>();
    throw error;
  });
  refuseNewer(applied, steps);
  const missing = Object.keys(steps)
    .filter((name) => !applied.has(name))
    .sort();
  if (missing.length > 0) {
    throw new OlderDatabaseError(`The database lacks ${missing.join(', ')}: start the site once.`);
  }
}

/** Applies the first migration not yet recorded; returns false when there is none. */
async function applyNext(
  { engine }: Pick<Database, 'engine'>,
  tx: Tx,
  steps: Migrations,
): Promise<boolean> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
  await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(
    tx,
  );
  const applied = await appliedNames(tx);
  refuseNewer(applied, steps);
  const next = Object.entries(steps)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .find(([name]) => !applied.has(name));
  if (!next) return false;
  const [name, migration] = next;
  await migration.up(tx as unknown as MigrationDb);
  await tx.insertInto('migrations').values({ name, applied_at: Date.now() }).execute();
  return true;
}

async function appliedNames(db: Pick<Tx, 'selectFrom'>): Promise<Set<string>> {
  const rows = await db.selectFrom('migrations').select('name').execute();
  return new Set(rows.map((row) => row.name));
}

/**
 * The migrations of these names.
 * @param what has them, for the error: `The backup`.
 * @throws {NewerDatabaseError} where this version doesn't know one.
 */
export function stepsNamed(steps: Migrations, names: readonly string[], what: string): Migrations {
  const wanted = new Set(names);
  refuseUnknown(wanted, steps, what);
  return Object.fromEntries(Object.entries(steps).filter(([name]) => wanted.has(name)));
}

function refuseNewer(applied: Set<string>, steps: Migrations) {
  if (applied.has(UNFINISHED_COPY)) {
    throw new UnfinishedCopyError(
      'The database holds a part of a copy that was interrupted: run npm run db:copy again.',
    );
  }
  refuseUnknown(applied, steps, 'The database');
}

function refuseUnknown(applied: Set<string>, steps: Migrations, what: string) {
  const unknown = [...applied].filter((name) => !(name in steps)).sort();
  if (unknown.length === 0) return;
  throw new NewerDatabaseError(
    `${what} is newer than this version of the site: it holds ${unknown.join(', ')}.`,
  );
}
