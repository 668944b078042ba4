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

/** Prepared statements kept for reuse; the site's own queries are far fewer. */
const STATEMENTS = 200;

/** How long a writer waits for another process's transaction, in milliseconds. */
const BUSY_TIMEOUT = 10_000;

/** Opens the file for writing, making it and its folder: WAL, every commit on disk before it returns. */
export function openWriter(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  return db;
}

/** Opens an existing file for reading alone; sees what is committed, and never waits for a writer. */
export function openReader(file: string): DatabaseSync {
  return new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT });
}

/**
 * Kysely over one `node:sqlite` connection. Kysely's own mutex lends the connection to one query or
 * one whole transaction at a time, so a query made beside an open transaction waits for its end.
 */
export function nodeSqliteDialect(db: DatabaseSync): SqliteDialect {
  return new NodeSqliteDialect(db);
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #db: DatabaseSync;
  constructor(db: DatabaseSync) {
    super({ database: kyselyDatabase(db) });
    this.#db = db;
  }
  override createDriver() {
    return new ImmediateDriver(this.#db);
  }
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #db: DatabaseSync;
  constructor(db: DatabaseSync) {
    super({ database: kyselyDatabase(db) });
    this.#db = db;
  }
  /** Takes the write lock at BEGIN, so that a transaction never fails half way with SQLITE_BUSY. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  /** On a full disk or an I/O error SQLite has rolled back already; asking again would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#db.isTransaction) await super.rollbackTransaction(connection);
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** The shape Kysely drives, with the statements used last kept prepared. */
function kyselyDatabase(db: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => db.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) statements.delete(sql);
      const statement = known ?? kyselyStatement(db.prepare(sql));
      statements.set(sql, statement);
      if (statements.size > STATEMENTS) {
        const [oldest] = statements.keys();
        if (oldest !== undefined) statements.delete(oldest);
      }
      return statement;
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
 * `node:sqlite` binds every number as a float, true as 1 and undefined as null. Whole numbers go as
 * integers instead, and what PostgreSQL would refuse is refused here too.
 * @throws TypeError for a boolean (see `toFlag`), undefined or an object (see `toJson`).
 */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'string' || value === null) return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} is no column value on both engines`);
}
