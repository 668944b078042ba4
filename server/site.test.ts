import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '../lib/log.ts';
import { flipBits } from '../test/damage.ts';
import { readEnv, StartError } from './env.ts';
import { echoBuild } from './http/test-app.ts';
import { startSite } from './site.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts the site with a `listen` of the test's own. @returns also the lines that it logs. */
function start(listen: () => Promise<void>, settings: Record<string, string> = {}) {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, ...settings });
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

it('says that a process which only sends has started, without passwords and keys', async () => {
  const { site, lines } = start(async () => undefined, {
    ROLE: 'worker',
    SMTP_URL: 'smtp://site:hunter2@127.0.0.1:2525',
    WEBHOOK_URL: 'https://hooks.example/key-in-path',
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
  });
  await (await site).close();
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      msg: 'The delivery worker has started',
      mailServer: '127.0.0.1:2525',
      webhook: 'hooks.example',
    }),
  );
  expect(lines.join()).not.toMatch(/hunter2|key-in-path/);
});
