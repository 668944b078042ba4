import { expect, it } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { isUniqueViolation } from './errors.ts';
import { insertRows, into } from './insert.ts';

const row = (name: string, applied_at = 1) => ({ name, applied_at });

describeEngines('insertRows', (engine) => {
  it('inserts one row, several or none, and returns how many', async () => {
    const db = await engine.open();
    const insert = (...rows: ReturnType<typeof row>[]) =>
      db.write((tx) => insertRows(tx, 'migrations', rows));
    expect(await insert(row('one', 1))).toBe(1);
    expect(await insert(row('two', 2), row('three', 3))).toBe(2);
    expect(await insert(row('four', 4), row('five', 5))).toBe(2);
    expect(await insert()).toBe(0);
    const names = ['one', 'two', 'three', 'four', 'five'];
    const found = await db.read
      .selectFrom('migrations')
      .select(['name', 'applied_at'])
      .where('name', 'in', names)
      .orderBy('applied_at')
      .execute();
    expect(found).toEqual(names.map((name, i) => row(name, i + 1)));
  });

  it('puts values into their columns in whatever order a row has them', async () => {
    const db = await engine.open();
    await db.write(async (tx) => {
      await insertRows(tx, 'migrations', [row('a')]);
      await insertRows(tx, 'migrations', [{ applied_at: 2, name: 'b' }]);
    });
    const found = await db.read
      .selectFrom('migrations')
      .selectAll()
      .where('name', 'in', ['a', 'b'])
      .orderBy('name')
      .execute();
    expect(found).toEqual([row('a', 1), row('b', 2)]);
  });

  it('throws for a key that exists, or leaves its row out', async () => {
    const db = await engine.open();
    await db.write((tx) => insertRows(tx, 'migrations', [row('a')]));
    const again = db.write((tx) => insertRows(tx, 'migrations', [row('a')]));
    expect(isUniqueViolation(await again.catch((error) => error))).toBe(true);
    const skipped = db.write((tx) =>
      insertRows(tx, 'migrations', [row('a'), row('b')], { skipExisting: true }),
    );
    expect(await skipped).toBe(1);
  });
});

describeEngines('db.insert', (engine) => {
  const notice = (name: string) => ({ name, due_at: 1 });

  it('inserts into several tables, whatever the number of rows', async () => {
    const db = await engine.open();
    await db.insert([
      into('migrations', [row('a'), row('b')]),
      into('notices', []),
      into('notices', [notice('a')]),
    ]);
    await db.insert([into('migrations', [row('c')]), into('notices', [notice('b'), notice('c')])]);
    const names = ['a', 'b', 'c'];
    const from = (table: 'migrations' | 'notices') =>
      db.read.selectFrom(table).select('name').where('name', 'in', names).orderBy('name').execute();
    expect(await from('migrations')).toEqual(names.map((name) => ({ name })));
    expect(await from('notices')).toEqual(names.map((name) => ({ name })));
  });

  it('stores all of it or nothing, whichever table refuses', async () => {
    const db = await engine.open();
    await db.insert([into('migrations', [row('taken')]), into('notices', [notice('taken')])]);
    for (const [first, last] of [
      ['taken', 'free'],
      ['free', 'taken'],
    ] as const) {
      const refused = db.insert([
        into('migrations', [row(first)]),
        into('notices', [notice(last)]),
      ]);
      expect(isUniqueViolation(await refused.catch((error) => error))).toBe(true);
    }
    const free = { name: 'free' };
    expect(await db.read.selectFrom('migrations').select('name').execute()).not.toContainEqual(
      free,
    );
    expect(await db.read.selectFrom('notices').select('name').execute()).not.toContainEqual(free);
  });

  it('is refused within a unit of work, whose savepoint it would wait for', async () => {
    const db = await engine.open();
    const unit = db.write(() => db.insert([into('migrations', [row('a')])]));
    await expect(unit).rejects.toThrow('cannot start another');
  });
});
