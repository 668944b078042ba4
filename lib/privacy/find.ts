import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tx } from '../db/client.ts';
import { mailbox, type Person, type PersonalTable } from './personal.ts';

/** Rows read at once, which takes 5 ms, and values in one condition. */
const BATCH = 2_000;
const VALUES = 500;

/** Tables whose row types don't matter. */
export type AnyTables = Record<string, Record<string, string | number | null>>;
type Reader = Pick<Tx, 'selectFrom'>;

/** A person and their rows. */
export interface Found extends Person {
  /** Ids of their rows by table, where these have any. */
  rows: ReadonlyMap<string, readonly string[]>;
  /** Values of the column by which a declaration finds their rows. */
  values: ReadonlyMap<PersonalTable, readonly string[]>;
}

/** A row that states its person's address. */
interface Addressed {
  id: string;
  address: string;
  /** When it was stored, epoch milliseconds. */
  since: number;
}

/** Whether a row is meant. */
export type IsMeant = (row: Addressed) => boolean;

/**
 * Finds everybody that is meant, with the ids of their rows. It reads the address of every row that
 * has one, in batches: about 2 s for a million.
 */
export async function findPeople(
  db: Reader,
  tables: readonly PersonalTable[],
  isMeant: IsMeant,
): Promise<Found[]> {
  const people = new Map<string, Map<string, string[]>>();
  for (const declared of tables) {
    if (!('address' in declared)) continue;
    for await (const row of addresses(anyTables(db), declared)) {
      if (!isMeant(row)) continue;
      const person = mailbox(row.address);
      const rows = people.get(person) ?? new Map<string, string[]>();
      rows.set(declared.table, [...(rows.get(declared.table) ?? []), row.id]);
      people.set(person, rows);
    }
  }
  const found: Found[] = [];
  for (const [address, rows] of people) found.push(await follow(db, tables, address, rows));
  return found;
}

/** Finds one person; without rows of their own when no table states the address. */
export async function findPerson(
  db: Reader,
  tables: readonly PersonalTable[],
  address: string,
): Promise<Found> {
  const meant = mailbox(address);
  const [found] = await findPeople(db, tables, (row) => mailbox(row.address) === meant);
  return found ?? follow(db, tables, meant, new Map());
}

type AddressedTable = Extract<PersonalTable, { address: unknown }>;

async function* addresses(
  db: Pick<Kysely<AnyTables>, 'selectFrom'>,
  { table, id, address, since }: AddressedTable,
): AsyncGenerator<Addressed> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .select([`${id} as id`, `${address} as address`, `${since} as since`])
      .where(id, '>', last)
      .orderBy(id)
      .limit(BATCH)
      .execute();
    for (const row of rows as unknown as Addressed[]) yield row;
    const end = rows.at(-1);
    if (!end) return;
    last = String(end.id);
    // SQLite reads within the event loop: requests get a turn between two batches.
    await setImmediate();
  }
}

/** Adds the rows that refer to those found. @param address empty where only rows are meant. */
export async function follow(
  db: Reader,
  tables: readonly PersonalTable[],
  address: string,
  rows: Map<string, string[]>,
): Promise<Found> {
  const ids = [...rows.values()].flat();
  const values = new Map<PersonalTable, readonly string[]>();
  for (const declared of tables) {
    if ('quotes' in declared) continue;
    if ('address' in declared) {
      values.set(declared, rows.get(declared.table) ?? []);
      continue;
    }
    const { table, column, id } = declared;
    const own = await declared.values({ address, ids }, db);
    values.set(declared, [...own]);
    if (id === undefined) continue;
    const linked: string[] = [];
    for (const some of chunks(own)) {
      const found = await anyTables(db)
        .selectFrom(table)
        .select(`${id} as id`)
        .where(column, 'in', some)
        .execute();
      linked.push(...found.map((row) => String(row.id)));
    }
    if (linked.length > 0) rows.set(table, linked);
    ids.push(...linked);
  }
  return { address, ids, rows, values };
}

/** Column by which a declaration finds a person's rows. */
export const columnOf = (declared: Exclude<PersonalTable, { quotes: unknown }>): string =>
  'address' in declared ? declared.id : declared.column;

/** A condition's values, a statement's worth at a time. */
export function* chunks(values: readonly string[]): Generator<readonly string[]> {
  for (let i = 0; i < values.length; i += VALUES) yield values.slice(i, i + VALUES);
}

/** The same connection, with tables that are known by name only. */
export function anyTables<K extends 'selectFrom' | 'deleteFrom' | 'updateTable'>(
  db: Pick<Tx, K>,
): Pick<Kysely<AnyTables>, K> {
  return db as unknown as Pick<Kysely<AnyTables>, K>;
}
