import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, inject, it, onTestFinished } from 'vitest';
import { storeLead } from '../app/features/audit/leads.server.ts';
import { openDatabase } from '../lib/db/client.ts';
import { createLog } from '../lib/log.ts';
import { flipBits } from '../test/damage.ts';
import { describeEngines } from '../test/engines.ts';
import { sampleLead } from '../test/sample-lead.ts';
import { testServices } from '../test/services.ts';
import { readEnv } from './env.ts';
import { startSite } from './site.ts';

describeEngines('the start', (engine) => {
  /** Starts a worker, which needs no build, in a folder with a SQLite database. @returns its log. */
  async function start(prepare: (folder: string) => Promise<void> = async () => {}) {
    const folder = await mkdtemp(join(tmpdir(), 'start-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await cp(inject('sqliteTemplate'), folder, { recursive: true });
    await prepare(folder);
    const lines: string[] = [];
    const { databaseUrl = '' } = engine.settings();
    const site = await startSite({
      env: readEnv({ ROLE: 'worker', DATA_DIR: folder, DATABASE_URL: databaseUrl }),
      log: createLog({ write: (line) => void lines.push(JSON.parse(line).msg) }),
      build: undefined as never,
      files: new Map(),
    });
    await site.close();
    return lines;
  }

  it('says that the delivery worker runs', async () => {
    expect(await start()).toContain('The delivery worker has started');
  });

  it.runIf(engine.name === 'sqlite')('ends where the database is damaged', async () => {
    const damage = async (folder: string) => {
      const file = join(folder, 'site.sqlite');
      // In pages that no query of the start reads.
      const db = new DatabaseSync(file);
      db.exec(`create table more as with recursive n (i) as (select 1 union all select i + 1 from n
        where i < 200) select hex(randomblob(500)) as text from n`);
      db.close();
      await flipBits(file, 20);
    };
    await expect(start(damage)).rejects.toThrow(/open the database at DATA_DIR: .* is damaged/);
  });

  it.runIf(engine.name === 'postgres')('names requests that it doesn’t use', async () => {
    const lines = await start(async (dataDir) => {
      const db = openDatabase({ dataDir, databaseUrl: undefined });
      await storeLead(testServices(db), sampleLead, { key: undefined, source: undefined });
      await db.close();
    });
    expect(lines).toContainEqual(
      expect.stringContaining("has 1 request that the site doesn't use: DATABASE_URL is set"),
    );
  });
});
