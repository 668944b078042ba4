import type { Kysely } from 'kysely';
import { column } from '../columns.ts';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('scope', column.text, (c) => c.notNull())
    .addColumn('key', column.text, (c) => c.notNull())
    .addColumn('request_hash', column.text, (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('body', column.json, (c) => c.notNull())
    .addColumn('created_at', column.time, (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['scope', 'key'])
    .execute();
  await db.schema
    .createIndex('idempotency_keys_created_at')
    .on('idempotency_keys' as never)
    .column('created_at' as never)
    .execute();
}
