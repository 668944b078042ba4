import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { syncFolder } from '../atomic-file.ts';
import { type DatabaseSettings, sqliteFile, type Tx } from '../db/client.ts';
import { openPool } from '../db/postgres.ts';
import { silentLog } from '../log.ts';

/**
 * Timeout in ms for other connections to close: those of a restore that was just killed. Shorter
 * than the 10 s after which an idle site closes its own.
 */
const LEAVE_TIMEOUT = 5_000;

/** The place can't be restored into; the message says why. */
export class PlaceError extends Error {}

/** Where a restore puts the database. */
export interface Place {
  /** Whether a database is there, which only a confirmed restore may replace. */
  taken: boolean;
  /** Where the backup is loaded. */
  loadInto: DatabaseSettings;
  /** Makes room, in the transaction that loads the backup. */
  clear(tx: Tx): Promise<void>;
  /** Puts the loaded database in its place. */
  finish(): Promise<void>;
  /** Removes what is only needed while restoring; comes last, also after a failure. */
  leave(): Promise<void>;
}

/** @throws {PlaceError} while the site or another program uses the database that the settings name. */
export async function assertUnused(settings: DatabaseSettings): Promise<void> {
  if (!settings.databaseUrl) {
    holdAlone(sqliteFile(settings)).release();
    return;
  }
  const pool = openPool(settings.databaseUrl, { size: 1, log: silentLog });
  try {
    const deadline = performance.now() + LEAVE_TIMEOUT;
    while ((await numberFrom(pool, others)) > 0) {
      if (performance.now() > deadline) {
        throw new PlaceError('The database at DATABASE_URL is in use: stop the site first.');
      }
      await sleep(200);
    }
  } finally {
    await pool.end();
  }
}

/**
 * Opens the place that the settings name.
 * @throws {PlaceError} while the site or another program uses the database there.
 */
export async function openPlace(settings: DatabaseSettings): Promise<Place> {
  return settings.databaseUrl ? postgresPlace(settings.databaseUrl) : sqlitePlace(settings);
}

/**
 * On SQLite the backup is loaded into a new file, which takes the old one's place by a rename: until
 * then nothing has changed, and what a killed restore left is removed by the next.
 */
async function sqlitePlace({ dataDir }: DatabaseSettings): Promise<Place> {
  const file = sqliteFile({ dataDir });
  const folder = join(dataDir, 'restoring');
  const taken = existsSync(file);
  await assertUnused({ dataDir, databaseUrl: undefined });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    taken,
    loadInto: { dataDir: folder, databaseUrl: undefined },
    clear: async () => undefined,
    finish: async () => {
      const held = holdAlone(file);
      try {
        await Promise.all(['-wal', '-shm'].map((end) => rm(`${file}${end}`, { force: true })));
        await rename(sqliteFile({ dataDir: folder }), file);
      } finally {
        held.release();
      }
      await syncFolder(dirname(file));
    },
    leave: () => rm(folder, { recursive: true, force: true }),
  };
}

/** SQLite's codes for a file that is damaged or no database: SQLITE_CORRUPT, SQLITE_NOTADB. */
const DAMAGED = new Set([11, 26]);

/**
 * Locks a SQLite file against everybody else. Leaving the WAL mode succeeds for the only connection,
 * and only after the log has been written into the file. A damaged file needs no lock.
 */
function holdAlone(file: string): { release(): void } {
  if (!existsSync(file)) return { release: () => undefined };
  const db = new DatabaseSync(file, { timeout: 2_000 });
  try {
    db.exec('pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    db.close();
    if (DAMAGED.has(Number((error as { errcode?: number }).errcode) & 0xff)) {
      return { release: () => undefined };
    }
    throw new PlaceError(`The database at ${file} is in use: stop the site first.`);
  }
  return { release: () => db.close() };
}

/** On PostgreSQL one transaction replaces everything. */
async function postgresPlace(url: string): Promise<Place> {
  await assertUnused({ dataDir: '', databaseUrl: url });
  const pool = openPool(url, { size: 1, log: silentLog });
  try {
    return {
      taken: (await numberFrom(pool, tables)) > 0,
      loadInto: { dataDir: '', databaseUrl: url },
      clear: dropTables,
      finish: async () => undefined,
      leave: async () => undefined,
    };
  } finally {
    await pool.end();
  }
}

async function numberFrom(pool: pg.Pool, query: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(query);
  return rows[0]?.count ?? 0;
}

const others = `select count(*) from pg_stat_activity where datname = current_database()
  and pid <> pg_backend_pid() and backend_type = 'client backend'`;

const tables = `select count(*) from pg_tables where schemaname = current_schema()`;

async function dropTables(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(tx);
  for (const { name } of rows) await sql`drop table ${sql.table(name)} cascade`.execute(tx);
}
