/** SQLite's extended codes for a violated unique or primary key (sqlite.org/rescode.html). */
const SQLITE_UNIQUE = new Set([2067, 1555]);

/** PostgreSQL's SQLSTATE for a unique violation. */
const POSTGRES_UNIQUE = '23505';

/** PostgreSQL's SQLSTATEs for deadlock_detected and serialization_failure. */
const POSTGRES_CONFLICT = new Set(['40P01', '40001']);

/** Whether a query violated a unique constraint, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return SQLITE_UNIQUE.has(Number(error.errcode));
  return 'code' in error && error.code === POSTGRES_UNIQUE;
}

/**
 * Whether PostgreSQL rolled the transaction back because of a concurrent one, in a deadlock or a
 * serialization failure, so that a retry may succeed.
 */
export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && POSTGRES_CONFLICT.has(String(error.code));
}

/** Whether a query named a table that doesn't exist, on either engine. */
export function isMissingTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // SQLite has no code for it but the general one (SQLITE_ERROR, 1).
  if ('errcode' in error) return error.message.startsWith('no such table');
  return 'code' in error && error.code === '42P01';
}

/** SQLite's primary code for a lock that another connection holds. */
const SQLITE_BUSY = 5;

/** SQLite's primary codes: busy, read-only, I/O error, corrupt, full, can't open, not a database. */
const SQLITE_UNAVAILABLE = new Set([SQLITE_BUSY, 8, 10, 11, 13, 14, 26]);

/**
 * PostgreSQL's SQLSTATE classes: no connection, log-in refused, out of resources (disk full), stopping,
 * I/O error, corrupt; 25006 is a read-only server, 3D000 a missing database. The others are codes of a
 * socket that broke.
 */
const POSTGRES_UNAVAILABLE =
  /^(08|28|53|57P|58|XX00|25006$|3D000$|ECONN|EPIPE|EHOST|ENET|ENOTFOUND|ETIMEDOUT)/;

/** Messages of `pg` and of our pool for a connection that broke or wasn't made; they have no code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout e|PostgreSQL has sent nothing|Client has encountered)/;

/** The database can't store anything now, for example because its file was deleted. */
export class StorageError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.name = 'StorageError';
  }
}

/** Whether another connection holds the lock that a statement on SQLite needs. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && primary(error.errcode) === SQLITE_BUSY;
}

/**
 * Whether a query failed because the database is locked, full, damaged or unreachable, and not because
 * of what it asked for: the same request may succeed later.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StorageError) return true;
  if ('errcode' in error) return SQLITE_UNAVAILABLE.has(primary(error.errcode));
  if ('code' in error && typeof error.code === 'string') {
    return POSTGRES_UNAVAILABLE.test(error.code);
  }
  return CONNECTION_LOST.test(error.message);
}

/** The low byte of an extended code (sqlite.org/rescode.html). */
const primary = (errcode: unknown) => Number(errcode) & 0xff;
