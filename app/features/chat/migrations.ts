import { column } from '../../../lib/db/columns.ts';
import type { MigrationDb, Migrations } from '../../../lib/db/migrate.ts';

export const migrations: Migrations = { '050-chat-budget': { up: createBudget } };

/** Tokens of the language model, reserved or used, by UTC day. */
async function createBudget(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('chat_budget')
    .addColumn('day', column.text, (c) => c.primaryKey())
    .addColumn('tokens', 'bigint', (c) => c.notNull())
    .execute();
}
