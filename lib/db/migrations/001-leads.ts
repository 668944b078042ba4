import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('leads')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('name', column.text, (c) => c.notNull())
    .addColumn('email', column.text, (c) => c.notNull())
    .addColumn('phone', column.text, (c) => c.notNull())
    .addColumn('company', column.text, (c) => c.notNull())
    .addColumn('website', column.text)
    .addColumn('business_type', column.text, (c) => c.notNull())
    .addColumn('current_marketing', column.text)
    .addColumn('goals', column.text, (c) => c.notNull())
    .addColumn('source', column.text, (c) => c.notNull())
    .addColumn('first_landing', column.text)
    .addColumn('last_landing', column.text)
    .addColumn('referrer', column.text)
    .addColumn('utm_source', column.text)
    .addColumn('utm_medium', column.text)
    .addColumn('utm_campaign', column.text)
    .addColumn('utm_term', column.text)
    .addColumn('utm_content', column.text)
    .addColumn('created_at', column.time, (c) => c.notNull())
    .execute();
}
