import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Size in bytes, indexes included, up to which PostgreSQL rewrites a table under a lock. */
const SMALL_TABLE = 16 * 1024 * 1024;

/** Pause in ms before a table whose deleted rows are still seen is rewritten again. */
const READER_PAUSE = 250;

/** Timeout in ms for other connections to leave a table of PostgreSQL; visitors wait meanwhile. */
const TABLE_TIMEOUT = 2_000;

/** How often a table is tried that others don't leave, and the pause in ms for those who waited. */
const TABLE_TRIES = 3;
const TABLE_PAUSE = 2_000;

/**
 * Rewrites tables of PostgreSQL without their deleted rows, and what its statistics quote of them.
 * @param tables those that rows were deleted from.
 * @param readerTimeout in ms, for readers that still see the rows.
 * @param isServing whether visitors may wait for the tables; if not, large ones are rewritten, too.
 * @returns tables that keep the bytes of deleted rows.
 */
export async function vacuumTables(
  pool: pg.Pool,
  tables: readonly string[],
  { readerTimeout, isServing }: { readerTimeout: number; isServing: boolean },
): Promise<string[]> {
  const limit = isServing ? SMALL_TABLE : Infinity;
  const deadline = performance.now() + readerTimeout;
  const kept: string[] = [];
  const client = await pool.connect();
  try {
    await client.query(`set lock_timeout = ${TABLE_TIMEOUT}`);
    for (const table of tables) {
      const { rows } = await client.query(`select pg_total_relation_size('"${table}"') as size`);
      const isSmall = Number(rows[0]?.size) <= limit;
      if (isSmall && (await isRewritten(client, table, deadline))) continue;
      await client.query(`vacuum (skip_locked) "${table}"`);
      kept.push(table);
    }
    const isSampled = await sampleAgain(client, tables);
    const isForgotten = await isRewritten(client, 'pg_statistic', deadline);
    return isSampled && isForgotten ? kept : [...kept, 'pg_statistic'];
  } finally {
    client.release();
  }
}

/**
 * Has the planner's statistics sample the rows that are left: they quote values of each column, and
 * autovacuum gathers them seldom.
 * @returns false when a table is in use, or may not be analyzed by the site's role.
 */
async function sampleAgain(client: pg.PoolClient, tables: readonly string[]): Promise<boolean> {
  let isDone = true;
  for (const table of tables) {
    const notices = await noticesOf(client, await samplingOf(client, table));
    if (!notices || notices.some(isWarning)) isDone = false;
  }
  return isDone;
}

/** A statement that replaces a table's samples; ANALYZE leaves an empty one's, and setting types ends them. */
async function samplingOf(client: pg.PoolClient, table: string): Promise<string> {
  const { rows: some } = await client.query(`select from "${table}" limit 1`);
  if (some.length > 0) return `analyze (skip_locked) "${table}"`;
  const { rows: columns } = await client.query<{ name: string; type: string }>(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [`"${table}"`],
  );
  const settings = columns.map(({ name, type }) => `alter ${name} type ${type}`);
  return `alter table "${table}" ${settings.join(', ')}`;
}

/** Rewrites a table without its deleted rows, unless others use it or still see those rows. */
async function isRewritten(
  client: pg.PoolClient,
  table: string,
  deadline: number,
): Promise<boolean> {
  for (let tries = 1; ; ) {
    const notices = await noticesOf(client, `vacuum (full, verbose) "${table}"`);
    if (notices?.some(isWarning)) return false;
    if (notices?.every((notice) => stillSeen(notice) === 0)) return true;
    if (performance.now() > deadline || (!notices && tries++ === TABLE_TRIES)) return false;
    await sleep(notices ? READER_PAUSE : TABLE_PAUSE);
  }
}

/**
 * How many deleted rows a rewriting copied too, since a transaction from before still sees them:
 * "DETAIL: 3 dead row versions cannot be removed yet.", in the server's language.
 */
const stillSeen = ({ detail }: Notice): number => Number(/\d+/.exec(detail ?? '')?.[0] ?? 0);

/** Whether a statement left out a table, such as one that belongs to another role. */
const isWarning = ({ code }: Notice): boolean => code !== '00000';

interface Notice {
  code?: string | undefined;
  detail?: string | undefined;
}

/** Runs a statement. @returns what the server notes about it; undefined when the table is in use. */
async function noticesOf(client: pg.PoolClient, statement: string): Promise<Notice[] | undefined> {
  const notices: Notice[] = [];
  const add = (notice: Notice) => void notices.push(notice);
  client.on('notice', add);
  try {
    await client.query(statement);
    return notices;
  } catch (error) {
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) return undefined;
    throw error;
  } finally {
    client.off('notice', add);
  }
}

/** PostgreSQL's code of an error (SQLSTATE). */
const LOCK_NOT_AVAILABLE = '55P03';
