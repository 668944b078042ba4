import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

/** Tokens of the language model, reserved or used, by UTC day. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('chat_budget')
    .addColumn('day', column.text, (c) => c.primaryKey())
    .addColumn('tokens', 'bigint', (c) => c.notNull())
    .execute();
}
