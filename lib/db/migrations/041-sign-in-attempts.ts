import { type Kysely, sql } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sign_in_attempts')
    .addColumn('account', column.text, (c) => c.notNull())
    .addColumn('network', column.text, (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('ends_at', column.time, (c) => c.notNull())
    .addPrimaryKeyConstraint('sign_in_attempts_pk', ['account', 'network'])
    .execute();
  await sql`create index sign_in_attempts_ends on sign_in_attempts (ends_at)`.execute(db);
}
