import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { projectRoot } from '../lib/project-root.ts';

/** Copies the project's files to a temporary folder, removed after the test file; returns its path. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-copy-'));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    cpSync(join(projectRoot, file), join(copy, file), { recursive: true });
  }
  // A folder of its own: Vite keeps its caches there.
  const packages = join(projectRoot, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name === '.cache' || name.startsWith('.vite')) continue;
    symlinkSync(join(packages, name), join(copy, 'node_modules', name));
  }
  return copy;
}
