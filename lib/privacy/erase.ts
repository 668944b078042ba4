import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';
import { anyTables, chunks, type Found } from './find.ts';
import type { PersonalTable } from './personal.ts';

/** Rows that were deleted, or had a quotation removed, by table. */
export type Erased = Record<string, number>;

/** Deletes a person's rows in every table, those that refer to others first. */
export async function eraseRows(
  tx: Tx,
  tables: readonly PersonalTable[],
  person: Found,
): Promise<Erased> {
  const erased: Erased = {};
  for (const declared of tables.toReversed()) {
    const count = await eraseFrom(tx, declared, person);
    if (count > 0) erased[declared.table] = (erased[declared.table] ?? 0) + count;
  }
  return erased;
}

async function eraseFrom(tx: Tx, declared: PersonalTable, person: Found): Promise<number> {
  const { table } = declared;
  if ('quotes' in declared) {
    const { quotes } = declared;
    const result = await anyTables<'updateTable'>(tx)
      .updateTable(table)
      .set({ [quotes]: null })
      .where(
        sql<boolean>`lower(${sql.ref(quotes)}) like ${`%${likeText(person.address)}%`} escape '!'`,
      )
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  }
  const isAddressed = 'address' in declared;
  const column = isAddressed ? declared.id : declared.column;
  const values = isAddressed ? (person.rows.get(table) ?? []) : declared.values(person);
  let count = 0;
  for (const some of chunks(values)) {
    const result = await anyTables<'deleteFrom'>(tx)
      .deleteFrom(table)
      .where(column, 'in', some)
      .executeTakeFirst();
    count += Number(result.numDeletedRows);
  }
  return count;
}

/** A text without the wildcards of LIKE. */
function likeText(text: string): string {
  return text.replace(/[!%_]/g, '!$&');
}
