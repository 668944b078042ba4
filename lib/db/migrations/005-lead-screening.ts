import { type Kysely, sql } from 'kysely';
import { column } from '../columns.ts';

/** What was set aside as spam, and why; only those few are in the index. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('set_aside_at', column.time).execute();
  await db.schema.alterTable('leads').addColumn('spam_reasons', column.json).execute();
  await db.schema.alterTable('leads').addColumn('released_at', column.time).execute();
  await sql`create index leads_set_aside on leads (set_aside_at) where set_aside_at is not null`.execute(
    db,
  );
}
