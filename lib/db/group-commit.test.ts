import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase, type Tx } from './client.ts';

let folder = '';
let db: Database;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beltway-commit-'));
  db = openDatabase({ dataDir: folder, databaseUrl: undefined });
  await db.write((tx) => sql`create table effects (name text unique)`.execute(tx));
});
afterEach(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

const insert = (tx: Tx, name: string) => sql`insert into effects values (${name})`.execute(tx);
const select = sql<{ name: string }>`select name from effects order by name`;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** The committed names, read on a separate connection. */
function committed(): unknown[] {
  const other = new DatabaseSync(join(folder, 'site.sqlite'), { readOnly: true });
  const rows = other.prepare('select name from effects order by name').all();
  other.close();
  return rows.map(({ name }) => name);
}

const errorsOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'rejected' ? String(result.reason) : 'stored'));

it('waits for the disk at each commit, with a write-ahead log and foreign keys', async () => {
  const pragma = (name: string) =>
    db.write(async (tx) => (await sql.raw(`pragma ${name}`).execute(tx)).rows);
  expect(await pragma('synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await pragma('foreign_keys')).toEqual([{ foreign_keys: 1 }]);
});

it('waits for the disk only if one of the units that share the commit does', async () => {
  const level = async (tx: Tx) => (await sql.raw('pragma synchronous').execute(tx)).rows;
  const unflushed = () => db.write(level, { flush: false });
  expect(await unflushed()).toEqual([{ synchronous: 1 }]);
  expect(await Promise.all([unflushed(), db.write(level)])).toEqual([
    [{ synchronous: 2 }],
    [{ synchronous: 2 }],
  ]);
  expect(await unflushed()).toEqual([{ synchronous: 1 }]);
  expect(await db.write(level)).toEqual([{ synchronous: 2 }]);
});

it('resolves and rejects no promise before the commit that its unit shares', async () => {
  const [lastRuns, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const settled: string[] = [];
  const good = db.write((tx) => insert(tx, 'same')).then(() => settled.push('good'));
  const bad = db.write((tx) => insert(tx, 'same')).catch(() => settled.push('bad', ...read()));
  const last = db.write(async () => {
    lastRuns.resolve();
    await mayEnd.promise;
  });
  const read = () => committed().map(String);
  await lastRuns.promise;
  await nextTurn();
  expect(settled).toEqual([]);
  expect(committed()).toEqual([]);
  mayEnd.resolve();
  await Promise.all([good, bad, last]);
  expect(settled.toSorted()).toEqual(['bad', 'good', 'same']);
});

it('hides a failed unit’s changes from the next unit, and shows it those of good ones', async () => {
  const [, failed, seen] = await Promise.allSettled([
    db.write((tx) => insert(tx, 'good')),
    db.write(async (tx) => {
      await insert(tx, 'bad');
      throw new Error('own');
    }),
    db.write(async (tx) => (await select.execute(tx)).rows),
  ]);
  expect(failed).toEqual({ status: 'rejected', reason: new Error('own') });
  expect(seen).toEqual({ status: 'fulfilled', value: [{ name: 'good' }] });
});

it('holds the write lock from the start of a unit that reads first', async () => {
  const other = new DatabaseSync(join(folder, 'site.sqlite'), { timeout: 0 });
  await db.write(async (tx) => {
    await select.execute(tx);
    expect(() => other.exec(`insert into effects values ('other')`)).toThrow('locked');
    await insert(tx, 'own');
  });
  other.close();
  expect(committed()).toEqual(['own']);
});

it('rejects all units of a commit when a full disk makes SQLite roll them back', async () => {
  const pageCount = (pages: string) =>
    db.write((tx) => sql.raw(`pragma max_page_count = ${pages}`).execute(tx));
  await pageCount('10');
  const runs: string[] = [];
  const results = await Promise.allSettled(
    ['before', 'x'.repeat(100_000), 'after'].map((name) =>
      db.write(async (tx) => {
        runs.push(name);
        await insert(tx, name);
      }),
    ),
  );
  expect(errorsOf(results)).toEqual(Array(3).fill('Error: database or disk is full'));
  expect(runs).toHaveLength(2);
  expect(committed()).toEqual([]);
  await pageCount('1000');
  await db.write((tx) => insert(tx, 'later'));
  expect(committed()).toEqual(['later']);
});
