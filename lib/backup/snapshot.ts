import type { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { type DatabaseSettings, existingFile } from '../db/client.ts';
import { openReader } from '../db/node-sqlite.ts';
import { IDLE_TIMEOUT, openPool } from '../db/postgres.ts';
import { silentLog } from '../log.ts';

/** Rows read at once: a few milliseconds of work, between pauses. */
const BATCH = 250;

/** A value of a column, as both engines return it. */
export type Value = string | number | null | Uint8Array;

/** A table, its columns, and its number of rows in the snapshot. */
export interface TableInfo {
  name: string;
  columns: string[];
  rows: number;
}

/** The database as it was at one moment; what is written meanwhile doesn't show. */
export interface Snapshot {
  engine: 'sqlite' | 'postgres';
  /** Names of the applied migrations, sorted. */
  migrations: string[];
  /** Every table, after those that its foreign keys refer to. */
  tables: TableInfo[];
  /** A table's rows, a batch at a time; each row has its values in the order of `columns`. */
  rows(table: TableInfo): AsyncGenerator<Value[][]>;
  /** {@link rows}, sorted by primary key: text by its bytes, so that both engines agree. */
  sortedRows(table: TableInfo): AsyncGenerator<Value[][]>;
  close(): Promise<void>;
}

/**
 * Opens a snapshot of an existing database on a connection of its own: on SQLite one read
 * transaction, which in WAL mode holds up no writer; on PostgreSQL a read-only transaction at
 * `repeatable read`.
 * @param idleTimeout that of PostgreSQL's connection, in ms.
 * @throws {NoDatabaseError}
 */
export async function openSnapshot(
  settings: DatabaseSettings,
  idleTimeout = IDLE_TIMEOUT,
): Promise<Snapshot> {
  return settings.databaseUrl
    ? postgresSnapshot(settings.databaseUrl, idleTimeout)
    : sqliteSnapshot(existingFile(settings));
}

async function sqliteSnapshot(file: string): Promise<Snapshot> {
  const db = openReader(file);
  try {
    // A process of its own may wait. The first read takes the snapshot.
    db.exec('pragma busy_timeout = 10000; begin');
    const query = async (sql: string) => rowsOf(db, sql);
    return {
      engine: 'sqlite',
      ...(await describe(query, sqliteCatalog)),
      rows: (table) => sqliteRows(db, selectOf(table)),
      sortedRows: async function* (table) {
        yield* sqliteRows(db, sortedSelectOf(table, await query(sqliteCatalog.key(table))));
      },
      close: async () => db.close(),
    };
  } catch (error) {
    db.close();
    throw error;
  }
}

async function* sqliteRows(db: DatabaseSync, select: string): AsyncGenerator<Value[][]> {
  let batch: Value[][] = [];
  for (const row of statementFor(db, select).iterate()) {
    batch.push(row as unknown as Value[]);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function rowsOf(db: DatabaseSync, sql: string): Value[][] {
  return statementFor(db, sql).all() as unknown as Value[][];
}

function statementFor(db: DatabaseSync, sql: string) {
  const statement = db.prepare(sql);
  statement.setReturnArrays(true);
  return statement;
}

async function postgresSnapshot(url: string, idleTimeout: number): Promise<Snapshot> {
  const pool = openPool(url, { size: 1, log: silentLog, idleTimeout });
  let awake: NodeJS.Timeout | undefined;
  try {
    const client = await pool.connect();
    const query = (sql: string) => arraysOf(client, sql);
    await client.query('begin isolation level repeatable read, read only');
    // A copy may write elsewhere for minutes before it reads on.
    const touch = () => void client.query('select').catch(() => undefined);
    awake = setInterval(touch, idleTimeout / 3).unref();
    return {
      engine: 'postgres',
      ...(await describe(query, postgresCatalog)),
      rows: (table) => postgresRows(client, selectOf(table)),
      sortedRows: async function* (table) {
        yield* postgresRows(client, sortedSelectOf(table, await query(postgresCatalog.key(table))));
      },
      close: async () => {
        clearInterval(awake);
        // The server lets the snapshot go, which keeps deleted rows in place, before this returns.
        const error = await client.query('rollback').catch((error: Error) => error);
        client.release(error instanceof Error ? error : undefined);
        await pool.end();
      },
    };
  } catch (error) {
    clearInterval(awake);
    await pool.end();
    throw error;
  }
}

async function* postgresRows(client: pg.PoolClient, select: string): AsyncGenerator<Value[][]> {
  await client.query(`declare backup no scroll cursor for ${select}`);
  try {
    for (;;) {
      const rows = await arraysOf(client, `fetch ${BATCH} from backup`);
      if (rows.length === 0) break;
      yield rows;
    }
  } finally {
    // It fails where the transaction has, for a reason that is thrown already.
    await client.query('close backup').catch(() => undefined);
  }
}

async function arraysOf(client: pg.PoolClient, text: string): Promise<Value[][]> {
  const { rows } = await client.query({ text, rowMode: 'array' });
  return rows as Value[][];
}

/** Queries of the schema. */
interface Catalog {
  /** Rows of `table, column`. */
  columns: string;
  /** Rows of `table, table that it refers to`. */
  references: string;
  /** The expressions that sort a table by its primary key. */
  key(table: TableInfo): string;
}

/** Ordinary tables only: a search index is a virtual table, which is filled again from its rows. */
const sqliteCatalog: Catalog = {
  columns: `select t.name, c.name from pragma_table_list as t, pragma_table_xinfo(t.name) as c
    where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\' and c.hidden = 0
    order by t.name, c.cid`,
  references: `select t.name, f."table" from pragma_table_list as t, pragma_foreign_key_list(t.name) as f
    where t.schema = 'main' and t.type = 'table'`,
  key: ({ name }) =>
    `select '"' || name || '"' from pragma_table_info('${name}') where pk > 0 order by pk`,
};

const postgresCatalog: Catalog = {
  columns: `select c.table_name, c.column_name from information_schema.columns as c
    join information_schema.tables as t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position`,
  references: `select child.relname, parent.relname from pg_constraint as k
    join pg_class as child on child.oid = k.conrelid join pg_class as parent on parent.oid = k.confrelid
    where k.contype = 'f' and child.relnamespace = current_schema()::regnamespace`,
  key: ({ name }) =>
    `select quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end
    from pg_index as i join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indisprimary and i.indrelid = '${quoted(name)}'::regclass
    order by array_position(i.indkey::int2[], a.attnum)`,
};

type Query = (sql: string) => Promise<Value[][]>;

async function describe(
  query: Query,
  catalog: Catalog,
): Promise<Pick<Snapshot, 'migrations' | 'tables'>> {
  const columns = Map.groupBy(await query(catalog.columns), ([table]) => String(table));
  const references = Map.groupBy(await query(catalog.references), ([table]) => String(table));
  const tables: TableInfo[] = [];
  for (const name of parentsFirst([...columns.keys()], references)) {
    const [[rows] = []] = await query(`select count(*) from ${quoted(name)}`);
    tables.push({
      name,
      columns: (columns.get(name) ?? []).map(([, column]) => String(column)),
      rows: Number(rows),
    });
  }
  const migrations = columns.has('migrations')
    ? (await query('select name from migrations')).map(([name]) => String(name)).sort()
    : [];
  return { migrations, tables };
}

/** Sorts tables so that each comes after those it refers to. */
function parentsFirst(names: string[], references: Map<string, Value[][]>): string[] {
  const sorted = new Set<string>();
  const visit = (name: string, below: readonly string[]) => {
    if (sorted.has(name) || below.includes(name)) return;
    for (const [, parent] of references.get(name) ?? []) visit(String(parent), [...below, name]);
    sorted.add(name);
  };
  for (const name of names) visit(name, []);
  return [...sorted];
}

function selectOf({ name, columns }: TableInfo): string {
  return `select ${columns.map(quoted).join(', ')} from ${quoted(name)}`;
}

/** @throws for a table without a primary key. */
function sortedSelectOf(table: TableInfo, key: Value[][]): string {
  if (key.length === 0) throw new Error(`The table ${table.name} has no primary key`);
  return `${selectOf(table)} order by ${key.join(', ')}`;
}

/** An identifier of SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
