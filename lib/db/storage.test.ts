import { readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { flipBits } from '../../test/damage.ts';
import { describeEngines } from '../../test/engines.ts';
import { lockFile } from '../../test/lock.ts';
import { wipe } from '../privacy/wipe.ts';
import { type Database, type DatabaseSettings, openDatabase, type Tx } from './client.ts';
import { isUnavailable } from './errors.ts';
import { insertRows } from './insert.ts';

const insert = (tx: Tx, name: string) => insertRows(tx, 'migrations', [{ name, applied_at: 1 }]);

/** The names that a test stored, without those of the real migrations. */
async function names(db: Database) {
  const rows = await db.read.selectFrom('migrations').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name).filter((name) => !/^\d/.test(name));
}

/** Waits until the database stores again, which it finds out itself. */
async function untilWritable(db: Database): Promise<void> {
  for (;;) {
    try {
      return db.checkWritable();
    } catch {
      await setTimeout(50);
    }
  }
}

describeEngines('storage', (engine) => {
  it('is writable after units that failed for their own sake', async () => {
    const db = await engine.open();
    await db.write((tx) => insert(tx, 'a'));
    await db.write((tx) => insert(tx, 'a')).catch(() => {});
    db.checkWritable();
    await db.checkIntegrity();
  });

  if (engine.name === 'postgres') return;

  const file = () => join(engine.settings().dataDir, 'site.sqlite');
  let db: Database;
  beforeEach(async () => {
    db = await engine.open();
  });

  it.runIf(process.platform === 'linux')('keeps its locks when a person is erased', async () => {
    const { ino } = await stat(file());
    const locks = async () =>
      (await readFile('/proc/locks', 'utf8'))
        .split('\n')
        .filter((line) => line.includes(`:${ino} `));
    await db.write((tx) => insert(tx, 'a'));
    expect(await locks()).toHaveLength(1);
    await wipe(engine.settings(), [], { texts: ['ann@example.com'] });
    expect(await locks()).toHaveLength(1);
  });

  describe('while another program has the write lock', () => {
    it('serves reads and timers, and stores once the lock is free', async () => {
      const release = await lockFile(file());
      const writes = ['a', 'b'].map((name) => db.write((tx) => insert(tx, name)));
      for (let i = 0; i < 3; i += 1) {
        await setTimeout(10);
        expect(await names(db)).toEqual([]);
      }
      const opened = openDatabase(engine.settings());
      expect(await names(opened)).toEqual([]);
      await opened.close();
      await release();
      await Promise.all(writes);
      expect(await names(db)).toEqual(['a', 'b']);
    });

    it('rejects what has waited too long, says so, and recovers', async () => {
      const impatient = openDatabase({ ...engine.settings(), lockTimeout: 20 });
      const release = await lockFile(file());
      const error = await impatient.write((tx) => insert(tx, 'a')).catch((reason) => reason);
      expect(String(error)).toContain('Another program is writing');
      expect(isUnavailable(error)).toBe(true);
      expect(() => impatient.checkWritable()).toThrow('Another program is writing');
      await release();
      await untilWritable(impatient);
      await impatient.write((tx) => insert(tx, 'b'));
      expect(await names(impatient)).toEqual(['b']);
      await impatient.close();
    });
  });

  it.each(['site.sqlite', 'site.sqlite-wal'])('refuses writes when %s is gone', async (name) => {
    await db.write((tx) => insert(tx, 'before'));
    const path = join(engine.settings().dataDir, name);
    await rename(path, `${path}.away`);
    // Before anything was refused, too.
    expect(() => db.checkWritable()).toThrow('deleted or replaced');
    const write = db.write((tx) => insert(tx, 'lost'));
    await expect(write).rejects.toThrow(`${path} was deleted or replaced`);
    expect(() => db.checkWritable()).toThrow('deleted or replaced');
    await rename(`${path}.away`, path);
    await untilWritable(db);
  });

  it('refuses writes when the file was replaced by another', async () => {
    const moved = `${file()}.old`;
    await rename(file(), moved);
    await openDatabase(engine.settings()).close();
    await expect(db.write((tx) => insert(tx, 'lost'))).rejects.toThrow('deleted or replaced');
  });

  it('says that the disk is full until a write succeeds', async () => {
    const pageCount = (pages: number) =>
      db.write((tx) => sql.raw(`pragma max_page_count = ${pages}`).execute(tx));
    await pageCount(1);
    const logSize = async () => (await stat(`${file()}-wal`)).size;
    const before = await logSize();
    const big = db.write((tx) => insert(tx, 'x'.repeat(1_000_000)));
    const error = await big.catch((reason) => reason);
    expect(String(error)).toContain('full');
    expect(isUnavailable(error)).toBe(true);
    expect(() => db.checkWritable()).toThrow('full');
    await pageCount(100_000);
    await untilWritable(db);
    // The try wrote something: one that changes nothing succeeds on a full disk.
    expect(await logSize()).toBeGreaterThan(before);
  });

  it('finds damage, and refuses writes from then on', async () => {
    await db.write(async (tx) => {
      for (let i = 0; i < 1_000; i += 1) await insert(tx, `name-${i}`.padEnd(1_000));
    });
    await db.close();
    await flipBits(file(), 40);
    const damaged: DatabaseSettings = engine.settings();
    const opened = openDatabase(damaged);
    await expect(opened.checkIntegrity()).rejects.toThrow(`${file()} is damaged`);
    await expect(opened.write((tx) => insert(tx, 'more'))).rejects.toThrow('is damaged');
    expect(() => opened.checkWritable()).toThrow('is damaged');
    await opened.close();
  });

  it('lets only its owner read the folder and the files', async () => {
    await db.write((tx) => insert(tx, 'a'));
    const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await mode(engine.settings().dataDir)).toBe('700');
    for (const part of ['', '-wal', '-shm']) expect(await mode(file() + part)).toBe('600');
  });
});
