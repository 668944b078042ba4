import { sql } from 'kysely';
import { column } from '../../../lib/db/columns.ts';
import type { MigrationDb, Migrations } from '../../../lib/db/migrate.ts';

/** A released name never changes; the names set the order across all features. */
export const migrations: Migrations = {
  '001-leads': { up: createLeads },
  '005-lead-screening': { up: addScreening },
  '105-site-looks': { up: createLooks },
  '161-lead-requests': { up: addRequests },
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

/** The request that a lead came with. */
async function addRequests(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('leads').addColumn('request_id', column.text).execute();
}

async function createLooks(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('site_looks')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('site', column.text, (c) => c.notNull())
    .addColumn('current', column.text, (c) => c.unique())
    .addColumn('host', column.text, (c) => c.notNull())
    .addColumn('url', column.text, (c) => c.notNull())
    .addColumn('state', column.text, (c) => c.notNull())
    .addColumn('attempt', 'integer', (c) => c.notNull())
    .addColumn('lease_until', column.time)
    .addColumn('created_at', column.time, (c) => c.notNull())
    .addColumn('final', column.text)
    .addColumn('problem', column.text)
    .addColumn('findings', column.json)
    .execute();
  await sql`create index site_looks_open on site_looks (created_at) where state in ('waiting', 'looking')`.execute(
    db,
  );
  await sql`create unique index site_looks_host on site_looks (host) where state = 'looking'`.execute(
    db,
  );
  await db.schema.createIndex('site_looks_created').on('site_looks').column('created_at').execute();
  await db.schema
    .createTable('lead_findings')
    .addColumn('lead_id', column.id, (c) => c.primaryKey())
    .addColumn('final', column.text, (c) => c.notNull())
    .addColumn('problem', column.text)
    .addColumn('findings', column.json, (c) => c.notNull())
    .addColumn('looked_at', column.time, (c) => c.notNull())
    .execute();
}
