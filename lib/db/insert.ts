import { CompiledQuery, type DialectAdapter, type Insertable } from 'kysely';
import type { Tx } from './client.ts';
import type { Tables } from './tables.ts';

/** SQL texts by engine and by what is inserted; the site's own are a few dozen. */
const statements = new WeakMap<DialectAdapter, Map<string, string>>();

export interface InsertOptions {
  /** Leaves out rows whose unique key exists, instead of throwing. */
  skipExisting?: boolean;
}

/**
 * Inserts rows whose columns are the same, in the first row's order. For what every lead writes: Kysely
 * builds and compiles the statement once, which otherwise takes longer than SQLite needs to run it
 * (decisions/003).
 * @returns the number of rows inserted.
 */
export async function insertRows<T extends keyof Tables>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
  { skipExisting = false }: InsertOptions = {},
): Promise<number> {
  const [first] = rows;
  if (first === undefined) return 0;
  const columns = Object.keys(first) as (keyof typeof first)[];
  const texts = textsOf(tx);
  const key = `${table} ${rows.length} ${skipExisting} ${columns}`;
  let text = texts.get(key);
  if (text === undefined) {
    const insert = tx.insertInto(table).values(rows);
    text = (skipExisting ? insert.onConflict((on) => on.doNothing()) : insert).compile().sql;
    texts.set(key, text);
  }
  const values = rows.flatMap((row) => columns.map((column) => row[column]));
  const { numAffectedRows } = await tx.executeQuery(CompiledQuery.raw(text, values));
  return Number(numAffectedRows);
}

function textsOf(tx: Tx): Map<string, string> {
  const { adapter } = tx.getExecutor();
  const known = statements.get(adapter);
  if (known) return known;
  const texts = new Map<string, string>();
  statements.set(adapter, texts);
  return texts;
}
