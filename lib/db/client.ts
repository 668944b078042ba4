import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import { type Log, silentLog } from '../log.ts';
import { GroupCommit } from './group-commit.ts';
import { nodeSqliteDialect, openReader, openWriter } from './node-sqlite.ts';
import { openPool, PipeliningDialect, transact } from './postgres.ts';
import type { Tables } from './tables.ts';

export type Tx = Transaction<Tables>;

export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  /** Queries on committed data, on separate connections: they never wait for a writer. */
  readonly read: Pick<Kysely<Tables>, 'selectFrom'>;
  /**
   * Runs a unit of work in a transaction: all of it or nothing. Resolves after the COMMIT has reached
   * the disk. Rejects when the unit throws or the COMMIT fails; nothing is stored then, unless the
   * connection to PostgreSQL broke during the COMMIT.
   *
   * On SQLite a unit runs exactly once. PostgreSQL may roll one back to end a deadlock or a
   * serialization conflict; that unit runs again, at most three times, so it should do database work
   * only. A unit awaits all of its queries, starts no other unit, and must not swallow query errors:
   * PostgreSQL has aborted the transaction by then, and the write is rejected.
   */
  write<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  /** Waits for pending writes, then closes the connections. */
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** Folder of the SQLite file. */
  dataDir: string;
  /** Address of a PostgreSQL database, used in place of the file. */
  databaseUrl: string | undefined;
}

/** The data folder has no database yet. */
export class NoDatabaseError extends Error {}

/**
 * Opens PostgreSQL when `databaseUrl` is set, otherwise the SQLite file, creating it when missing.
 * @param log gets a warning when an idle connection breaks; silent by default, since the pool
 *   replaces it.
 */
export function openDatabase(settings: DatabaseSettings, log: Log = silentLog): Database {
  const { databaseUrl } = settings;
  return databaseUrl ? openPostgres(databaseUrl, log) : openSqlite(sqliteFile(settings));
}

/**
 * Opens an existing database read-only, for commands that run beside the server.
 * @throws {NoDatabaseError}
 */
export function openForReading(settings: DatabaseSettings): Pick<Database, 'read' | 'close'> {
  if (settings.databaseUrl) return openPostgres(settings.databaseUrl, silentLog);
  const reader = openReader(existingFile(settings));
  return {
    read: new Kysely<Tables>({ dialect: nodeSqliteDialect(reader) }),
    close: async () => reader.close(),
  };
}

/**
 * Opens an existing database for reading and writing, for commands that run beside the server.
 * @throws {NoDatabaseError}
 */
export function openExistingDatabase(settings: DatabaseSettings): Database {
  if (!settings.databaseUrl) existingFile(settings);
  return openDatabase(settings);
}

function existingFile(settings: DatabaseSettings): string {
  const file = sqliteFile(settings);
  if (existsSync(file)) return file;
  throw new NoDatabaseError(`There is no database at ${file} yet: start the site once.`);
}

const sqliteFile = ({ dataDir }: DatabaseSettings) => join(dataDir, 'site.sqlite');

function openSqlite(file: string): Database {
  const writer = openWriter(file);
  const reader = openReader(file);
  const kysely = new Kysely<Tables>({ dialect: nodeSqliteDialect(writer, assertUnitRunning) });
  const commits = new GroupCommit(kysely, writer);
  return {
    engine: 'sqlite',
    read: new Kysely<Tables>({ dialect: nodeSqliteDialect(reader) }),
    ...closable(
      (unit) => commits.write(unit),
      async () => {
        reader.close();
        writer.close();
      },
    ),
  };
}

/**
 * Connections at most. Six processes fit into PostgreSQL's default of 100. Writes gain from more
 * (decisions/003); reads have their own, so that they never wait for units that hold all the others.
 */
const POSTGRES_WRITERS = 10;
const POSTGRES_READERS = 5;

function openPostgres(url: string, log: Log): Database {
  const open = (size: number, beforeQuery: () => void) =>
    new Kysely<Tables>({
      dialect: new PipeliningDialect(openPool(url, { size, log, beforeQuery })),
    });
  const reader = open(POSTGRES_READERS, () => {});
  const writer = open(POSTGRES_WRITERS, assertUnitRunning);
  return {
    engine: 'postgres',
    read: reader,
    ...closable(
      (unit) => transact(writer, unit),
      async () => {
        await Promise.all([reader.destroy(), writer.destroy()]);
      },
    ),
  };
}

/** The unit that the current code runs in. */
const currentUnit = new AsyncLocalStorage<{ ended: boolean }>();

/** Refuses a unit inside another, which would wait for itself. */
function guarded<T>(unit: (tx: Tx) => Promise<T>): (tx: Tx) => Promise<T> {
  if (currentUnit.getStore()) {
    throw new Error('A unit of work cannot start another: pass its tx on');
  }
  return (tx) => {
    const state = { ended: false };
    return currentUnit.run(state, async () => {
      try {
        return await unit(tx);
      } finally {
        state.ended = true;
      }
    });
  };
}

/** @throws when a query was not awaited: it would run in the savepoint of the unit that came next. */
function assertUnitRunning() {
  if (currentUnit.getStore()?.ended) throw new Error('A unit of work must await its queries');
}

/** Lets pending writes end before the connections close. */
function closable(
  write: Database['write'],
  closeConnections: () => Promise<void>,
): Pick<Database, 'write' | 'close'> {
  const pending = new Set<Promise<unknown>>();
  let closed: Promise<void> | undefined;
  return {
    write: async (unit) => {
      if (closed) throw new Error('The database is closed');
      const result = write(guarded(unit));
      pending.add(result);
      try {
        return await result;
      } finally {
        pending.delete(result);
      }
    },
    close: () => {
      closed ??= Promise.allSettled(pending).then(closeConnections);
      return closed;
    },
  };
}
