import { sql } from 'kysely';
import { column } from '../../../lib/db/columns.ts';
import type { MigrationDb, Migrations } from '../../../lib/db/migrate.ts';

export const migrations: Migrations = { '120-owners': { up: createOwners } };

async function createOwners(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('owners')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('email', column.text, (c) => c.notNull().unique())
    .addColumn('password', column.text)
    .addColumn('totp_secret', column.text)
    .addColumn('totp_step', 'integer')
    .addColumn('created_at', column.time, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('owner_links')
    .addColumn('token_hash', column.text, (c) => c.primaryKey())
    .addColumn('owner_id', column.id, (c) =>
      c.notNull().references('owners.id').onDelete('cascade'),
    )
    .addColumn('totp_secret', column.text, (c) => c.notNull())
    .addColumn('created_at', column.time, (c) => c.notNull())
    .addColumn('expires_at', column.time, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('owner_passkeys')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('owner_id', column.id, (c) =>
      c.notNull().references('owners.id').onDelete('cascade'),
    )
    .addColumn('public_key', column.text, (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', column.json, (c) => c.notNull())
    .addColumn('synced', column.flag, (c) => c.notNull())
    .addColumn('label', column.text, (c) => c.notNull())
    .addColumn('created_at', column.time, (c) => c.notNull())
    .addColumn('used_at', column.time)
    .execute();
  await createSessions(db);
  for (const statement of indexes) await sql.raw(statement).execute(db);
}

/** Sessions, passkeys' challenges, and the audit log. */
async function createSessions(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('owner_challenges')
    .addColumn('hash', column.text, (c) => c.primaryKey())
    .addColumn('purpose', column.text, (c) => c.notNull())
    .addColumn('expires_at', column.time, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('owner_sessions')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('token_hash', column.text, (c) => c.notNull().unique())
    .addColumn('owner_id', column.id, (c) =>
      c.notNull().references('owners.id').onDelete('cascade'),
    )
    .addColumn('label', column.text, (c) => c.notNull())
    .addColumn('created_at', column.time, (c) => c.notNull())
    .addColumn('used_at', column.time, (c) => c.notNull())
    .addColumn('expires_at', column.time, (c) => c.notNull())
    .execute();
  // No foreign key: the log outlives the owner.
  await db.schema
    .createTable('owner_actions')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('owner_id', column.id, (c) => c.notNull())
    .addColumn('action', column.text, (c) => c.notNull())
    .addColumn('kind', column.text)
    .addColumn('record_id', column.id)
    .addColumn('at', column.time, (c) => c.notNull())
    .execute();
}

const indexes = [
  'create index owner_links_owner on owner_links (owner_id)',
  'create index owner_passkeys_owner on owner_passkeys (owner_id)',
  'create index owner_challenges_expires on owner_challenges (expires_at)',
  'create index owner_sessions_owner on owner_sessions (owner_id)',
  'create index owner_actions_record on owner_actions (record_id)',
];
