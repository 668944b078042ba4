import { fork } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from '../../app/features.ts';
import { describeEngines, type Engine } from '../../test/engines.ts';
import { assertMigrated, type Migration, migrate } from './migrate.ts';

const creates = (table: string): Migration => ({
  up: async (db) => {
    await sql`create table ${sql.table(table)} (id text primary key)`.execute(db);
  },
});

describeEngines('migrations', inEmptyDatabase, { migrated: false });

function inEmptyDatabase(engine: Engine): void {
  it('are applied once when four processes start together', async () => {
    const settings = JSON.stringify(engine.settings());
    const processes = Array.from({ length: 4 }, () =>
      fork(new URL('../../test/migrate-process.ts', import.meta.url), [settings], { silent: true }),
    );
    const ends = await Promise.all(
      processes.map(async (child) => {
        let error = '';
        child.stderr?.on('data', (chunk) => {
          error += chunk;
        });
        const [code] = await once(child, 'exit');
        return { code, error };
      }),
    );
    expect(ends).toEqual(ends.map(() => ({ code: 0, error: '' })));
    const db = await engine.open();
    await assertMigrated(db, migrations);
    const applied = await db.read.selectFrom('migrations').select('name').execute();
    expect(new Set(applied.map(({ name }) => name)).size).toBe(applied.length);
  });

  it('keep the steps before a broken one and roll the broken one back', async () => {
    const db = await engine.open();
    const broken: Migration = {
      up: async (tx) => {
        await creates('half').up(tx);
        await sql`no sql at all`.execute(tx);
      },
    };
    await expect(migrate(db, { '1': creates('one'), '2': broken })).rejects.toThrow();
    await migrate(db, { '1': creates('one'), '2': creates('half') });
    expect(await db.read.selectFrom('migrations').select('name').execute()).toEqual([
      { name: '1' },
      { name: '2' },
    ]);
  });

  it('refuse a database of a newer version, and name its unknown migrations', async () => {
    const db = await engine.open();
    await migrate(db, { '1': creates('one'), '2': creates('two') });
    await expect(migrate(db, { '1': creates('one') })).rejects.toThrow(
      'The database is newer than this version of the site: it holds 2.',
    );
    await expect(assertMigrated(db, { '1': creates('one') })).rejects.toThrow('newer');
  });

  it('refuse an older database, and name the missing migrations', async () => {
    const db = await engine.open();
    await expect(assertMigrated(db, migrations)).rejects.toThrow('The database lacks 001-leads');
  });
}
