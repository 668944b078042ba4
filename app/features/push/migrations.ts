import { column } from '../../../lib/db/columns.ts';
import type { MigrationDb, Migrations } from '../../../lib/db/migrate.ts';

export const migrations: Migrations = { '151-push-devices': { up: createDevices } };

async function createDevices(db: MigrationDb): Promise<void> {
  await db.schema
    .createTable('push_devices')
    .addColumn('id', column.id, (c) => c.primaryKey())
    .addColumn('owner_id', column.id, (c) =>
      c.notNull().references('owners.id').onDelete('cascade'),
    )
    .addColumn('session_id', column.id, (c) =>
      c.references('owner_sessions.id').onDelete('cascade'),
    )
    .addColumn('endpoint', column.text, (c) => c.notNull())
    .addColumn('p256dh', column.text, (c) => c.notNull())
    .addColumn('auth', column.text, (c) => c.notNull())
    .addColumn('service', column.text, (c) => c.notNull())
    .addColumn('label', column.text, (c) => c.notNull())
    .addColumn('created_at', column.time, (c) => c.notNull())
    .addColumn('pushed_at', column.time)
    .addColumn('held_until', column.time)
    .execute();
  await db.schema
    .createTable('push_hours')
    .addColumn('owner_id', column.id, (c) =>
      c.primaryKey().references('owners.id').onDelete('cascade'),
    )
    .addColumn('business_days', column.text, (c) => c.notNull())
    .addColumn('business_from', 'integer')
    .addColumn('business_to', 'integer')
    .addColumn('quiet_from', 'integer')
    .addColumn('quiet_to', 'integer')
    .execute();
  for (const owned of ['owner_id', 'session_id']) {
    await db.schema
      .createIndex(`push_devices_${owned.slice(0, -3)}`)
      .on('push_devices')
      .column(owned)
      .execute();
  }
}
