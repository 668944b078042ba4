import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeEngines } from '../../test/engines.ts';
import { testServices } from '../../test/services.ts';
import type { JobServices } from '../jobs.ts';
import { verifyBackup } from './format.ts';
import { nightlyBackup, nightlyBackups } from './nightly.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nightly-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const nowhere = { dataDir: '', databaseUrl: undefined };
/** 3 a.m. in Washington on an autumn day. */
const three = Date.parse('2026-10-05T03:00:00-04:00');
const minute = 60_000;

it('makes a backup at the first start and at 3 each night, and keeps the newest', async () => {
  const made: string[] = [];
  const [job] = nightlyBackup(nowhere, { dir, keep: 2 }, async (path) => {
    made.push(path);
    await writeFile(path, 'x');
  });
  const at = (time: number) => job?.run({ clock: () => time } as JobServices);
  const names = async () => (await nightlyBackups(dir)).map(({ path }) => path.slice(-20, -10));
  await at(three - 5 * 60 * minute);
  expect(await names()).toEqual(['2026-10-04']);
  await at(three - minute);
  expect(made).toHaveLength(1);
  await at(three);
  await at(three + 60 * minute);
  expect(await names()).toEqual(['2026-10-05', '2026-10-04']);
  await writeFile(join(dir, 'by-hand.jsonl.zst'), 'kept');
  await at(three + 24 * 60 * minute);
  expect(await names()).toEqual(['2026-10-06', '2026-10-05']);
  expect(await readdir(dir)).toContain('by-hand.jsonl.zst');
});

it('tries again an hour after a failure, and removes what a killed one left', async () => {
  const now = Date.now();
  const part = join(dir, 'nightly-2026-01-01.jsonl.zst.99.part');
  await writeFile(part, 'x');
  await utimes(part, 0, 0);
  let full = true;
  const [job] = nightlyBackup(nowhere, { dir, keep: 1 }, async (path) => {
    if (full) throw new Error('no space left on device');
    await writeFile(path, 'x');
  });
  const run = () => job?.run({ clock: () => now } as JobServices);
  await expect(run()).rejects.toThrow('no space left');
  full = false;
  await run();
  expect(await readdir(dir)).toEqual([expect.stringMatching(/^nightly-.*zst$/)]);
  expect(job?.every).toBe(60 * minute);
});

it('is no job without a folder', () => {
  expect(nightlyBackup(nowhere, undefined)).toEqual([]);
});

describeEngines('the nightly backup', (engine) => {
  it('is made by a process of its own, which a stop ends', async () => {
    const db = await engine.open();
    const [job] = nightlyBackup(engine.settings(), { dir, keep: 1 });
    const services: JobServices = testServices(db);
    await expect(job?.run({ ...services, signal: AbortSignal.abort() })).rejects.toThrow();
    await job?.run(services);
    const [made] = await nightlyBackups(dir);
    expect(await verifyBackup(made?.path ?? '')).toMatchObject({ engine: db.engine });
    expect((await stat(made?.path ?? '')).mode & 0o777).toBe(0o600);
  }, 60_000);
});
