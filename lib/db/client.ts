import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import { type Log, silentLog } from '../log.ts';
import { isUnavailable } from './errors.ts';
import { GroupCommit } from './group-commit.ts';
import { type Insert, insertText, valuesOf } from './insert.ts';
import { nodeSqliteDialect, openReader, openWriter } from './node-sqlite.ts';
import { openPool, PipeliningDialect, retried, transact } from './postgres.ts';
import { checkFile, watchFile } from './sqlite-file.ts';
import type { Tables } from './tables.ts';
import { assertNoUnit, assertUnitRunning, guarded } from './units.ts';

export type Tx = Transaction<Tables>;

export interface WriteOptions {
  /** Whether to wait until the disk has the unit; true by default. */
  flush?: boolean;
}

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
   *
   * SQLite waits for the disk inside the event loop. With `flush: false` it doesn't: a power cut may
   * lose the unit, the end of the process doesn't. PostgreSQL waits elsewhere, and always.
   */
  write<T>(unit: (tx: Tx) => Promise<T>, options?: WriteOptions): Promise<T>;
  /**
   * Inserts rows that are known beforehand, as a unit of work would: all of them or nothing, and it
   * resolves after the COMMIT. It is one round trip to PostgreSQL, and no query by Kysely on SQLite.
   */
  insert(inserts: readonly Insert[]): Promise<void>;
  /**
   * Checks, without waiting, that writes are stored: the SQLite file is still at its path, and storage
   * hasn't refused the last write (see `isUnavailable`). After a refusal the database tries a write
   * each second until one succeeds.
   * @throws the reason why not.
   */
  checkWritable(): void;
  /**
   * Reads all of a SQLite file to check its structure, in a worker thread. Once damage is found, all
   * writes throw the same error. PostgreSQL checks its own files.
   * @throws {StorageError}
   */
  checkIntegrity(): Promise<void>;
  /** Waits for pending writes, then closes the connections. */
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** Folder of the SQLite file. */
  dataDir: string;
  /** Address of a PostgreSQL database, used in place of the file. */
  databaseUrl: string | undefined;
  /** Timeout in ms for another program's lock on the SQLite file; 10 s by default. */
  lockTimeout?: number;
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
  return databaseUrl ? openPostgres(databaseUrl, log) : openSqlite(settings);
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

/** @throws {NoDatabaseError} when the SQLite file is missing. */
export function existingFile(settings: DatabaseSettings): string {
  const file = sqliteFile(settings);
  if (existsSync(file)) return file;
  throw new NoDatabaseError(`There is no database at ${file} yet: start the site once.`);
}

/** Path of the SQLite file, whether it exists or not. */
export const sqliteFile = ({ dataDir }: Pick<DatabaseSettings, 'dataDir'>) =>
  join(dataDir, 'site.sqlite');

function openSqlite(settings: DatabaseSettings): Database {
  const file = sqliteFile(settings);
  const writer = openWriter(file);
  const reader = openReader(file);
  const assertInPlace = watchFile(file);
  const dialect = nodeSqliteDialect(writer, assertUnitRunning);
  const kysely = new Kysely<Tables>({ dialect });
  const commits = new GroupCommit(kysely, writer, {
    afterCommit: assertInPlace,
    lockTimeout: settings.lockTimeout,
  });
  return {
    engine: 'sqlite',
    read: new Kysely<Tables>({ dialect: nodeSqliteDialect(reader) }),
    ...supervised({
      write: (unit, options) => commits.write(unit, options?.flush),
      insert: (inserts) =>
        commits.write(async () => {
          for (const one of inserts) dialect.run(insertText(kysely, [one]), valuesOf([one]));
        }),
      check: assertInPlace,
      checkIntegrity: () => checkFile(file),
      close: async () => {
        reader.close();
        writer.close();
      },
    }),
  };
}

/**
 * Connections at most. Six processes fit into PostgreSQL's default of 100. Writes gain from more
 * (decisions/003); reads have their own, so that they never wait for units that hold all the others.
 */
const POSTGRES_WRITERS = 10;
const POSTGRES_READERS = 5;

function openPostgres(url: string, log: Log): Database {
  const open = (size: number, beforeQuery: () => void) => {
    const pool = openPool(url, { size, log, beforeQuery });
    return { pool, kysely: new Kysely<Tables>({ dialect: new PipeliningDialect(pool) }) };
  };
  const { kysely: reader } = open(POSTGRES_READERS, () => {});
  const { kysely: writer, pool } = open(POSTGRES_WRITERS, assertUnitRunning);
  return {
    engine: 'postgres',
    read: reader,
    ...supervised({
      write: (unit) => transact(writer, unit),
      insert: async (inserts) => {
        const text = insertText(writer, inserts);
        await retried(() => pool.query(text, valuesOf(inserts)));
      },
      check: () => {},
      checkIntegrity: async () => {},
      close: async () => {
        await Promise.all([reader.destroy(), writer.destroy()]);
      },
    }),
  };
}

/** Pause in ms before a write is tried after storage refused one. */
const PROBE_PAUSE = 1_000;

/** What differs between the engines. */
interface Storage extends Pick<Database, 'write' | 'insert' | 'checkIntegrity' | 'close'> {
  /** Throws when writes would be lost, without waiting. */
  check(): void;
}

/** Lets pending writes end before the connections close, and remembers whether storage refuses them. */
function supervised(storage: Storage): Omit<Database, 'engine' | 'read'> {
  const pending = new Set<Promise<unknown>>();
  let closed: Promise<void> | undefined;
  let damage: unknown;
  let refusal: unknown;
  const store = async <T>(start: () => Promise<T>): Promise<T> => {
    if (closed) throw new Error('The database is closed');
    if (damage) throw damage;
    assertNoUnit();
    const result = start();
    pending.add(result);
    try {
      return await result;
    } catch (error) {
      if (isUnavailable(error)) refused(error);
      throw error;
    } finally {
      pending.delete(result);
    }
  };
  const write: Database['write'] = (unit, options) =>
    store(() => storage.write(guarded(unit), options));
  const refused = (error: unknown) => {
    if (!refusal) setTimeout(probe, PROBE_PAUSE).unref();
    refusal = error;
  };
  const probe = async () => {
    if (closed) return;
    const error = await write(tryToWrite).catch((reason: unknown) => reason);
    if (isUnavailable(error)) setTimeout(probe, PROBE_PAUSE).unref();
    else refusal = undefined;
  };
  return {
    write,
    insert: (inserts) => store(() => storage.insert(inserts.filter(({ rows }) => rows.length))),
    checkWritable: () => {
      storage.check();
      if (damage) throw damage;
      if (refusal) throw refusal;
    },
    checkIntegrity: async () => {
      try {
        await storage.checkIntegrity();
      } catch (error) {
        if (isUnavailable(error)) damage = error;
        throw error;
      }
    },
    close: () => {
      closed ??= Promise.allSettled(pending).then(storage.close);
      return closed;
    },
  };
}

/** Changes a page and leaves nothing behind; a transaction without changes succeeds on a full disk. */
async function tryToWrite(tx: Tx): Promise<void> {
  await sql`insert into migrations (name, applied_at) values ('probe', 0)`.execute(tx);
  await sql`delete from migrations where name = 'probe'`.execute(tx);
}
