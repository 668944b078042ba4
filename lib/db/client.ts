import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type { ReadonlyKysely } from 'kysely/readonly';
import type { Env } from '../../server/env.ts';
import { GroupCommit } from './group-commit.ts';
import { nodeSqliteDialect, openReader, openWriter } from './node-sqlite.ts';
import { openPool } from './postgres.ts';
import type { Tables } from './tables.ts';

export type Tx = Transaction<Tables>;

export interface Database {
  readonly engine: 'sqlite' | 'postgres';
  /** Queries that see what is committed; they never wait for a writer. */
  readonly read: ReadonlyKysely<Tables>;
  /**
   * Runs a unit of work in a transaction: all of it or nothing. Resolves after the COMMIT has
   * reached the disk; rejects, with nothing stored, when the unit throws or the commit fails.
   * A unit shares its transaction with others and is run again when one of them throws: it does
   * only database work on `tx`, lets the errors of its queries out, and starts no other unit.
   */
  write<T>(unit: (tx: Tx) => Promise<T>): Promise<T>;
  /** Waits for what is being written, then closes. */
  close(): Promise<void>;
}

/** The folder holds no database yet. */
export class NoDatabaseError extends Error {}

export type DatabaseSettings = Pick<Env, 'dataDir' | 'databaseUrl'>;

/** Opens the SQLite file in the data folder, or PostgreSQL when `DATABASE_URL` names one. */
export function openDatabase(env: DatabaseSettings): Database {
  return env.databaseUrl ? openPostgres(env.databaseUrl) : openSqlite(sqliteFile(env));
}

/**
 * Opens what is there for reading alone, for commands beside the server.
 * @throws {NoDatabaseError} when the data folder holds no database.
 */
export function openForReading(env: DatabaseSettings): Pick<Database, 'read' | 'close'> {
  if (env.databaseUrl) return openPostgres(env.databaseUrl);
  const reader = openReader(existingFile(env));
  return {
    read: new Kysely<Tables>({ dialect: nodeSqliteDialect(reader) }) as never,
    close: async () => reader.close(),
  };
}

/**
 * Opens what is there for reading and writing, for commands beside the server.
 * @throws {NoDatabaseError} when the data folder holds no database.
 */
export function openExistingDatabase(env: DatabaseSettings): Database {
  if (!env.databaseUrl) existingFile(env);
  return openDatabase(env);
}

function existingFile(env: DatabaseSettings): string {
  const file = sqliteFile(env);
  if (existsSync(file)) return file;
  throw new NoDatabaseError(`There is no database at ${file} yet: start the site once.`);
}

const sqliteFile = (env: DatabaseSettings) => join(env.dataDir, 'site.sqlite');

/** Known inside a unit of work, so that one which would wait for itself fails at once instead. */
const insideUnit = new AsyncLocalStorage<true>();

function guard<T>(unit: (tx: Tx) => Promise<T>): (tx: Tx) => Promise<T> {
  if (insideUnit.getStore()) throw new Error('A unit of work cannot start another: pass its tx on');
  return (tx) => insideUnit.run(true, unit, tx);
}

function openSqlite(file: string): Database {
  const writer = openWriter(file);
  const reader = openReader(file);
  const kysely = new Kysely<Tables>({ dialect: nodeSqliteDialect(writer) });
  const commits = new GroupCommit(kysely, 1);
  return {
    engine: 'sqlite',
    read: new Kysely<Tables>({ dialect: nodeSqliteDialect(reader) }) as never,
    ...closable(
      (unit) => commits.write(unit),
      async () => {
        reader.close();
        writer.close();
      },
    ),
  };
}

/** Transactions that write at once; the pool's other connections read. */
const LANES = 4;

function openPostgres(url: string): Database {
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openPool(url) }) });
  const commits = new GroupCommit(kysely, LANES);
  return {
    engine: 'postgres',
    read: kysely as never,
    ...closable(
      (unit) => commits.write(unit),
      () => kysely.destroy(),
    ),
  };
}

/** Lets writes end before the connections do. */
function closable(
  write: Database['write'],
  closeConnections: () => Promise<void>,
): Pick<Database, 'write' | 'close'> {
  const writing = new Set<Promise<unknown>>();
  let closed: Promise<void> | undefined;
  return {
    write: async (unit) => {
      if (closed) throw new Error('The database is closed');
      const result = write(guard(unit));
      writing.add(result);
      try {
        return await result;
      } finally {
        writing.delete(result);
      }
    },
    close: () => {
      closed ??= Promise.allSettled(writing).then(closeConnections);
      return closed;
    },
  };
}
