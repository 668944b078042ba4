import { column } from '../../../lib/db/columns.ts';
import type { MigrationDb, Migrations } from '../../../lib/db/migrate.ts';

export const migrations: Migrations = { '136-data-links': { up: createLinks } };

async function createLinks(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('data_links')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('email', column.text, (c) => c.notNull())
    .addColumn('token_hash', column.text, (c) => c.notNull().unique())
    .addColumn('created_at', column.time, (c) => c.notNull())
    .addColumn('expires_at', column.time, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('data_links_expires_at')
    .on('data_links')
    .column('expires_at')
    .execute();
}
