import type { Kysely } from 'kysely';
import type { Tx } from '../db/client.ts';
import { mailbox, type Person, type PersonalTable } from './personal.ts';

/** Rows read at once, and values in one condition. */
const BATCH = 5_000;
const VALUES = 500;

/** Tables whose row types don't matter. */
export type AnyTables = Record<string, Record<string, string | number | null>>;
type Reader = Pick<Tx, 'selectFrom'>;

/** A person and the ids of their rows, by table. */
export interface Found extends Person {
  rows: ReadonlyMap<string, readonly string[]>;
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
  }
}

/** Adds the ids of the rows that refer to those found. */
async function follow(
  db: Reader,
  tables: readonly PersonalTable[],
  address: string,
  rows: Map<string, string[]>,
): Promise<Found> {
  const ids = [...rows.values()].flat();
  for (const declared of tables) {
    if (!('values' in declared) || declared.id === undefined) continue;
    const { table, column, id } = declared;
    const own: string[] = [];
    for (const values of chunks(declared.values({ address, ids }))) {
      const linked = await anyTables(db)
        .selectFrom(table)
        .select(`${id} as id`)
        .where(column, 'in', values)
        .execute();
      own.push(...linked.map((row) => String(row.id)));
    }
    if (own.length > 0) rows.set(table, own);
    ids.push(...own);
  }
  return { address, ids, rows };
}

/** A condition's values, a statement's worth at a time. */
export function* chunks(values: readonly string[]): Generator<string[]> {
  for (let i = 0; i < values.length; i += VALUES) yield values.slice(i, i + VALUES);
}

/** The same connection, with tables that are known by name only. */
export function anyTables<K extends 'selectFrom' | 'deleteFrom' | 'updateTable'>(
  db: Pick<Tx, K>,
): Pick<Kysely<AnyTables>, K> {
  return db as unknown as Pick<Kysely<AnyTables>, K>;
}
