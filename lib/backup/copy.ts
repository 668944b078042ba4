import { sql } from 'kysely';
import { type Database, type DatabaseSettings, openDatabase, sqliteFile } from '../db/client.ts';
import { type Migrations, migrateWithin, stepsNamed, UNFINISHED_COPY } from '../db/migrate.ts';
import { assertUnused, openPlace, PlaceError } from './places.ts';
import { insertRows } from './restore.ts';
import { openSnapshot, type Snapshot, type TableInfo, type Value } from './snapshot.ts';

/** Rows of a transaction, and so the most that a killed copy has to repeat. */
const BATCH = 5_000;

export interface CopyOptions {
  from: DatabaseSettings;
  to: DatabaseSettings;
  /** Every migration of this version. */
  migrations: Migrations;
  /** Called as a table begins, which waits for it. */
  onTable?(table: TableInfo): void | Promise<void>;
}

export interface CopyReport {
  /** Rows in the copy, each compared with the original. */
  rows: number;
  tables: number;
  /** Rows that an interrupted copy had left and that were still right. */
  found: number;
}

/** The copy isn't the original: the site wrote into one of them meanwhile. */
export class ChangedError extends Error {}

/**
 * Copies a database into an empty one, on either engine, and then compares every row. It needs both
 * to itself. After a copy that was killed, it goes on where that one ended; a site refuses to start on
 * such a part. If the original has changed since, it begins anew.
 * @throws {PlaceError} where a database is in use, or the target has data of its own.
 * @throws {NoDatabaseError | NewerDatabaseError | ChangedError}
 */
export async function copyDatabase(options: CopyOptions): Promise<CopyReport> {
  const { from, to, migrations } = options;
  await assertUnused(from);
  const source = await openSnapshot(from);
  try {
    const steps = stepsNamed(migrations, source.migrations, 'The database');
    const isPart = await isUnfinished(to);
    const db = openDatabase(to);
    try {
      if (!isPart) await begin(db, steps);
      const found = isPart ? await goOn(db, source, options) : 0;
      if (found === 0) await fill(db, source, options);
      const rows = await compare(from, to);
      await finish(db, source);
      return { rows, tables: source.tables.length, found };
    } finally {
      await db.close();
    }
  } finally {
    await source.close();
  }
}

/** @throws {PlaceError} where the target has data of its own. */
async function isUnfinished(to: DatabaseSettings): Promise<boolean> {
  const { taken, leave } = await openPlace(to);
  await leave();
  if (!taken) return false;
  const target = await openSnapshot(to);
  await target.close();
  if (target.migrations.includes(UNFINISHED_COPY)) return true;
  // A start that was killed may have left an empty file.
  if (target.tables.length === 0) return false;
  const where = to.databaseUrl ? 'at DATABASE_URL' : `at ${sqliteFile(to)}`;
  throw new PlaceError(`There is a database ${where} already: copy into an empty place.`);
}

/** The original's schema, without a row, marked as a part. */
function begin(db: Database, steps: Migrations): Promise<void> {
  return db.write(async (tx) => {
    await migrateWithin(db, tx, steps);
    await tx.deleteFrom('migrations').execute();
    await tx.insertInto('migrations').values({ name: UNFINISHED_COPY, applied_at: 0 }).execute();
  });
}

function empty(db: Database, tables: readonly TableInfo[]): Promise<void> {
  return db.write(async (tx) => {
    for (const { name } of copied(tables).toReversed()) {
      await sql`delete from ${sql.table(name)}`.execute(tx);
    }
  });
}

/** The migrations come last, when everything else is there. */
const copied = (tables: readonly TableInfo[]) => tables.filter(({ name }) => name !== 'migrations');

/**
 * Adds the rows that an interrupted copy lacks.
 * @returns how many it had: 0, with an empty database, where one of them isn't the original's.
 */
async function goOn(db: Database, source: Snapshot, options: CopyOptions): Promise<number> {
  const part = await openSnapshot(options.to);
  try {
    return await fill(db, source, options, part);
  } catch (error) {
    if (!(error instanceof ChangedError)) throw error;
    await empty(db, source.tables);
    return 0;
  } finally {
    await part.close();
  }
}

/**
 * Adds the rows that a part of them lacks.
 * @returns the number of those that were there.
 * @throws {ChangedError} where one is there that the original doesn't have.
 */
async function fill(
  db: Database,
  source: Snapshot,
  { onTable }: CopyOptions,
  part?: Snapshot,
): Promise<number> {
  let found = 0;
  for (const table of copied(source.tables)) {
    await onTable?.(table);
    const there = part && compareWith(part, table);
    let missing: Value[][] = [];
    const add = async () => {
      const rows = missing;
      missing = [];
      await db.write((tx) => insertRows(tx, db.engine, table, rows));
    };
    for await (const batch of source.sortedRows(table)) {
      const known = (await there?.next(batch)) ?? 0;
      found += known;
      missing.push(...batch.slice(known));
      if (missing.length >= BATCH) await add();
    }
    await there?.end();
    if (missing.length > 0) await add();
  }
  return found;
}

/** @returns the number of rows. @throws {ChangedError} at the first that differs. */
async function compare(from: DatabaseSettings, to: DatabaseSettings): Promise<number> {
  const source = await openSnapshot(from);
  const target = await openSnapshot(to);
  let rows = 0;
  try {
    for (const table of copied(source.tables)) {
      const there = compareWith(target, table);
      for await (const batch of source.sortedRows(table)) {
        if ((await there.next(batch)) < batch.length) throw changed(table);
        rows += batch.length;
      }
      await there.end();
    }
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
  return rows;
}

/** Compares a table's rows, in their order, with those of the original. */
function compareWith(target: Snapshot, table: TableInfo) {
  const batches = target.sortedRows(table);
  let batch: Value[][] = [];
  let position = 0;
  const peek = async () => {
    if (position === batch.length) {
      batch = (await batches.next()).value ?? [];
      position = 0;
    }
    return batch[position];
  };
  return {
    /** How many of the rows are there: all, or those before the table's end. */
    async next(rows: readonly Value[][]): Promise<number> {
      for (const [count, row] of rows.entries()) {
        const other = await peek();
        if (!other) return count;
        if (!isSame(row, other)) throw changed(table);
        position += 1;
      }
      return rows.length;
    },
    /** @throws {ChangedError} where the table has more rows. */
    async end(): Promise<void> {
      if (await peek()) throw changed(table);
    },
  };
}

const changed = ({ name }: TableInfo) =>
  new ChangedError(
    `The copy of ${name} differs from the original: stop the site and run npm run db:copy again.`,
  );

function isSame(a: readonly Value[], b: readonly Value[]): boolean {
  return a.every((value, i) => {
    const other = b[i];
    if (!(value instanceof Uint8Array)) return value === other;
    return other instanceof Uint8Array && Buffer.compare(value, other) === 0;
  });
}

/** Records the migrations, with which the site starts on the copy. */
function finish(db: Database, source: Snapshot): Promise<void> {
  return db.write(async (tx) => {
    await tx.deleteFrom('migrations').execute();
    for (const table of source.tables.filter(({ name }) => name === 'migrations')) {
      for await (const rows of source.rows(table)) await insertRows(tx, db.engine, table, rows);
    }
    if (db.engine === 'postgres') await sql`analyze`.execute(tx);
  });
}
