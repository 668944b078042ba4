import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { afterAll, expect, test } from 'vitest';
import { startSite } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a server with bad settings; returns its error output and exit code. */
function startWrongly(env: Record<string, string>) {
  const { status, stderr } = spawnSync('node_modules/.bin/node', ['server/main.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, PORT: '0', ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, stderr };
}

test.each([
  [{ PORT: 'web' }, 'Invalid setting PORT="web": it must be a whole number'],
  [{ SITE_NAME: 'Others' }, 'but it is "Others" now: run npm run build.'],
  [
    { DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/site' },
    'Can’t open the database at DATABASE_URL: connect ECONNREFUSED',
  ],
])('%o stops the start with one line', (env, line) => {
  const { status, stderr } = startWrongly(env);
  expect(status).toBe(1);
  expect(stderr).toContain(line);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).not.toContain('hunter2');
});

test('a port in use ends the start with one line', async () => {
  const site = await startSite();
  const { status, stderr } = startWrongly({ PORT: new URL(site.url).port });
  await site.stop();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Can’t listen on HOST=127.0.0.1 PORT=\d+: another program[^\n]+\n$/);
});

test('SIGTERM under load resets no request, and the process exits with 0', async () => {
  const site = await startSite({ RATE_LIMIT: 'off' });
  const load = autocannon({ url: site.url, connections: 20, duration: 60 }, () => undefined);
  let answered = 0;
  let resets = 0;
  load.on('response', () => {
    answered += 1;
  });
  load.on('reqError', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNRESET') resets += 1;
  });
  await expect.poll(() => answered, { timeout: 15_000 }).toBeGreaterThan(1_000);
  const exit = once(site.process, 'exit');
  site.process.kill('SIGTERM');
  const [code] = await exit;
  load.stop();
  await site.stop();
  expect(code).toBe(0);
  expect(resets).toBe(0);
});
