import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, inject } from 'vitest';
import { fastPasswords, keyless, rosa } from '../../app/features/accounts/test-accounts.ts';
import { storeLead } from '../../app/features/audit/leads.server.ts';
import { signUp } from '../../app/features/signup/signup.server.ts';
import { migrations } from '../../app/features.ts';
import { createDatabase, dropDatabase } from '../../test/postgres.ts';
import { sampleLead } from '../../test/sample-lead.ts';
import { testServices } from '../../test/services.ts';
import { type Database, type DatabaseSettings, openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { vapidKeys } from '../deliveries/push/keys.ts';
import { openSnapshot, type Value } from './snapshot.ts';

export const engines = ['sqlite', 'postgres'] as const;
export type EngineName = (typeof engines)[number];

/** Databases of the tests in a file: call it there, since it registers hooks. */
export function testPlaces() {
  let folder = '';
  const urls: string[] = [];
  const open: Database[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((db) => db.close()));
    await Promise.all(urls.splice(0).map(dropDatabase));
    await rm(folder, { recursive: true, force: true });
  });

  /** An empty place on an engine, or a database with every table. */
  async function place(engine: EngineName, { migrated = false } = {}): Promise<DatabaseSettings> {
    const dataDir = await mkdtemp(join(folder, 'data-'));
    if (engine === 'sqlite') {
      if (migrated) await cp(inject('sqliteTemplate'), dataDir, { recursive: true });
      return { dataDir, databaseUrl: undefined };
    }
    const url = await createDatabase(inject('postgresUrl'), { migrated });
    urls.push(url);
    return { dataDir, databaseUrl: url };
  }

  /** Opens a place until the test's end, with its schema brought up to date. */
  async function begin(settings: DatabaseSettings, steps = migrations): Promise<Database> {
    const db = openDatabase(settings);
    open.push(db);
    await migrate(db, steps);
    return db;
  }

  /** A database with a row of each kind of value: text in any script, numbers, null and bytes. */
  async function filled(engine: EngineName): Promise<DatabaseSettings> {
    const settings = await place(engine, { migrated: true });
    const db = openDatabase(settings);
    const services = { ...testServices(db), passwords: fastPasswords };
    for (const name of ['Ann Lee', 'Zoë “Z” \\ Ørsted\n✓ 日本']) {
      await storeLead(services, { ...sampleLead, name }, { key: name, source: undefined });
    }
    await signUp(services, { ...rosa, subscriptionPlan: 'growth' }, keyless);
    const bytes = Uint8Array.from({ length: 700 }, (_, i) => i % 256);
    await db.write((tx) =>
      tx.insertInto('blog_media').values({ path: 'a.png', type: 'image/png', bytes }).execute(),
    );
    await vapidKeys(db, Date.now);
    await db.close();
    return settings;
  }

  return { folder: () => folder, place, begin, filled };
}

/** Every row of every table, in one order for both engines. */
export async function contents(settings: DatabaseSettings): Promise<Record<string, string[]>> {
  const snapshot = await openSnapshot(settings);
  const found: Record<string, string[]> = {};
  for (const table of snapshot.tables) {
    const rows: Value[][] = [];
    for await (const batch of snapshot.rows(table)) rows.push(...batch);
    found[table.name] = rows
      .map((row) => JSON.stringify(table.columns.map((name, i) => [name, plain(row[i])]).sort()))
      .sort();
  }
  await snapshot.close();
  return found;
}

const plain = (value: Value | undefined) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
