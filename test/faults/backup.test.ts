import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, it } from 'vitest';
import { describeEngines } from '../engines.ts';
import { createDatabase, dropDatabase } from '../postgres.ts';
import { backupUnderLoad, type NewPlace } from './backup.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describeEngines('a backup under load', (engine) => {
  it('has every acknowledged lead, and is restored on both engines, also after a kill', async () => {
    const newPlace: NewPlace = async (name) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'restored-'));
      closing.push(() => rm(dataDir, { recursive: true, force: true }));
      if (name === 'sqlite') return { dataDir, databaseUrl: undefined };
      const databaseUrl = await createDatabase(inject('postgresUrl'));
      closing.push(() => dropDatabase(databaseUrl));
      return { dataDir, databaseUrl };
    };
    const report = await backupUnderLoad(engine.settings(), 10_000, newPlace, 0);
    expect(report).toMatchObject({ missing: 0, different: 0, broken: 0 });
    expect(report.rows).toBeGreaterThan(40_000);
  }, 300_000);
});
