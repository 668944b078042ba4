import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serverProcess } from './install.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('`npm start`, `serve` and `worker` start the server with the same flags', () => {
  expect(serverProcess()).toEqual({
    nodeArgs: ['--max-semi-space-size=4', '--max-old-space-size=1024', '--no-regexp-unroll'],
    env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' },
  });
  expect(scripts.worker).toBe(`ROLE=worker ${scripts.serve}`);
  // Not by the name `node`, which the shell may remember from before the installation.
  const served = scripts.serve.replace('exec node', 'exec node_modules/.bin/node');
  expect(scripts.start).toBe(`node scripts/start.mjs && ${served}`);
});
