import { sql } from 'kysely';
import { column } from '../../../lib/db/columns.ts';
import type { MigrationDb, Migrations } from '../../../lib/db/migrate.ts';

export const migrations: Migrations = {
  '040-accounts': { up: createAccounts },
  '041-sign-in-attempts': { up: createAttempts },
  '061-used-resets': { up: dropUsed },
  '090-invoices': { up: createInvoices },
  '091-known-devices': { up: createDevices },
};

async function createAccounts(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('email', column.text, (c) => c.notNull().unique())
    .addColumn('first_name', column.text, (c) => c.notNull())
    .addColumn('last_name', column.text, (c) => c.notNull())
    .addColumn('company', column.text)
    .addColumn('phone', column.text)
    .addColumn('password', column.text, (c) => c.notNull())
    .addColumn('subscription_plan', column.text, (c) => c.notNull())
    .addColumn('subscription_status', column.text, (c) => c.notNull().defaultTo('inactive'))
    .addColumn('subscription_start_date', column.time)
    .addColumn('subscription_end_date', column.time)
    .addColumn('created_at', column.time, (c) => c.notNull())
    .addColumn('updated_at', column.time, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('subscriptions')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('user_id', column.id, (c) =>
      c.notNull().unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('plan', column.text, (c) => c.notNull())
    .addColumn('status', column.text, (c) => c.notNull().defaultTo('pending'))
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('billing_cycle', column.text, (c) => c.notNull().defaultTo('monthly'))
    .addColumn('start_date', column.time)
    .addColumn('end_date', column.time)
    .addColumn('created_at', column.time, (c) => c.notNull())
    .addColumn('updated_at', column.time, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('subscription_changes')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('subscription_id', column.id, (c) =>
      c.notNull().references('subscriptions.id').onDelete('cascade'),
    )
    .addColumn('kind', column.text, (c) => c.notNull())
    .addColumn('from_plan', column.text)
    .addColumn('to_plan', column.text, (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('reason', column.text, (c) => c.notNull())
    .addColumn('effective_at', column.time, (c) => c.notNull())
    .addColumn('created_at', column.time, (c) => c.notNull())
    .addColumn('applied_at', column.time)
    .addColumn('withdrawn_at', column.time)
    .execute();
  await createSessions(db);
  for (const statement of indexes) await sql.raw(statement).execute(db);
}

/** Sign-in sessions, and links for a new password. */
async function createSessions(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', column.text, (c) => c.primaryKey())
    .addColumn('user_id', column.id, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', column.time, (c) => c.notNull())
    .addColumn('expires_at', column.time, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('password_resets')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('email', column.text, (c) => c.notNull())
    .addColumn('token_hash', column.text, (c) => c.notNull().unique())
    .addColumn('created_at', column.time, (c) => c.notNull())
    .addColumn('expires_at', column.time, (c) => c.notNull())
    .addColumn('used_at', column.time)
    .execute();
}

const indexes = [
  'create index subscription_changes_subscription on subscription_changes (subscription_id)',
  `create index subscription_changes_due on subscription_changes (effective_at)
    where applied_at is null and withdrawn_at is null`,
  'create index sessions_user on sessions (user_id)',
  'create index sessions_expires on sessions (expires_at)',
  'create index password_resets_email on password_resets (email, created_at)',
];

async function createAttempts(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('sign_in_attempts')
    .addColumn('account', column.text, (c) => c.notNull())
    .addColumn('network', column.text, (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('ends_at', column.time, (c) => c.notNull())
    .addPrimaryKeyConstraint('sign_in_attempts_pk', ['account', 'network'])
    .execute();
  await sql`create index sign_in_attempts_ends on sign_in_attempts (ends_at)`.execute(db);
}

/** Used links are deleted, so the column isn't needed. */
async function dropUsed(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('password_resets').dropColumn('used_at').execute();
}

/** Each invoice once: the unique pair keeps two processes from recording it twice. */
async function createInvoices(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('invoices')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('subscription_id', column.id, (c) =>
      c.notNull().references('subscriptions.id').onDelete('cascade'),
    )
    .addColumn('plan', column.text, (c) => c.notNull())
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('due_at', column.time, (c) => c.notNull())
    .addColumn('period_end', column.time, (c) => c.notNull())
    .addColumn('notified_on', column.text, (c) => c.notNull())
    .addUniqueConstraint('invoices_once', ['subscription_id', 'due_at'])
    .execute();
  await sql`create index invoices_notified on invoices (notified_on)`.execute(db);
}

/** Browsers in which a customer has signed in. */
async function createDevices(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('known_devices')
    .addColumn('token_hash', column.text, (c) => c.primaryKey())
    .addColumn('user_id', column.id, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', column.time, (c) => c.notNull())
    .addColumn('expires_at', column.time, (c) => c.notNull())
    .execute();
  await sql`create index known_devices_user on known_devices (user_id)`.execute(db);
  await sql`create index known_devices_expires on known_devices (expires_at)`.execute(db);
}
