import { PostgresAdapter, sql } from 'kysely';
import { column } from '../../../lib/db/columns.ts';
import type { MigrationDb, Migrations } from '../../../lib/db/migrate.ts';

export const migrations: Migrations = {
  '130-entries': { up: createEntries },
  '152-entries-reminded': { up: addReminded },
  '161-entry-sources': { up: addSources },
};

/** Where an entry came from, and when; the worker fills in those that exist (`fill-sources.server.ts`). */
async function addSources(db: MigrationDb): Promise<void> {
  for (const name of ['source', 'campaign', 'landing']) {
    await db.schema.alterTable('entries').addColumn(name, column.text).execute();
  }
  await sql.raw('create index entries_unsourced on entries (seq) where source is null').execute(db);
  await sql.raw('create index entries_received on entries (received_at)').execute(db);
}

async function createEntries(db: MigrationDb): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('entries')
    .addColumn('seq', 'integer', (c) => c.primaryKey())
    .addColumn('id', column.id, (c) => c.notNull().unique())
    .addColumn('lead_id', column.id, (c) => c.references('leads.id').onDelete('cascade'))
    .addColumn('message_id', column.id, (c) => c.references('messages.id').onDelete('cascade'))
    .addColumn('user_id', column.id, (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('origin', column.text, (c) => c.notNull())
    .addColumn('status', column.text, (c) => c.notNull())
    .addColumn('held', column.flag, (c) => c.notNull())
    .addColumn('email', column.text, (c) => c.notNull())
    .addColumn('phone', column.text)
    .addColumn('received_at', column.time, (c) => c.notNull())
    .addColumn('due_at', column.time)
    .addColumn('answered_at', column.time)
    .addColumn('closed_at', column.time)
    .addColumn('text', column.text, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('entry_events')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('entry_id', column.id, (c) =>
      c.notNull().references('entries.id').onDelete('cascade'),
    )
    .addColumn('owner_id', column.id, (c) => c.notNull())
    .addColumn('event', column.text, (c) => c.notNull())
    .addColumn('at', column.time, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('entry_notes')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('entry_id', column.id, (c) =>
      c.notNull().references('entries.id').onDelete('cascade'),
    )
    .addColumn('owner_id', column.id, (c) => c.notNull())
    .addColumn('text', column.text, (c) => c.notNull())
    .addColumn('created_at', column.time, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('entry_changes')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .execute();
  for (const statement of [...indexes, ...(isPostgres ? trigrams : fullText)]) {
    await sql.raw(statement).execute(db);
  }
}

const indexes = [
  'create index entry_events_entry on entry_events (entry_id)',
  'create index entry_notes_entry on entry_notes (entry_id)',
  // Every filter is a few ranges of this index, each in the order of arrival.
  'create index entries_filter on entries (held, status, origin, seq)',
  'create index entries_due on entries (origin, due_at, seq) where due_at is not null',
  'create index entries_answered on entries (answered_at) where answered_at is not null',
  'create index entries_email on entries (email)',
  'create index entries_phone on entries (phone) where phone is not null',
  'create unique index entries_lead on entries (lead_id) where lead_id is not null',
  'create unique index entries_message on entries (message_id) where message_id is not null',
  'create unique index entries_user on entries (user_id) where user_id is not null',
  // Released records are noticed by these. A new record is in neither.
  'create index leads_released on leads (released_at) where released_at is not null',
  'create index messages_released on messages (released_at) where released_at is not null',
];

/**
 * SQLite: the index's own copy of the texts would double the file, so it reads them from the table.
 * `secure-delete` removes an entry's trigrams from the index when it is deleted.
 */
const fullText = [
  `create virtual table entries_text using fts5 (text, content = 'entries', content_rowid = 'seq', tokenize = 'trigram')`,
  `insert into entries_text (entries_text, rank) values ('secure-delete', 1)`,
  `create trigger entries_text_insert after insert on entries begin
    insert into entries_text (rowid, text) values (new.seq, new.text); end`,
  `create trigger entries_text_delete after delete on entries begin
    insert into entries_text (entries_text, rowid, text) values ('delete', old.seq, old.text); end`,
];

/**
 * PostgreSQL: `pg_trgm` is a trusted extension, so the database's owner may create it. Where nobody
 * did, the search still works, on the newest entries only (`npm run doctor` says so).
 */
const trigrams = [
  `do $$ begin
    create extension if not exists pg_trgm;
    create index entries_text on entries using gin (text gin_trgm_ops);
  exception when insufficient_privilege or undefined_file or feature_not_supported then null;
  end $$`,
];

/** When the owners were reminded of a promise, and an index of those who weren't. */
async function addReminded(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('entries').addColumn('reminded_at', column.time).execute();
  await sql`create index entries_unreminded on entries (origin, due_at)
    where due_at is not null and reminded_at is null`.execute(db);
}
