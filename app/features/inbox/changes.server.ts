import { sql } from 'kysely';
import type { Database, Tx } from '../../../lib/db/client.ts';

/** Counts a change of entries: pages in every process that show them learn of it. */
export async function countChange(tx: Tx): Promise<void> {
  await tx
    .insertInto('entry_changes')
    .values({ id: 1, version: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ version: sql<number>`entry_changes.version + 1` }),
    )
    .execute();
}

/** The number of changes so far. */
export async function changeCount(read: Database['read']): Promise<number> {
  const row = await read.selectFrom('entry_changes').select('version').executeTakeFirst();
  return row?.version ?? 0;
}
