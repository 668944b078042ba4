import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { isBusy } from './errors.ts';
import { LOCK_PAUSE } from './group-commit.ts';
import { createPrivately } from './sqlite-file.ts';

/** Statements kept prepared; the site's own queries are far fewer. */
const MAX_STATEMENTS = 200;

/**
 * Timeout in ms for another process while a file is being opened. Afterwards it is 0: SQLite would wait
 * inside the event loop (decisions/013).
 */
const OPEN_TIMEOUT = 10_000;

/** Tries of a read while another process recovers or closes the file, with a pause between them. */
const READ_TRIES = 2_000;

/**
 * Opens a file for writing and creates it, with its folder, when missing; only their owner may read
 * them. In WAL mode with `synchronous = full` each commit is on disk before it returns; `normal` lost
 * acknowledged rows in 29 of 30 power cuts. `secure_delete` overwrites deleted rows with zeros, so that
 * erased data is gone from the file too (decisions/017). Temporary data stays in memory: the pages that
 * a shared commit's savepoints could restore, 5 for a lead, went through a file otherwise.
 */
export function openWriter(file: string): DatabaseSync {
  createPrivately(file);
  const db = new DatabaseSync(file, { timeout: OPEN_TIMEOUT });
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  db.exec('select 1 from sqlite_schema; pragma busy_timeout = 0;');
  db.exec('pragma secure_delete = on; pragma temp_store = memory');
  return db;
}

/** Opens an existing file read-only; in WAL mode it sees committed data and never waits for a writer. */
export function openReader(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true, timeout: 0 });
}

/**
 * Kysely dialect over one `node:sqlite` connection. Kysely's mutex lends the connection to one query
 * or one whole transaction at a time, so a query made outside an open transaction waits for its end.
 * @param beforeQuery called before each query; what it throws, the query throws.
 */
export function nodeSqliteDialect(
  db: DatabaseSync,
  beforeQuery: () => void = () => {},
): NodeSqliteDialect {
  return new NodeSqliteDialect(db, beforeQuery);
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #driver: SqliteDriver;
  constructor(db: DatabaseSync, beforeQuery: () => void) {
    const database = kyselyDatabase(db, beforeQuery);
    super({ database });
    this.#database = database;
    this.#driver = new GroupedDriver(database, db);
  }
  override createDriver() {
    return this.#driver;
  }
  override createAdapter() {
    return new TransactionalAdapter();
  }
  /** Runs a statement at once, where Kysely would wait ten times for promises. */
  run(text: string, values: readonly unknown[]): void {
    this.#database.prepare(text).run(values);
  }
}

class GroupedDriver extends SqliteDriver {
  readonly #db: DatabaseSync;
  #connection: DatabaseConnection | undefined;
  constructor(database: SqliteDatabase, db: DatabaseSync) {
    super({ database });
    this.#db = db;
  }
  override async acquireConnection() {
    this.#connection ??= patient(await super.acquireConnection());
    return this.#connection;
  }
  /** `GroupCommit` has begun it, with pauses while another process has the write lock. */
  override async beginTransaction() {}
  /** On a full disk or an I/O error SQLite has rolled back already; a second try would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#db.isTransaction) await super.rollbackTransaction(connection);
  }
}

/**
 * Reads wait for nobody in WAL mode, but for moments in which another process recovers the log or
 * closes the file as its last user (sqlite.org/wal.html, 'Sometimes Queries Return SQLITE_BUSY').
 */
function patient(connection: DatabaseConnection): DatabaseConnection {
  return {
    streamQuery: (query, size, options) => connection.streamQuery(query, size, options),
    executeQuery: async (query, options) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await connection.executeQuery(query, options);
        } catch (error) {
          if (!isBusy(error) || tries === READ_TRIES) throw error;
        }
        await setTimeout(LOCK_PAUSE);
      }
    },
  };
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** A connection in the shape that Kysely drives; it keeps the latest statements prepared. */
function kyselyDatabase(db: DatabaseSync, beforeQuery: () => void): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({
    max: MAX_STATEMENTS,
    memoMethod: (sql) => kyselyStatement(db.prepare(sql)),
  });
  return {
    close: () => db.close(),
    prepare(sql) {
      beforeQuery();
      return statements.memo(sql);
    },
  };
}

function kyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...values.map(bindable)),
    run: (values) => statement.run(...values.map(bindable)),
    iterate: (values) => statement.iterate(...values.map(bindable)),
  };
}

/**
 * A value that both engines store alike. `node:sqlite` binds every number as a float, true as 1 and
 * undefined as null; whole numbers go as integers instead, and what PostgreSQL refuses is refused.
 * @throws TypeError for a boolean (see `toFlag`), undefined or an object (see `toJson`).
 */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'string' || value === null) return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} is no column value on both engines`);
}
