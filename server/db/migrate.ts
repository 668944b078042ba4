import { Migrator } from 'kysely/migration';
import type { Database } from './client.ts';
import * as leads from './migrations/001-leads.ts';

const migrations = { '001-leads': leads };

/** Brings the schema up to date. Safe when several processes start at once. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
