import type { Database } from '../../../lib/db/client.ts';
import { type Attributed, arrivalOf } from '../sources/source-of.ts';

/** Columns of a record that say where it came from. */
const columns = [
  'id',
  'first_landing',
  'last_landing',
  'referrer',
  'utm_source',
  'utm_campaign',
] as const;

/** Where the person of a record came from, as its entry's columns. */
export function sourceColumns(from: Attributed | undefined) {
  return from ? arrivalOf(from) : { source: '', campaign: '', landing: '' };
}

/** Fills in where entries came from that were added before this was stored. @returns how many. */
export async function fillSources(db: Database, most: number): Promise<number> {
  const entries = await db.read
    .selectFrom('entries')
    .select(['id', 'seq'])
    .where('source', 'is', null)
    .orderBy('seq')
    .limit(most)
    .execute();
  if (entries.length === 0) return 0;
  const ids = entries.map(({ id }) => id);
  const read = (table: 'leads' | 'messages') =>
    db.read.selectFrom(table).select(columns).where('id', 'in', ids).execute();
  const found = new Map(
    [...(await read('leads')), ...(await read('messages'))].map((row) => [row.id, row]),
  );
  await db.write(async (tx) => {
    for (const { id } of entries) {
      const set = sourceColumns(found.get(id));
      await tx.updateTable('entries').set(set).where('id', '=', id).execute();
    }
  });
  return entries.length;
}
