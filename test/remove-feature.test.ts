import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../lib/project-root.ts';

const copy = mkdtempSync(join(tmpdir(), 'without-resources-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function copyProject(): void {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    cpSync(join(projectRoot, file), join(copy, file), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
}

function run(script: string, ...args: string[]): Promise<unknown> {
  const { NODE_ENV: _, ...env } = process.env;
  return promisify(execFile)(process.execPath, [script, ...args], { cwd: copy, env });
}

test('deleting a feature’s folder and line removes it, and the rest still builds', async () => {
  copyProject();
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
