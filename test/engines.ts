import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, inject } from 'vitest';
import { type Database, type DatabaseSettings, openDatabase } from '../lib/db/client.ts';
import { createDatabase, dropDatabase, emptyDatabase } from './postgres.ts';

export interface Engine {
  name: 'sqlite' | 'postgres';
  /** Settings of the running test's database, which is removed afterwards. */
  settings(): DatabaseSettings;
  /** Opens a connection, closed when the test ends. */
  open(): Promise<Database>;
}

/**
 * Runs the same tests on a SQLite file and on a PostgreSQL server. Each test has an empty database
 * with every table. On SQLite it is a copy of one file. On PostgreSQL, where a copy takes 0.2 s, a
 * worker's tests use one database in turn, emptied between them.
 * @param migrated whether the database has its tables; false leaves it empty.
 */
export function describeEngines(
  title: string,
  tests: (engine: Engine) => void,
  { migrated = true } = {},
): void {
  describe(`${title} on SQLite`, () => tests(sqlite(migrated)));
  describe(`${title} on PostgreSQL`, () => tests(postgres(migrated)));
}

function sqlite(migrated: boolean): Engine {
  let folder = '';
  return engine('sqlite', {
    create: async () => {
      folder = await mkdtemp(join(tmpdir(), 'beltway-sqlite-'));
      if (migrated) await cp(inject('sqliteTemplate'), folder, { recursive: true });
      return { dataDir: folder, databaseUrl: undefined };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  });
}

/** The worker's PostgreSQL database with every table, while no test uses it. */
let spare: string | undefined;

function postgres(migrated: boolean): Engine {
  let url = '';
  return engine('postgres', {
    create: async () => {
      url = (migrated && spare) || (await createDatabase(inject('postgresUrl'), { migrated }));
      if (migrated) spare = undefined;
      return { dataDir: '', databaseUrl: url };
    },
    remove: async () => {
      if (migrated && (await emptyDatabase(url, inject('postgresSchema')))) spare = url;
      else await dropDatabase(url);
    },
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
    open: async () => {
      const db = openDatabase(current());
      open.push(db);
      return db;
    },
  };
}
