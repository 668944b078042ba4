import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../lib/log.ts';
import { StartError } from '../lib/start-error.ts';
import { flipBits } from '../test/damage.ts';
import { readEnv } from './env.ts';
import { echoBuild } from './http/test-app.ts';
import { startSite } from './site.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts the site with a `listen` of the test's own. @returns also the lines that it logs. */
function start(listen: () => Promise<void>) {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder });
  const site = startSite({ env, log, build: echoBuild(), files: new Map(), listen });
  return { site, lines };
}

/** The worker warns when it starts without a mail server. */
const workerStarted = (lines: string[]) => lines.some((line) => line.includes('SMTP_URL'));

it('starts the worker only once the server listens', async () => {
  const before: boolean[] = [];
  const { site, lines } = start(async () => void before.push(workerStarted(lines)));
  const { close } = await site;
  expect(before).toEqual([false]);
  expect(workerStarted(lines)).toBe(true);
  await close();
});

it('sends nothing from a process that cannot listen', async () => {
  const { site, lines } = start(async () => {
    throw new StartError('The port is taken.');
  });
  await expect(site).rejects.toThrow('The port is taken.');
  expect(workerStarted(lines)).toBe(false);
});

it('does not start on a damaged database', async () => {
  const file = join(folder, 'site.sqlite');
  const { site } = start(async () => {});
  await (await site).close();
  await flipBits(file, 40);
  await expect(start(async () => {}).site).rejects.toThrow(
    /Can’t open the database at DATA_DIR: .*(damaged|malformed)/,
  );
});
