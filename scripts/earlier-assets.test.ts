import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../server/env.ts';
import { earlierFolder, loadFiles } from '../server/load-files.ts';
import { dropAssets, keepAssets } from './earlier-assets.ts';

const DAY = 24 * 60 * 60 * 1000;
let folder: string;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'assets-')), 'build');
});
afterAll(() => rm(join(folder, '..'), { recursive: true }));

/** A build on a day, as scripts/build.ts makes one: it replaces the client folder. */
async function build(day: number, names: string[]): Promise<string[]> {
  const assets = join(folder, 'client/assets');
  await keepAssets(folder, day * DAY);
  await rm(folder, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  for (const name of names) await writeFile(join(assets, name), name);
  await dropAssets(folder, day * DAY);
  return (await readdir(join(earlierFolder(folder), 'assets'))).sort();
}

it('keeps the files of earlier builds for 30 days after they were replaced', async () => {
  expect(await build(0, ['same.js', 'a1.js', 'a1.js.br'])).toEqual([]);
  expect(await build(100, ['same.js', 'a2.js'])).toEqual(['a1.js', 'a1.js.br']);
  expect(await build(129, ['same.js', 'a3.js'])).toEqual(['a1.js', 'a1.js.br', 'a2.js']);
  expect(await build(131, ['same.js', 'a3.js'])).toEqual(['a2.js']);
  expect(await build(132, ['same.js', 'a2.js'])).toEqual(['a3.js']);
  expect(await readFile(join(earlierFolder(folder), 'assets/a3.js'), 'utf8')).toBe('a3.js');
});

it('serves them with the present ones, and starts without them', async () => {
  const { site } = readEnv({});
  await writeFile(join(folder, 'site.json'), JSON.stringify(site));
  const assets = async () =>
    [...(await loadFiles(folder, site)).keys()].filter((path) => path.startsWith('/assets/'));
  expect((await assets()).sort()).toEqual(['/assets/a2.js', '/assets/a3.js', '/assets/same.js']);
  await rm(earlierFolder(folder), { recursive: true });
  expect((await assets()).sort()).toEqual(['/assets/a2.js', '/assets/same.js']);
});
