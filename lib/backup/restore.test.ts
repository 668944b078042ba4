import { createHash, randomUUIDv7 } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeLead } from '../../app/features/audit/leads.server.ts';
import { migrations } from '../../app/features.ts';
import { composition } from '../../test/app.ts';
import { sampleLead } from '../../test/sample-lead.ts';
import { testServices } from '../../test/services.ts';
import type { DatabaseSettings } from '../db/client.ts';
import { BackupFileError, verifyBackup, writeBackup } from './format.ts';
import { PlaceError } from './places.ts';
import { type RestoreOptions, restore } from './restore.ts';
import { openSnapshot } from './snapshot.ts';
import { contents, engines, testPlaces } from './test-places.ts';

const { folder, place, begin, filled } = testPlaces();

let file = '';
beforeEach(() => {
  file = join(folder(), 'backup.jsonl.zst');
});

async function backUp(settings: DatabaseSettings, path = file) {
  const snapshot = await openSnapshot(settings);
  try {
    return await writeBackup(snapshot, path, new Date(0));
  } finally {
    await snapshot.close();
  }
}

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
    expect(await readdir(folder())).not.toContainEqual(expect.stringMatching(/part$/));
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
