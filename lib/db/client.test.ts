import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import type { Database, Tx } from './client.ts';
import { isUniqueViolation } from './errors.ts';

const insert = (tx: Tx, name: string) =>
  tx.insertInto('migrations').values({ name, applied_at: 1 }).execute();

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** The names that a test stored, without those of the real migrations. */
async function names(db: Database) {
  const rows = await db.read.selectFrom('migrations').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name).filter((name) => !/^\d/.test(name));
}

describeEngines('the database', (engine) => {
  it('rolls back a unit that throws', async () => {
    const db = await engine.open();
    const unit = db.write(async (tx) => {
      await insert(tx, 'half');
      throw new Error('changed my mind');
    });
    await expect(unit).rejects.toThrow('changed my mind');
    expect(await names(db)).toEqual([]);
  });

  it('finds nothing by a text with a NUL, which PostgreSQL refuses', async () => {
    const db = await engine.open();
    const named = db.read.selectFrom('migrations').select('name').where('name', '=', '001-leads\0');
    expect(await named.execute()).toEqual([]);
  });

  it('hides an open unit from reads, and rolls it back while other units are pending', async () => {
    const db = await engine.open();
    const [started, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = db.write(async (tx) => {
      await insert(tx, 'slow');
      started.resolve();
      await mayEnd.promise;
      throw new Error('slow failed');
    });
    await started.promise;
    const others = ['a', 'b', 'c'].map((name) => db.write((tx) => insert(tx, name)));
    expect(await names(db)).not.toContain('slow');
    mayEnd.resolve();
    await expect(slow).rejects.toThrow('slow failed');
    await Promise.all(others);
    expect(await names(db)).toEqual(['a', 'b', 'c']);
  });

  it('stores each good unit once and reports each bad one to its own caller', async () => {
    const db = await engine.open();
    await db.write((tx) => sql`create table effects (unit integer)`.execute(tx));
    const count = engine.name === 'sqlite' ? 10_000 : 1_000;
    const isBad = (unit: number) => unit % 10 === 7;
    let runs = 0;
    const results = await Promise.allSettled(
      Array.from({ length: count }, (_, unit) =>
        db.write(async (tx) => {
          runs += 1;
          await sql`insert into effects values (${unit})`.execute(tx);
          if (isBad(unit)) throw new Error(`only ${unit}`);
          return unit;
        }),
      ),
    );
    expect(results).toEqual(
      Array.from({ length: count }, (_, unit) =>
        isBad(unit)
          ? { status: 'rejected', reason: new Error(`only ${unit}`) }
          : { status: 'fulfilled', value: unit },
      ),
    );
    expect(runs).toBe(count);
    const stored = await db.write((tx) =>
      sql<{ unit: number }>`select unit from effects order by unit`.execute(tx),
    );
    const good = Array.from({ length: count }, (_, unit) => unit).filter((unit) => !isBad(unit));
    expect(stored.rows.map(({ unit }) => unit)).toEqual(good);
  });

  it('gives a unique value to one of the units that insert it at once', async () => {
    const db = await engine.open();
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) => db.write((tx) => insert(tx, `name-${i % 10}`))),
    );
    const failed = results.filter((result) => result.status === 'rejected');
    expect(failed).toHaveLength(20);
    for (const { reason } of failed) expect(isUniqueViolation(reason)).toBe(true);
    expect(await names(db)).toHaveLength(10);
  });

  it('rejects units whose COMMIT fails, without a second run', async () => {
    const db = await engine.open();
    await db.write((tx) =>
      sql`create table late (name text references migrations (name) deferrable initially deferred)`.execute(
        tx,
      ),
    );
    let runs = 0;
    const results = await Promise.allSettled(
      ['a', 'b', 'c'].map((name) =>
        db.write(async (tx) => {
          runs += 1;
          await sql`insert into late values (${name})`.execute(tx);
        }),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(runs).toBe(3);
    const stored = await db.write((tx) => sql`select name from late`.execute(tx));
    expect(stored.rows).toEqual([]);
  });

  it('shows a unit to other connections once its promise has resolved', async () => {
    const [db, other] = [await engine.open(), await engine.open()];
    await db.write((tx) => insert(tx, 'seen'));
    expect(await names(other)).toEqual(['seen']);
  });

  it('refuses a unit inside another, which would wait for itself', async () => {
    const db = await engine.open();
    await expect(db.write(() => db.write(async () => 1))).rejects.toThrow('cannot start another');
    expect(await db.write(async () => 2)).toBe(2);
  });

  it('refuses a query that a unit left behind when it ended', async () => {
    const db = await engine.open();
    const ended = Promise.withResolvers<void>();
    let late: Promise<unknown> = Promise.resolve();
    const failing = db.write(async (tx) => {
      await insert(tx, 'failing');
      late = expect(ended.promise.then(() => insert(tx, 'late'))).rejects.toThrow();
      throw new Error('own');
    });
    const next = db.write(async (tx) => {
      await insert(tx, 'next');
      if (engine.name === 'postgres') await failing.catch(() => {});
      ended.resolve();
      await late;
    });
    await expect(failing).rejects.toThrow('own');
    await next;
    expect(await names(db)).toEqual(['next']);
  });

  it('finishes pending writes before it closes, and accepts no more', async () => {
    const db = await engine.open();
    const writes = ['a', 'b', 'c'].map((name) => db.write((tx) => insert(tx, name)));
    await db.close();
    await Promise.all(writes);
    await expect(db.write((tx) => insert(tx, 'late'))).rejects.toThrow('closed');
    expect(await names(await engine.open())).toEqual(['a', 'b', 'c']);
  });

  it('waits for a unit that is still running before it closes', async () => {
    const db = await engine.open();
    const [started, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const unit = db.write(async (tx) => {
      started.resolve();
      await mayEnd.promise;
      await insert(tx, 'running');
    });
    await started.promise;
    const closed = db.close();
    await nextTurn();
    mayEnd.resolve();
    await Promise.all([unit, closed]);
    expect(await names(await engine.open())).toEqual(['running']);
  });

  it('stores and returns numbers, nulls and large times alike', async () => {
    const db = await engine.open();
    const time = 8_640_000_000_000_000;
    await db.write((tx) =>
      tx.insertInto('migrations').values({ name: 'x', applied_at: time }).execute(),
    );
    const found = await db.read
      .selectFrom('migrations')
      .select([
        'applied_at',
        sql<null>`null`.as('nothing'),
        (e) => e.fn.countAll<number>().over().as('all'),
      ])
      .where('applied_at', '=', time)
      .execute();
    expect(found).toEqual([{ applied_at: time, nothing: null, all: 1 }]);
  });

  it('refuses values that the engines would store differently', async () => {
    const db = await engine.open();
    const wrong = true as unknown as number;
    await expect(
      db.write((tx) =>
        tx.insertInto('migrations').values({ name: 'x', applied_at: wrong }).execute(),
      ),
    ).rejects.toThrow();
    await expect(
      db.read.selectFrom('migrations').select(sql<number>`9007199254740993`.as('n')).execute(),
    ).rejects.toThrow(RangeError);
  });
});
