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
