import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { openSnapshot } from '../backup/snapshot.ts';
import { openPool } from '../db/postgres.ts';
import { silentLog } from '../log.ts';
import { recordErasedRow } from './erasures.ts';
import { wipe } from './wipe.ts';

describeEngines('what was deleted while a backup reads', (engine) => {
  const table = 'erasures';
  const inFiles = engine.name === 'sqlite' ? 'the write-ahead log' : table;

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
    expect((await wipe(engine.settings(), [table], options)).kept).toEqual([inFiles]);
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

  /** Begins a transaction on a connection of its own. */
  async function begin(statements: string) {
    const pool = openPool(engine.settings().databaseUrl ?? '', { size: 1, log: silentLog });
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
});
