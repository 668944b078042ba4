import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrations } from '../../app/features.ts';
import { type DatabaseSettings, openDatabase } from '../db/client.ts';
import { assertMigrated, migrate, UNFINISHED_COPY, UnfinishedCopyError } from '../db/migrate.ts';
import { ChangedError, copyDatabase } from './copy.ts';
import { PlaceError } from './places.ts';
import { openSnapshot } from './snapshot.ts';
import { contents, testPlaces } from './test-places.ts';

const { place, begin, filled } = testPlaces();

/** Copies until a table begins, as if the process had been killed there. */
async function interrupt(from: DatabaseSettings, to: DatabaseSettings, at: string) {
  const onTable = ({ name }: { name: string }) => {
    if (name === at) throw new Error('killed');
  };
  await expect(copyDatabase({ from, to, migrations, onTable })).rejects.toThrow('killed');
}

async function query(settings: DatabaseSettings, text: string) {
  const db = openDatabase(settings);
  await db.write((tx) => sql.raw(text).execute(tx));
  await db.close();
}

it('a snapshot that waits longer than a connection may be idle can still be read', async () => {
  const snapshot = await openSnapshot(await filled('postgres'), 300);
  await setTimeout(1_000);
  const [leads] = snapshot.tables.filter(({ name }) => name === 'leads');
  const rows = leads && (await snapshot.rows(leads).next()).value;
  expect(rows).toHaveLength(leads?.rows ?? 0);
  await snapshot.close();
});

const withoutMigrations = ({ migrations: _, ...tables }: Record<string, string[]>) => tables;

describe.each([
  { from: 'sqlite', to: 'postgres' },
  { from: 'postgres', to: 'sqlite' },
] as const)('a copy from $from to $to', (engine) => {
  it('has every row of every table, and the site starts on it', async () => {
    const [from, to] = [await filled(engine.from), await place(engine.to)];
    const before = await contents(from);
    const report = await copyDatabase({ from, to, migrations });
    expect(await contents(to)).toEqual(before);
    const rows = Object.values(withoutMigrations(before)).flat().length;
    expect(report).toEqual({ rows, tables: Object.keys(before).length, found: 0 });
    const db = await begin(to);
    await assertMigrated(db, migrations);
  });

  it('goes on where an interrupted one ended; no site starts on a part', async () => {
    const [from, to] = [await filled(engine.from), await place(engine.to)];
    await interrupt(from, to, 'subscriptions');
    const db = openDatabase(to);
    await expect(migrate(db, migrations)).rejects.toThrow(UnfinishedCopyError);
    await expect(assertMigrated(db, migrations)).rejects.toThrow(UnfinishedCopyError);
    await db.close();
    const before = await contents(from);
    // Ended within a table, not only between two.
    await query(to, 'delete from leads where id = (select max(id) from leads)');
    const part = withoutMigrations(await contents(to));
    const { found } = await copyDatabase({ from, to, migrations });
    expect(found).toBe(Object.values(part).flat().length);
    expect(part.leads).toHaveLength(1);
    expect(await contents(to)).toEqual(before);
  });

  it('begins anew where the original has changed since, or has fewer rows', async () => {
    for (const change of [`update leads set name = 'Bo'`, 'delete from leads']) {
      const [from, to] = [await filled(engine.from), await place(engine.to)];
      await interrupt(from, to, 'subscriptions');
      await query(from, change);
      const { found } = await copyDatabase({ from, to, migrations });
      expect(found).toBe(0);
      expect(await contents(to)).toEqual(await contents(from));
    }
  });

  it('replaces no database, and copies none that is in use', async () => {
    const [from, to] = [await filled(engine.from), await filled(engine.to)];
    const before = await contents(to);
    await expect(copyDatabase({ from, to, migrations })).rejects.toThrow(PlaceError);
    expect(await contents(to)).toEqual(before);
  });

  it('is refused where the original is in use', async () => {
    const [from, to] = [await filled(engine.from), await place(engine.to)];
    const db = await begin(from);
    await db.read.selectFrom('leads').select('id').execute();
    await expect(copyDatabase({ from, to, migrations })).rejects.toThrow('stop the site');
  });
});

it('notices a row that is stored in the original meanwhile', async () => {
  const [from, to] = [await filled('postgres'), await place('sqlite')];
  const onTable = async ({ name }: { name: string }) => {
    if (name === 'subscriptions') await query(from, `update leads set name = 'Bo'`);
  };
  await expect(copyDatabase({ from, to, migrations, onTable })).rejects.toThrow(ChangedError);
  const db = openDatabase(to);
  const [mark] = await db.read.selectFrom('migrations').select('name').execute();
  expect(mark?.name).toBe(UNFINISHED_COPY);
  await db.close();
});
