import { column } from '../../../lib/db/columns.ts';
import type { MigrationDb, Migrations } from '../../../lib/db/migrate.ts';

export const migrations: Migrations = { '160-visit-counts': { up: createCounts } };

async function createCounts(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('visit_counts')
    .addColumn('day', column.text, (c) => c.notNull())
    .addColumn('landing', column.text, (c) => c.notNull())
    .addColumn('source', column.text, (c) => c.notNull())
    .addColumn('campaign', column.text, (c) => c.notNull())
    .addColumn('visits', 'bigint', (c) => c.notNull())
    .addColumn('started', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('visit_counts_key', ['day', 'landing', 'source', 'campaign'])
    .execute();
}
