import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, inject } from 'vitest';
import { migrations } from '../app/features.ts';
import { type Database, type DatabaseSettings, openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import { createDatabase, dropDatabase } from './postgres.ts';

export interface Engine {
  name: 'sqlite' | 'postgres';
  /** Settings of the running test's database, which is empty at first and removed afterwards. */
  settings(): DatabaseSettings;
  /** Opens a connection, migrated by default; closed when the test ends. */
  open(options?: { migrated: boolean }): Promise<Database>;
}

/** Runs the same tests on a SQLite file and on a PostgreSQL server, with an empty database each. */
export function describeEngines(title: string, tests: (engine: Engine) => void): void {
  describe(`${title} on SQLite`, () => tests(sqlite()));
  describe(`${title} on PostgreSQL`, () => tests(postgres()));
}

function sqlite(): Engine {
  let folder = '';
  return engine('sqlite', {
    create: async () => {
      folder = await mkdtemp(join(tmpdir(), 'beltway-sqlite-'));
      return { dataDir: folder, databaseUrl: undefined };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  });
}

function postgres(): Engine {
  let url = '';
  return engine('postgres', {
    create: async () => {
      url = await createDatabase(inject('postgresUrl'));
      return { dataDir: '', databaseUrl: url };
    },
    remove: () => dropDatabase(url),
  });
}

interface Place {
  create(): Promise<DatabaseSettings>;
  remove(): Promise<void>;
}

function engine(name: Engine['name'], place: Place): Engine {
  let settings: DatabaseSettings | undefined;
  const open: Database[] = [];
  beforeEach(async () => {
    settings = await place.create();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((db) => db.close()));
    await place.remove();
  });
  const current = () => {
    if (!settings) throw new Error('An engine is used inside a test');
    return settings;
  };
  return {
    name,
    settings: current,
    open: async ({ migrated } = { migrated: true }) => {
      const db = openDatabase(current());
      open.push(db);
      if (migrated) await migrate(db, migrations);
      return db;
    },
  };
}
