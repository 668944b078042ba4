import { createServer, type Socket } from 'node:net';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase } from '../../test/postgres.ts';
import { createLog, silentLog } from '../log.ts';
import { type Database, openDatabase, type Tx } from './client.ts';
import { isUnavailable } from './errors.ts';
import { openPool, PipeliningDialect, transact } from './postgres.ts';
import type { Tables } from './tables.ts';

let url = '';
beforeEach(async () => {
  url = await createDatabase(inject('postgresUrl'));
});
afterEach(() => dropDatabase(url));

describe('units of work', () => {
  let db: Database;
  beforeEach(async () => {
    db = openDatabase({ dataDir: '', databaseUrl: url });
    await db.write((tx) =>
      sql`create table migrations (name text primary key, applied_at bigint)`.execute(tx),
    );
  });
  afterEach(() => db.close());

  const row = (name: string) => ({ name, applied_at: 1 });
  const insert = (tx: Tx, name: string) => tx.insertInto('migrations').values(row(name)).execute();
  const names = async () => {
    const rows = await db.read.selectFrom('migrations').select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  };

  it('commit separately: a slow one delays no other', async () => {
    const mayEnd = Promise.withResolvers<void>();
    const slow = db.write(async (tx) => {
      await insert(tx, 'slow');
      await mayEnd.promise;
    });
    await db.write((tx) => insert(tx, 'fast'));
    expect(await names()).toEqual(['fast']);
    mayEnd.resolve();
    await slow;
    expect(await names()).toEqual(['fast', 'slow']);
  });

  it('leave connections for reads, however many are open', async () => {
    const mayEnd = Promise.withResolvers<void>();
    const units = Array.from({ length: 50 }, (_, i) =>
      db.write(async (tx) => {
        await insert(tx, `unit-${i}`);
        await mayEnd.promise;
      }),
    );
    expect(await names()).toEqual([]);
    mayEnd.resolve();
    await Promise.all(units);
    expect(await names()).toHaveLength(50);
  });

  it('run again after a deadlock, and commit both', async () => {
    const both = Promise.withResolvers<void>();
    let runs = 0;
    const crossing = (first: string, second: string) => async (tx: Tx) => {
      await claim(tx, first);
      runs += 1;
      if (runs === 2) both.resolve();
      await both.promise;
      await claim(tx, second);
    };
    await Promise.all([db.write(crossing('a', 'b')), db.write(crossing('b', 'a'))]);
    expect(runs).toBeGreaterThan(2);
    expect(await names()).toEqual(['a', 'b']);
  });

  it.each([
    { error: 'a serialization failure', state: '40001', runs: 4 },
    { error: 'a deadlock', state: '40P01', runs: 4 },
    { error: 'any other error', state: '22012', runs: 1 },
  ])('run $runs times in all when each run ends in $error', async ({ state, runs }) => {
    let ran = 0;
    const unit = db.write(async (tx) => {
      ran += 1;
      await insert(tx, 'conflict');
      await sql.raw(`do $$ begin raise using errcode = '${state}'; end $$`).execute(tx);
    });
    await expect(unit).rejects.toMatchObject({ code: state });
    expect(ran).toBe(runs);
    expect(await names()).toEqual([]);
  });

  it('are rejected when they swallow a query error, since nothing is stored', async () => {
    const unit = db.write(async (tx) => {
      await insert(tx, 'lost');
      await insert(tx, 'lost').catch(() => {});
    });
    await expect(unit).rejects.toThrow('rolled back instead of committed');
    expect(await names()).toEqual([]);
  });

  it('fail without affecting others when their connection breaks', async () => {
    const results = await Promise.allSettled([
      db.write((tx) => insert(tx, 'before')),
      db.write(async (tx) => {
        await insert(tx, 'broken');
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
      }),
      db.write((tx) => insert(tx, 'after')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await names()).toEqual(['after', 'before']);
  });

  it('are rejected when BEGIN fails, which is sent together with the first query', async () => {
    const pool = openPool(url, { size: 1, log: silentLog });
    pool.on('connect', (client) => {
      const query = client.query as (...args: unknown[]) => unknown;
      const broken = (text: unknown, ...rest: unknown[]) =>
        query.call(client, text === 'begin' ? 'begin wrongly' : text, ...rest);
      client.query = broken as typeof client.query;
    });
    const kysely = new Kysely<Tables>({ dialect: new PipeliningDialect(pool) });
    await expect(transact(kysely, (tx) => sql`select 1`.execute(tx))).rejects.toThrow('syntax');
    await kysely.destroy();
  });

  it('prepare each query once per connection, except those with a star', async () => {
    const prepared = await db.write(async (tx) => {
      for (const name of ['a', 'b']) {
        await tx.selectFrom('migrations').select('name').where('name', '=', name).execute();
        await tx.selectFrom('migrations').selectAll().where('name', '=', name).execute();
      }
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx);
    });
    const selects = prepared.rows.filter(({ statement }) => statement.includes('where'));
    expect(selects).toEqual([{ statement: 'select "name" from "migrations" where "name" = $1' }]);
  });

  it('prepare none with ?prepare=off, which PostgreSQL never sees', async () => {
    const pool = openPool(`${url}?prepare=off`, { size: 1, log: silentLog });
    expect((await pool.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }]);
    const prepared = await pool.query('select count(*) as rows from pg_prepared_statements');
    expect(prepared.rows).toEqual([{ rows: 0 }]);
    await pool.end();
  });

  /** Inserts a row that may exist; waits while another transaction is inserting it. */
  const claim = (tx: Tx, name: string) =>
    tx
      .insertInto('migrations')
      .values(row(name))
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
});

describe('the pool', () => {
  it('logs a connection that breaks while idle, and replaces it', async () => {
    const logged = Promise.withResolvers<string>();
    const pool = openPool(url, { size: 1, log: createLog({ write: logged.resolve }) });
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    const killer = openPool(url, { size: 1, log: silentLog });
    await killer.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    expect(JSON.parse(await logged.promise)).toMatchObject({
      level: 'warn',
      msg: 'a database connection broke; the pool opens another',
    });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await Promise.all([pool.end(), killer.end()]);
  });

  it.each([
    ['database', '3D000', (address: URL) => (address.pathname = '/moved-away')],
    ['user', '28P01', (address: URL) => (address.username = 'nobody')],
  ])('says that the storage is unavailable without its %s', async (_, code, change) => {
    const address = new URL(url);
    change(address);
    const pool = openPool(address.href, { size: 1, log: silentLog });
    const error = await pool.query('select 1').catch((reason) => reason);
    expect(error).toMatchObject({ code });
    expect(isUnavailable(error)).toBe(true);
    await pool.end();
  });

  it('times out when a server stops responding during a query, and runs the next', async () => {
    const pool = openPool(url, { size: 1, log: silentLog, idleTimeout: 1_000 });
    await expect(pool.query('select pg_sleep(30)')).rejects.toThrow('sent nothing for 1 s');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  it('times out when a server accepts a connection and sends nothing', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    const port = await new Promise<number>((resolve) => {
      silent.listen(0, '127.0.0.1', () => {
        const address = silent.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const pool = openPool(`postgres://visitor@127.0.0.1:${port}/site`, {
      size: 1,
      log: silentLog,
      connectTimeout: 200,
    });
    await expect(pool.query('select 1')).rejects.toThrow(/timeout/i);
    await pool.end();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
