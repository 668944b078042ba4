import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { copyProject } from './project-copy.ts';

const copy = copyProject();

function run(script: string, ...args: string[]): Promise<unknown> {
  const { NODE_ENV: _, ...env } = process.env;
  return promisify(execFile)(process.execPath, [script, ...args], { cwd: copy, env });
}

test('deleting a feature’s folder and line removes it, and the rest still builds', async () => {
  rmSync(join(copy, 'app/features/resources'), { recursive: true });
  const list = join(copy, 'app/features.ts');
  const lines = readFileSync(list, 'utf8').split('\n');
  const rest = lines.filter((line) => !/features\/resources\/|^ {2}resources,$/.test(line));
  expect(lines.length - rest.length).toBe(2);
  writeFileSync(list, rest.join('\n'));

  await run('node_modules/@react-router/dev/bin.cjs', 'typegen');
  await run('node_modules/typescript/bin/tsc');
  await run('node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'error');

  const pages = readFileSync(join(copy, 'build/client/support/index.html'), 'utf8');
  expect(pages).toContain('<h1');
}, 180_000);
