/** SQLite's extended codes for a unique and a primary key (sqlite.org/rescode.html). */
const SQLITE_UNIQUE = new Set([2067, 1555]);

/** PostgreSQL's SQLSTATE for a unique violation. */
const POSTGRES_UNIQUE = '23505';

/** Whether a row was refused because its unique value is taken, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return SQLITE_UNIQUE.has(Number(error.errcode));
  return 'code' in error && error.code === POSTGRES_UNIQUE;
}

/** Whether PostgreSQL rolled the transaction back to end a deadlock; run again, it may well pass. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

/** Whether the query named a table that is not there, on either engine. */
export function isMissingTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // SQLite has no code of its own for it (SQLITE_ERROR, 1).
  if ('errcode' in error) return error.message.startsWith('no such table');
  return 'code' in error && error.code === '42P01';
}
