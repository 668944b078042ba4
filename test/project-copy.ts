import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { copyFiles } from './copy-files.ts';

/** Copies the project's files to a temporary folder, removed after the test file; returns its path. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-copy-'));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  copyFiles(copy);
  return copy;
}
