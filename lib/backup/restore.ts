import { CompiledQuery, sql } from 'kysely';
import {
  type Database,
  type DatabaseSettings,
  openDatabase,
  openForReading,
  type Tx,
} from '../db/client.ts';
import { type Migrations, migrateWithin, stepsNamed } from '../db/migrate.ts';
import { type Erased, eraseRows } from '../privacy/erase.ts';
import {
  countForeign,
  type ErasureKey,
  type ErasureRow,
  mergeErasures,
  readErasures,
  recordErasures,
  wereErased,
} from '../privacy/erasures.ts';
import { findPeople } from '../privacy/find.ts';
import type { PersonalTable } from '../privacy/personal.ts';
import { wipe } from '../privacy/wipe.ts';
import { type Header, readBackup, verifyBackup } from './format.ts';
import { openPlace, PlaceError } from './places.ts';
import { quoted, type TableInfo, type Value } from './snapshot.ts';

/** Values of one insert: below the limits of SQLite (32,766) and PostgreSQL (65,535). */
const MAX_VALUES = 20_000;

export interface RestoreOptions {
  file: string;
  settings: DatabaseSettings;
  /** Every migration of this version. */
  migrations: Migrations;
  personal: readonly PersonalTable[];
  /** Erasures known outside the database: those in the lists beside the backup and in `DATA_DIR`. */
  erasures: readonly ErasureRow[];
  key: ErasureKey | undefined;
  /** Whether to replace a database that exists. */
  replace: boolean;
  /** Whether to restore people whose erasure can't be recognized without its key. */
  withoutErasures: boolean;
}

export interface RestoreReport {
  header: Header;
  rows: number;
  /** People who had been erased after the backup, and were erased again. */
  erasedPeople: number;
  /** Their rows by table. */
  erased: Erased;
  /** What keeps the bytes of erased rows, as `wipe` says. */
  kept: string[];
}

/**
 * Restores a backup: all of it or nothing. It reads the whole file and compares its checksum before
 * anything is written, brings the schema to the backup's version, loads the rows, applies the
 * migrations that came since, and erases again who was erased since. A killed restore leaves the
 * place as it was and can simply be started again.
 * @throws {BackupFileError | PlaceError | NewerDatabaseError}
 */
export async function restore(options: RestoreOptions): Promise<RestoreReport> {
  const { file, settings, migrations, replace } = options;
  const header = await verifyBackup(file);
  const steps = stepsNamed(migrations, header.migrations, 'The backup');
  const place = await openPlace(settings);
  if (place.taken && !replace) {
    throw new PlaceError('There is a database already: add --replace to delete it and restore.');
  }
  const known = mergeErasures(options.erasures, await erasuresAt(settings, place.taken));
  const db = openDatabase(place.loadInto);
  try {
    const report = await db.write(async (tx) => {
      await place.clear(tx);
      const { engine } = db;
      await migrateWithin(db, tx, steps);
      const rows = await load(tx, { engine, file, header });
      await migrateWithin(db, tx, migrations);
      const again = await eraseAgain(tx, options, known);
      if (engine === 'postgres') await sql`analyze`.execute(tx);
      return { header, rows, ...again };
    });
    await db.close();
    await place.finish();
    const erased = Object.keys(report.erased);
    const { kept } = await wipe(settings, erased, { texts: [], isServing: false });
    return { ...report, kept };
  } finally {
    await db.close();
    await place.leave();
  }
}

/** Erasures recorded in the database that is replaced; none where it is damaged. */
async function erasuresAt(settings: DatabaseSettings, exists: boolean): Promise<ErasureRow[]> {
  if (!exists) return [];
  try {
    const db = openForReading(settings);
    try {
      return await readErasures(db.read);
    } finally {
      await db.close();
    }
  } catch {
    return [];
  }
}

interface Loading {
  engine: Database['engine'];
  file: string;
  header: Header;
}

async function load(tx: Tx, { engine, file, header }: Loading): Promise<number> {
  // A migration may have stored rows of its own, and the backup has them too.
  for (const { name } of header.tables.toReversed()) {
    await sql`delete from ${sql.table(name)}`.execute(tx);
  }
  let count = 0;
  for await (const { table, rows } of readBackup(file)) {
    await insertRows(tx, engine, table, rows);
    count += rows.length;
  }
  return count;
}

/** Inserts rows whose values are in the order of the table's columns. */
export async function insertRows(
  tx: Tx,
  engine: Database['engine'],
  table: TableInfo,
  rows: readonly Value[][],
): Promise<void> {
  const most = Math.floor(MAX_VALUES / table.columns.length);
  for (let i = 0; i < rows.length; i += most) {
    const some = rows.slice(i, i + most);
    await tx.executeQuery(CompiledQuery.raw(insertOf(engine, table, some.length), some.flat()));
  }
}

/** An insert of several rows. Its text repeats, so that both engines keep it prepared. */
function insertOf(engine: Database['engine'], { name, columns }: TableInfo, rows: number): string {
  let parameter = 0;
  const next = engine === 'postgres' ? () => `$${++parameter}` : () => '?';
  const tuple = () => `(${columns.map(next).join(', ')})`;
  const tuples = Array.from({ length: rows }, tuple).join(', ');
  return `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values ${tuples}`;
}

async function eraseAgain(
  tx: Tx,
  { personal, key, withoutErasures }: RestoreOptions,
  known: readonly ErasureRow[],
): Promise<Pick<RestoreReport, 'erasedPeople' | 'erased'>> {
  const erasures = mergeErasures(known, await readErasures(tx));
  const erased: Erased = {};
  if (erasures.length === 0) return { erasedPeople: 0, erased };
  const foreign = countForeign(erasures, key);
  if (foreign > 0 && !withoutErasures) {
    throw new PlaceError(
      `${foreign} people were erased since, and without the erasure.key that this was recorded with they can’t be recognized: copy it into DATA_DIR, or add --without-erasures to restore them too.`,
    );
  }
  await recordErasures(tx, erasures);
  const people = await findPeople(tx, personal, wereErased(erasures, key));
  for (const person of people) {
    for (const [table, count] of Object.entries(await eraseRows(tx, personal, person))) {
      erased[table] = (erased[table] ?? 0) + count;
    }
  }
  return { erasedPeople: people.length, erased };
}
