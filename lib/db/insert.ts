import { CompiledQuery, type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Rows to insert into one table; {@link into} makes it. */
export interface Insert {
  readonly table: keyof Tables;
  /** Their columns are the same; the statement has them in the first row's order. */
  readonly rows: readonly object[];
}

export interface InsertOptions {
  /** Leaves out rows whose unique key exists, instead of throwing. */
  skipExisting?: boolean;
}

/** Rows for a table, to insert with `db.insert`. */
export function into<T extends keyof Tables>(
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Insert {
  return { table, rows };
}

/**
 * Inserts rows whose columns are the same, in a unit of work.
 * @returns the number of rows inserted.
 */
export async function insertRows<T extends keyof Tables>(
  tx: Transaction<Tables>,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
  options: InsertOptions = {},
): Promise<number> {
  if (rows.length === 0) return 0;
  const inserts = [{ table, rows }];
  const query = CompiledQuery.raw(insertText(tx, inserts, options), valuesOf(inserts));
  const { numAffectedRows } = await tx.executeQuery(query);
  return Number(numAffectedRows);
}

/** SQL texts by engine and by what is inserted; the site's own are a few dozen. */
const statements = new WeakMap<object, Map<string, string>>();

/**
 * The statement that inserts rows; into several tables only on PostgreSQL, by `with`, all or nothing.
 * For what every lead writes: Kysely builds and compiles a statement once, which otherwise takes longer
 * than SQLite needs to run it (decisions/003).
 */
export function insertText(
  kysely: Kysely<Tables>,
  inserts: readonly Insert[],
  { skipExisting = false }: InsertOptions = {},
): string {
  const { adapter } = kysely.getExecutor();
  const texts = statements.get(adapter) ?? new Map<string, string>();
  if (texts.size === 0) statements.set(adapter, texts);
  let key = `${skipExisting}`;
  for (const { table, rows } of inserts) key += ` ${table} ${rows.length} ${columnsOf(rows)}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const queries = inserts.map(({ table, rows }) => {
    const insert = kysely.insertInto(table).values(rows as Insertable<Tables[typeof table]>[]);
    return skipExisting ? insert.onConflict((on) => on.doNothing()) : insert;
  });
  const [last, ...others] = queries.toReversed();
  const named = others.map((query, i) => sql`${sql.ref(`insert${i}`)} as (${query})`);
  const text = (
    named.length ? sql`with ${sql.join(named.reverse())} ${last}` : sql`${last}`
  ).compile(kysely).sql;
  texts.set(key, text);
  return text;
}

/** The values that {@link insertText} has places for. */
export function valuesOf(inserts: readonly Insert[]): unknown[] {
  const values: unknown[] = [];
  for (const { rows } of inserts) {
    const columns = columnsOf(rows);
    for (const row of rows) for (const column of columns) values.push(Reflect.get(row, column));
  }
  return values;
}

const columnsOf = ([first = {}]: readonly object[]) => Object.keys(first);
