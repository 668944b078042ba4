import { createHash, randomUUIDv7 } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { fastPasswords, keyless, rosa } from '../../app/features/accounts/test-accounts.ts';
import { storeLead } from '../../app/features/audit/leads.server.ts';
import { signUp } from '../../app/features/signup/signup.server.ts';
import { migrations } from '../../app/features.ts';
import { composition } from '../../test/app.ts';
import { createDatabase, dropDatabase } from '../../test/postgres.ts';
import { sampleLead } from '../../test/sample-lead.ts';
import { testServices } from '../../test/services.ts';
import { type Database, type DatabaseSettings, openDatabase } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { BackupFileError, verifyBackup, writeBackup } from './format.ts';
import { PlaceError } from './places.ts';
import { type RestoreOptions, restore } from './restore.ts';
import { openSnapshot, type Value } from './snapshot.ts';

const engines = ['sqlite', 'postgres'] as const;
type EngineName = (typeof engines)[number];

let folder = '';
let file = '';
const urls: string[] = [];
const open: Database[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  file = join(folder, 'backup.jsonl.zst');
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((db) => db.close()));
  await Promise.all(urls.splice(0).map(dropDatabase));
  await rm(folder, { recursive: true, force: true });
});

/** An empty place on an engine. */
async function place(engine: EngineName): Promise<DatabaseSettings> {
  if (engine === 'sqlite') {
    return { dataDir: await mkdtemp(join(folder, 'data-')), databaseUrl: undefined };
  }
  const url = await createDatabase(inject('postgresUrl'));
  urls.push(url);
  return { dataDir: '', databaseUrl: url };
}

async function begin(settings: DatabaseSettings, steps = migrations): Promise<Database> {
  const db = openDatabase(settings);
  open.push(db);
  await migrate(db, steps);
  return db;
}

/** A database with a row of each kind of value: text in any script, numbers, null and bytes. */
async function filled(engine: EngineName): Promise<DatabaseSettings> {
  const settings = await place(engine);
  const db = await begin(settings);
  const services = { ...testServices(db), passwords: fastPasswords };
  for (const name of ['Ann Lee', 'Zoë “Z” \\ Ørsted\n✓ 日本']) {
    await storeLead(services, { ...sampleLead, name }, { key: name, source: undefined });
  }
  await signUp(services, { ...rosa, subscriptionPlan: 'growth' }, keyless);
  const bytes = Uint8Array.from({ length: 700 }, (_, i) => i % 256);
  await db.write((tx) =>
    tx.insertInto('blog_media').values({ path: 'a.png', type: 'image/png', bytes }).execute(),
  );
  await db.close();
  return settings;
}

async function backUp(settings: DatabaseSettings, path = file) {
  const snapshot = await openSnapshot(settings);
  try {
    return await writeBackup(snapshot, path, new Date(0));
  } finally {
    await snapshot.close();
  }
}

/** Every row of every table, in one order for both engines. */
async function contents(settings: DatabaseSettings): Promise<Record<string, string[]>> {
  const snapshot = await openSnapshot(settings);
  const found: Record<string, string[]> = {};
  for (const table of snapshot.tables) {
    const rows: Value[][] = [];
    for await (const batch of snapshot.rows(table)) rows.push(...batch);
    found[table.name] = rows
      .map((row) => JSON.stringify(table.columns.map((name, i) => [name, plain(row[i])]).sort()))
      .sort();
  }
  await snapshot.close();
  return found;
}

const plain = (value: Value | undefined) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;

const options = (settings: DatabaseSettings, more: Partial<RestoreOptions> = {}) => ({
  ...{ file, settings, migrations, personal: composition.personal, erasures: [] },
  ...{ key: undefined, replace: false, withoutErasures: false, ...more },
});

describe.each(engines.flatMap((from) => engines.map((to) => ({ from, to }))))(
  'a backup of $from restored on $to',
  ({ from, to }) => {
    it('has every row of every table', async () => {
      const source = await filled(from);
      await backUp(source);
      const target = await place(to);
      const { rows } = await restore(options(target));
      const [before, after] = [await contents(source), await contents(target)];
      expect(after).toEqual(before);
      expect(rows).toBe(Object.values(before).flat().length);
      expect(before.leads).toHaveLength(2);
      expect(before.subscription_changes).toHaveLength(1);
      const db = await begin(target);
      const [picture] = await db.read.selectFrom('blog_media').select('bytes').execute();
      expect(picture?.bytes).toHaveLength(700);
    });
  },
);

describe.each(engines)('a backup on %s', (engine) => {
  it('is readable by its owner only, and states schema, counts and checksum', async () => {
    const header = await backUp(await filled(engine));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/part$/));
    expect(await verifyBackup(file)).toEqual(header);
    expect(header).toMatchObject({ engine, migrations: Object.keys(migrations).sort() });
    expect(header.tables.find(({ name }) => name === 'leads')?.rows).toBe(2);
    const lines = zstdDecompressSync(await readFile(file))
      .toString()
      .split('\n');
    const sha256 = createHash('sha256')
      .update(`${lines.slice(0, -2).join('\n')}\n`)
      .digest('hex');
    expect(JSON.parse(lines.at(-2) ?? '')).toEqual({ rows: lines.length - 3, sha256 });
  });

  it('has nothing that was stored after it began, and everything from before', async () => {
    const settings = await filled(engine);
    const db = await begin(settings);
    const snapshot = await openSnapshot(settings);
    const lead = { key: undefined, source: undefined };
    await storeLead(testServices(db), { ...sampleLead, name: 'Too late' }, lead);
    await writeBackup(snapshot, file, new Date(0));
    await snapshot.close();
    const target = await place(engine);
    await restore(options(target));
    const names = (await contents(target)).leads?.join() ?? '';
    expect(names).toContain('Ann Lee');
    expect(names).not.toContain('Too late');
  });

  it('of an older schema is restored and migrated', async () => {
    const source = await place(engine);
    const old = Object.fromEntries(
      Object.entries(migrations).filter(([name]) => name < '005' || name === '070-jobs'),
    );
    const db = await begin(source, old);
    await db.write((tx) =>
      tx
        .insertInto('leads')
        .values({
          ...{ id: randomUUIDv7(), name: 'Early', email: 'early@example.com', phone: '1' },
          ...{ company: 'C', business_type: 'Other', goals: 'G', source: 'S', created_at: 1 },
        } as never)
        .execute(),
    );
    await db.close();
    await backUp(source);
    const target = await place(engine);
    await restore(options(target));
    const restored = await begin(target);
    expect(await restored.read.selectFrom('leads').selectAll().execute()).toMatchObject([
      { name: 'Early', set_aside_at: null },
    ]);
    expect((await contents(target)).migrations).toHaveLength(Object.keys(migrations).length);
  });

  it('of a newer schema is refused', async () => {
    await backUp(await filled(engine));
    const { '070-jobs': _, ...older } = migrations;
    const target = await place(engine);
    await expect(restore(options(target, { migrations: older }))).rejects.toThrow('070-jobs');
    if (target.dataDir) expect(existsSync(join(target.dataDir, 'site.sqlite'))).toBe(false);
  });

  it('replaces a database only when asked, and not while it is in use', async () => {
    await backUp(await filled(engine));
    const target = await place(engine);
    const db = await begin(target);
    await storeLead(
      testServices(db),
      { ...sampleLead, name: 'Kept' },
      {
        ...{ key: undefined, source: undefined },
      },
    );
    await expect(restore(options(target, { replace: true }))).rejects.toThrow('stop the site');
    await db.close();
    const before = await contents(target);
    await expect(restore(options(target))).rejects.toThrow('--replace');
    expect(await contents(target)).toEqual(before);
    await restore(options(target, { replace: true }));
    const names = (await contents(target)).leads?.join() ?? '';
    expect(names).toContain('Ann Lee');
    expect(names).not.toContain('Kept');
  }, 30_000);

  it('that is damaged or cut short is refused, and nothing is changed', async () => {
    const settings = await filled(engine);
    await backUp(settings);
    const before = await contents(settings);
    const whole = await readFile(file);
    const text = zstdDecompressSync(whole).toString();
    const lines = text.split('\n');
    const broken: Record<string, Uint8Array> = {
      'cut short': whole.subarray(0, whole.length - 100),
      'a flipped byte': whole.with(whole.length >> 1, (whole[whole.length >> 1] ?? 0) ^ 1),
      'a changed name': zstdCompressSync(text.replace('Ann Lee', 'Ann Low')),
      'a missing row': zstdCompressSync(lines.toSpliced(3, 1).join('\n')),
      'no trailer': zstdCompressSync(`${lines.slice(0, -2).join('\n')}\n`),
      'no backup': Buffer.from('Hello'),
      nothing: Buffer.alloc(0),
    };
    for (const [what, bytes] of Object.entries(broken)) {
      await writeFile(file, bytes);
      const result = restore(options(settings, { replace: true }));
      await expect(result, what).rejects.toThrow(BackupFileError);
    }
    expect(await contents(settings)).toEqual(before);
  });
});

it('replaces a SQLite file that is damaged', async () => {
  await backUp(await filled('sqlite'));
  const target = await place('sqlite');
  await writeFile(
    join(target.dataDir, 'site.sqlite'),
    'no database at all, but long enough'.repeat(99),
  );
  await expect(restore(options(target))).rejects.toThrow(PlaceError);
  await restore(options(target, { replace: true }));
  expect(await readdir(target.dataDir)).toEqual(['site.sqlite']);
  expect((await contents(target)).leads).toHaveLength(2);
});
