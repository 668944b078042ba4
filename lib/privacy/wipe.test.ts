import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { admin } from '../../test/postgres.ts';
import { openSnapshot } from '../backup/snapshot.ts';
import { openPool } from '../db/postgres.ts';
import { silentLog } from '../log.ts';
import { recordErasedRow } from './erasures.ts';
import { wipe } from './wipe.ts';

describeEngines('what was deleted while a backup reads', (engine) => {
  const table = 'erasures';
  const inFiles = engine.name === 'sqlite' ? ['the write-ahead log'] : [table, 'pg_statistic'];

  /** Deletes a row that a snapshot still sees. */
  async function deleteRow() {
    const db = await engine.open();
    await db.write((tx) => recordErasedRow(tx, 'a', 1));
    const backup = await openSnapshot(engine.settings());
    await db.write((tx) => tx.deleteFrom(table).execute());
    return backup;
  }

  it('is said to be kept', async () => {
    const backup = await deleteRow();
    const options = { texts: [], readerTimeout: 0 };
    expect((await wipe(engine.settings(), [table], options)).kept).toEqual(inFiles);
    await backup.close();
    expect((await wipe(engine.settings(), [table], options)).kept).toEqual([]);
  });

  it('is removed when the backup ends in time', async () => {
    const backup = await deleteRow();
    const wiped = wipe(engine.settings(), [table], { texts: [] });
    await setTimeout(300);
    await backup.close();
    expect((await wiped).kept).toEqual([]);
  });

  if (engine.name === 'sqlite') return;

  const address = () => engine.settings().databaseUrl ?? '';

  /** Begins a transaction on a connection of its own. */
  async function begin(statements: string) {
    const pool = openPool(address(), { size: 1, log: silentLog });
    const client = await pool.connect();
    await client.query(`begin ${statements}`);
    return {
      async end() {
        await client.query('rollback');
        client.release();
        await pool.end();
      },
    };
  }

  it('is said to be kept where a transaction could still read it', async () => {
    const db = await engine.open();
    await db.write((tx) => recordErasedRow(tx, 'a', 1));
    const reader = await begin('isolation level repeatable read; select 1');
    await db.write((tx) => tx.deleteFrom(table).execute());
    const options = { texts: [], readerTimeout: 0 };
    expect((await wipe(engine.settings(), [table], options)).kept).toEqual([table]);
    const wiped = wipe(engine.settings(), [table], { texts: [] });
    await setTimeout(300);
    await reader.end();
    expect((await wiped).kept).toEqual([]);
  });

  it('is removed from a table that somebody else leaves within the three tries', async () => {
    const db = await engine.open();
    await db.write((tx) => recordErasedRow(tx, 'a', 1));
    await db.write((tx) => tx.deleteFrom(table).execute());
    const writer = await begin(`; lock table ${table} in row exclusive mode`);
    const wiped = wipe(engine.settings(), [table], { texts: [] });
    await setTimeout(3_000);
    await writer.end();
    expect((await wiped).kept).toEqual([]);
  });

  /** Values that the planner's statistics quote of the rows' ids. */
  async function sampled(): Promise<string[]> {
    const pool = openPool(address(), { size: 1, log: silentLog });
    const { rows } = await pool.query<{ ids: string }>(
      `select histogram_bounds::text as ids from pg_stats
        where tablename = '${table}' and attname = 'subject'`,
    );
    await pool.end();
    return rows.map(({ ids }) => ids);
  }

  /** Stores the rows a, b and c, has them sampled, and deletes all but some. */
  async function deleteSampled(left: string[]) {
    const db = await engine.open();
    for (const id of ['a', 'b', 'c']) await db.write((tx) => recordErasedRow(tx, id, 1));
    await admin(address(), `analyze ${table}`);
    expect(await sampled()).toEqual(['{a,b,c}']);
    await db.write((tx) => tx.deleteFrom(table).where('subject', 'not in', left).execute());
  }

  it.each([
    { left: ['b', 'c'], inStatistics: ['{b,c}'] },
    { left: [''], inStatistics: [] },
  ])('is no sample of the planner where $left is left', async ({ left, inStatistics }) => {
    await deleteSampled(left);
    expect((await wipe(engine.settings(), [table], { texts: [] })).kept).toEqual([]);
    expect(await sampled()).toEqual(inStatistics);
  });

  it('is said to be kept in samples that the site’s role may not rewrite', async () => {
    await deleteSampled(['b', 'c']);
    const url = new URL(address());
    const role = url.pathname.slice(1).replace('test', 'role');
    url.username = role;
    await admin(
      address(),
      `create role ${role} login password 'test'; alter table ${table} owner to ${role}`,
    );
    try {
      const settings = { ...engine.settings(), databaseUrl: url.href };
      expect((await wipe(settings, [table], { texts: [] })).kept).toEqual(['pg_statistic']);
    } finally {
      await admin(
        address(),
        `reassign owned by ${role} to postgres; drop owned by ${role}; drop role ${role}`,
      );
    }
  });
});
