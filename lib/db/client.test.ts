import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { createDatabase, dropDatabase } from '../../test/postgres.ts';
import { type Database, openDatabase, type Tx } from './client.ts';
import { isUniqueViolation } from './errors.ts';
import { migrate } from './migrate.ts';

const row = (name: string) => ({ name, applied_at: 1 });
const insert = (tx: Tx, name: string) => tx.insertInto('migrations').values(row(name)).execute();
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

async function names(db: Database) {
  const rows = await db.read.selectFrom('migrations').select('name').orderBy('name').execute();
  return rows.map((found) => found.name).filter((name) => !/^\d/.test(name));
}

describeEngines('the database', (engine) => {
  it('keeps a unit of work whole', async () => {
    const db = await engine.open();
    await expect(
      db.write(async (tx) => {
        await insert(tx, 'half');
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await names(db)).toEqual([]);
  });

  it('rolls back one slow unit while other requests write and read in between', async () => {
    const db = await engine.open();
    const slow = db.write(async (tx) => {
      await insert(tx, 'slow');
      await turn();
      await turn();
      throw new Error('slow failed');
    });
    const others = Array.from({ length: 20 }, async (_, i) => {
      await turn();
      const seen = await names(db);
      await db.write((tx) => insert(tx, `other-${String(i).padStart(2, '0')}`));
      return seen;
    });
    await expect(slow).rejects.toThrow('slow failed');
    for (const seen of await Promise.all(others)) expect(seen).not.toContain('slow');
    expect(await names(db)).toEqual(
      Array.from({ length: 20 }, (_, i) => `other-${String(i).padStart(2, '0')}`),
    );
  });

  it('lets a failing unit spoil no other of the same commit', async () => {
    const db = await engine.open();
    const results = await Promise.allSettled(
      Array.from({ length: 300 }, (_, i) =>
        db.write(async (tx) => {
          await insert(tx, `unit-${i}`);
          if (i % 3 === 0) await insert(tx, `unit-${i}`);
          return i;
        }),
      ),
    );
    const failed = results.filter((result) => result.status === 'rejected');
    expect(failed).toHaveLength(100);
    for (const { reason } of failed) expect(isUniqueViolation(reason)).toBe(true);
    expect(results[1]).toEqual({ status: 'fulfilled', value: 1 });
    expect(await names(db)).toHaveLength(200);
  });

  it('stores once what ran again after a neighbour failed', async () => {
    const db = await engine.open();
    await db.write((tx) => tx.insertInto('migrations').values(row('count')).execute());
    const more = sql<number>`applied_at + 1`;
    let runs = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) =>
        db.write(async (tx) => {
          runs += 1;
          await tx
            .updateTable('migrations')
            .set({ applied_at: more })
            .where('name', '=', 'count')
            .execute();
          if (i % 10 === 5) throw new Error(`only ${i}`);
        }),
      ),
    );
    expect(
      results.flatMap((result, i) => ('reason' in result ? [[i, result.reason]] : [])),
    ).toEqual([5, 15, 25, 35, 45].map((i) => [i, new Error(`only ${i}`)]));
    expect(runs).toBeGreaterThan(50);
    const { applied_at } = await db.read
      .selectFrom('migrations')
      .select('applied_at')
      .where('name', '=', 'count')
      .executeTakeFirstOrThrow();
    expect(applied_at).toBe(1 + 45);
  });

  it('gives a unique value to one of those that ask for it at once', async () => {
    const db = await engine.open();
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) => db.write((tx) => insert(tx, `name-${i % 10}`))),
    );
    const failed = results.filter((result) => result.status === 'rejected');
    expect(failed).toHaveLength(20);
    for (const { reason } of failed) expect(isUniqueViolation(reason)).toBe(true);
    expect(await names(db)).toHaveLength(10);
  });

  it('runs nothing again when the COMMIT itself fails', async () => {
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
    expect((await sql`select name from late`.execute(db.read as never)).rows).toEqual([]);
    await db.write((tx) => insert(tx, 'next'));
  });

  it('sees a unit from another connection as soon as it is acknowledged', async () => {
    const [db, other] = [await engine.open(), await engine.open()];
    await db.write((tx) => insert(tx, 'seen'));
    expect(await names(other)).toEqual(['seen']);
  });

  it('fails a unit that starts another, which would wait for itself', async () => {
    const db = await engine.open();
    await expect(db.write(() => db.write(async () => 1))).rejects.toThrow('cannot start another');
    expect(await db.write(async () => 2)).toBe(2);
  });

  it('finishes what is being written before it closes, and takes no more', async () => {
    const db = await engine.open();
    const writes = ['a', 'b', 'c'].map((name) => db.write((tx) => insert(tx, name)));
    await db.close();
    await Promise.all(writes);
    await expect(db.write((tx) => insert(tx, 'late'))).rejects.toThrow();
    expect(await names(await engine.open({ migrated: false }))).toEqual(['a', 'b', 'c']);
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

  it('refuses what the engines would store differently', async () => {
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

describe('on PostgreSQL', () => {
  let url = '';
  const opened: Database[] = [];
  const open = () => {
    const db = openDatabase({ dataDir: '', databaseUrl: url });
    opened.push(db);
    return db;
  };
  beforeEach(async () => {
    url = await createDatabase(inject('postgresUrl'));
    await migrate(open());
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((db) => db.close()));
    await dropDatabase(url);
  });

  it('lets no caller feel a deadlock between the commits of two processes', async () => {
    const { hold, held } = meeting();
    const [one, other] = [open(), open()];
    await Promise.all([
      one.write((tx) => hold(tx, 'a')),
      one.write((tx) => claim(tx, 'b')),
      other.write((tx) => hold(tx, 'b')),
      other.write((tx) => claim(tx, 'a')),
    ]);
    expect(held()).toBeGreaterThan(2);
    expect(await names(one)).toEqual(['a', 'b']);
  });

  it('lets no caller feel a deadlock between two units', async () => {
    const { hold, held } = meeting();
    const crossing = (first: string, second: string) => async (tx: Tx) => {
      await hold(tx, first);
      await claim(tx, second);
    };
    await Promise.all([open().write(crossing('a', 'b')), open().write(crossing('b', 'a'))]);
    expect(held()).toBeGreaterThan(2);
  });

  it('runs again what a broken connection took with it', async () => {
    const db = open();
    let broken = false;
    await Promise.all([
      db.write((tx) => insert(tx, 'before')),
      db.write(async (tx) => {
        if (!broken) {
          broken = true;
          await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
        }
        await insert(tx, 'breaking');
      }),
      db.write((tx) => insert(tx, 'after')),
    ]);
    expect(broken).toBe(true);
    expect(await names(db)).toEqual(['after', 'before', 'breaking']);
  });

  it('prepares each query once on a connection, except those with a star', async () => {
    const prepared = await open().write(async (tx) => {
      for (const name of ['a', 'b']) {
        await tx.selectFrom('migrations').select('name').where('name', '=', name).execute();
        await tx.selectFrom('migrations').selectAll().where('name', '=', name).execute();
      }
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx);
    });
    const selects = prepared.rows.filter(({ statement }) => statement.includes('where'));
    expect(selects).toEqual([{ statement: 'select "name" from "migrations" where "name" = $1' }]);
  });
});

/** A row that may be there already; waits for whoever is inserting it now. */
const claim = (tx: Tx, name: string) =>
  tx
    .insertInto('migrations')
    .values(row(name))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();

/** Two that each hold a row before either goes on, so that they can only lock each other out. */
function meeting() {
  let count = 0;
  const both = Promise.withResolvers<void>();
  return {
    hold: async (tx: Tx, name: string) => {
      await claim(tx, name);
      count += 1;
      if (count === 2) both.resolve();
      await both.promise;
    },
    /** Two, and one more for each deadlock. */
    held: () => count,
  };
}
