import { sql } from 'kysely';
import { column } from '../../../lib/db/columns.ts';
import type { MigrationDb, Migrations } from '../../../lib/db/migrate.ts';

/** A released name never changes; the names set the order across all features. */
export const migrations: Migrations = {
  '001-leads': { up: createLeads },
  '005-lead-screening': { up: addScreening },
};

async function createLeads(db: MigrationDb): Promise<void> {
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

/** When a lead was held for review, and why. The index contains held leads only. */
async function addScreening(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('leads').addColumn('set_aside_at', column.time).execute();
  await db.schema.alterTable('leads').addColumn('spam_reasons', column.json).execute();
  await db.schema.alterTable('leads').addColumn('released_at', column.time).execute();
  await sql`create index leads_set_aside on leads (set_aside_at) where set_aside_at is not null`.execute(
    db,
  );
}
