import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

/** A message to several of the owner's addresses may be accepted for some of them. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('remaining', column.json).execute();
}
