import { sql } from 'kysely';
import { column } from '../db/columns.ts';
import type { MigrationDb, Migrations } from '../db/migrate.ts';

export const migrations: Migrations = {
  '003-deliveries': { up: createLedger },
  '060-delivery-remaining': { up: addRemaining },
  '072-channel-probes': { up: addProbes },
  '091-refused-mails': { up: addRefused },
  '092-mail-limits': { up: addMailLimits },
  '101-mails-alone': { up: addAlone },
  '150-push-keys': { up: createPushKeys },
  '160-delivery-requests': { up: addRequests },
};

/**
 * The ledger. Its ids and times grow with each row, so that indexes are written only at their end, and
 * storing costs the same for any number of rows (decisions/004).
 */
async function createLedger(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('deliveries')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('channel', column.text, (c) => c.notNull())
    .addColumn('kind', column.text, (c) => c.notNull())
    .addColumn('event', column.text, (c) => c.notNull())
    .addColumn('subject_id', column.id, (c) => c.notNull())
    .addColumn('payload', column.json)
    .addColumn('state', column.text, (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('replayed_after', 'integer', (c) => c.notNull())
    .addColumn('due_at', column.time, (c) => c.notNull())
    .addColumn('claim', column.text)
    .addColumn('last_error', column.text)
    .addColumn('created_at', column.time, (c) => c.notNull())
    .addColumn('ended_at', column.time)
    .execute();
  await db.schema
    .createTable('delivery_attempts')
    .addColumn('delivery_id', column.id, (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('started_at', column.time, (c) => c.notNull())
    .addColumn('ended_at', column.time)
    .addColumn('outcome', column.text)
    .addColumn('words', column.text)
    .addPrimaryKeyConstraint('delivery_attempts_pk', ['delivery_id', 'number'])
    .execute();
  await db.schema
    .createTable('channels')
    .addColumn('channel', column.text, (c) => c.primaryKey())
    .addColumn('failing_since', column.time)
    .addColumn('last_error', column.text)
    .addColumn('off_target', column.text)
    .addColumn('off_at', column.time)
    .execute();
  await db.schema
    .createTable('notices')
    .addColumn('name', column.text, (c) => c.primaryKey())
    .addColumn('due_at', column.time, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('recipients')
    .addColumn('address_hash', column.text, (c) => c.primaryKey())
    .addColumn('delivery_id', column.id, (c) => c.notNull())
    .addColumn('sent_at', column.time, (c) => c.notNull())
    .execute();
  for (const statement of indexes) await sql.raw(statement).execute(db);
}

/** Partial indexes of waiting and failed deliveries, without the millions that were delivered. */
const indexes = [
  `create index deliveries_due on deliveries (channel, due_at) where state = 'waiting'`,
  `create index deliveries_failed on deliveries (ended_at) where state = 'failed'`,
];

/** Recipients that haven't accepted a delivery to several of the owner's addresses. */
async function addRemaining(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('remaining', column.json).execute();
}

/** When a failing channel is tried again, and the time of a retry that a probe precedes. */
async function addProbes(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('channels').addColumn('probe_at', column.time).execute();
  await db.schema.alterTable('channels').addColumn('hold_until', column.time).execute();
  await db.schema.alterTable('deliveries').addColumn('scheduled_at', column.time).execute();
}

/** When the owner's mail server refused a mail for good. */
async function addRefused(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('refused_at', column.time).execute();
}

/** What the limits of mails to unproved addresses count, and the queue of the owner's mails. */
async function addMailLimits(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('source', column.text).execute();
  await db.schema
    .createTable('counted_mails')
    .addColumn('delivery_id', column.id, (c) => c.primaryKey())
    .addColumn('event', column.text, (c) => c.notNull())
    .addColumn('mailbox', column.text, (c) => c.notNull())
    .addColumn('domain', column.text, (c) => c.notNull())
    .addColumn('networks', column.text)
    .addColumn('sent_at', column.time, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('counted_mails_event')
    .on('counted_mails')
    .columns(['event', 'sent_at'])
    .execute();
  // In place of `deliveries_due`: a third index would cost every lead another entry.
  await sql`create index deliveries_due_kind on deliveries (channel, kind, due_at) where state = 'waiting'`.execute(
    db,
  );
  await db.schema.dropIndex('deliveries_due').execute();
}

/**
 * Which of the owner's mails are never gathered with others. They have an index of their own, because
 * the worker looks for one before each mail, and would read all that wait to be gathered.
 */
async function addAlone(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('alone', column.flag).execute();
  await sql`update deliveries set alone = 1 where state = 'waiting' and kind = 'owner-email'
    and (remaining is not null
      or event not in ('lead.created', 'message.created', 'customer.created'))`.execute(db);
  await sql`create index deliveries_alone on deliveries (due_at)
    where state = 'waiting' and alone = 1`.execute(db);
}

/** The request that caused a delivery. Without an index: one would cost every lead two entries. */
async function addRequests(db: MigrationDb): Promise<void> {
  await db.schema.alterTable('deliveries').addColumn('request_id', column.text).execute();
}

/** The site's keys for push services. */
async function createPushKeys(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('push_keys')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('public_key', column.text, (c) => c.notNull())
    .addColumn('private_key', column.text, (c) => c.notNull())
    .addColumn('created_at', column.time, (c) => c.notNull())
    .execute();
}
