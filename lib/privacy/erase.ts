import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { anyTables, chunks, columnOf, type Found } from './find.ts';
import type { PersonalTable } from './personal.ts';

/** Rows that were deleted, or had a quotation removed, by table. */
export type Erased = Record<string, number>;

/**
 * Deletes a person's rows in every table, those that refer to others first.
 * @param outbox for the tables' `erased`, which run afterwards; without one, none runs.
 * @throws {ErasureRefused}
 */
export async function eraseRows(
  tx: Tx,
  tables: readonly PersonalTable[],
  person: Found,
  outbox?: Outbox,
): Promise<Erased> {
  const erased: Erased = {};
  const followUps: (() => Promise<void>)[] = [];
  for (const declared of tables.toReversed()) {
    let count = 0;
    if ('quotes' in declared) count = await removeQuotes(tx, declared, person.address);
    else {
      const rows = await deleteRows(tx, declared, person);
      count = rows.length;
      if (outbox && count > 0) {
        followUps.push(async () => declared.erased?.(tx, rows as never[], outbox));
      }
    }
    if (count > 0) erased[declared.table] = (erased[declared.table] ?? 0) + count;
  }
  for (const followUp of followUps) await followUp();
  return erased;
}

/** Sets a column to null where it quotes the address. */
async function removeQuotes(
  tx: Tx,
  { table, quotes }: Extract<PersonalTable, { quotes: unknown }>,
  address: string,
): Promise<number> {
  if (!address) return 0;
  const result = await anyTables<'updateTable'>(tx)
    .updateTable(table)
    .set({ [quotes]: null })
    .where(sql<boolean>`lower(${sql.ref(quotes)}) like ${`%${likeText(address)}%`} escape '!'`)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** @returns the rows that were deleted. */
async function deleteRows(
  tx: Tx,
  declared: Exclude<PersonalTable, { quotes: unknown }>,
  person: Found,
): Promise<object[]> {
  const rows: object[] = [];
  for (const some of chunks(person.values.get(declared) ?? [])) {
    const deleted = await anyTables<'deleteFrom'>(tx)
      .deleteFrom(declared.table)
      .where(columnOf(declared), 'in', some)
      .returningAll()
      .execute();
    rows.push(...deleted);
  }
  return rows;
}

/** A text without the wildcards of LIKE. */
function likeText(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}
