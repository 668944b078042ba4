import { sql } from 'kysely';
import { column } from '../../../lib/db/columns.ts';
import type { MigrationDb, Migrations } from '../../../lib/db/migrate.ts';

export const migrations: Migrations = {
  '030-messages': { up: createMessages },
  '162-message-requests': { up: addRequests },
};

/** Messages of visitors, from every form that takes one. */
async function createMessages(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('source', column.text, (c) => c.notNull())
    .addColumn('name', column.text)
    .addColumn('first_name', column.text)
    .addColumn('last_name', column.text)
    .addColumn('email', column.text, (c) => c.notNull())
    .addColumn('phone', column.text)
    .addColumn('company', column.text)
    .addColumn('topic', column.text)
    .addColumn('subject', column.text)
    .addColumn('message', column.text, (c) => c.notNull())
    .addColumn('priority', column.text, (c) => c.notNull())
    .addColumn('transcript', column.json)
    .addColumn('first_landing', column.text)
    .addColumn('last_landing', column.text)
    .addColumn('referrer', column.text)
    .addColumn('utm_source', column.text)
    .addColumn('utm_medium', column.text)
    .addColumn('utm_campaign', column.text)
    .addColumn('utm_term', column.text)
    .addColumn('utm_content', column.text)
    .addColumn('created_at', column.time, (c) => c.notNull())
    .addColumn('set_aside_at', column.time)
    .addColumn('spam_reasons', column.json)
    .addColumn('released_at', column.time)
    .execute();
  await sql`create index messages_set_aside on messages (set_aside_at) where set_aside_at is not null`.execute(
    db,
  );
}

/** The request that a message came with. */
async function addRequests(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('messages').addColumn('request_id', column.text).execute();
}
