import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../lib/project-root.ts';

/** Copies the project's files into an empty folder, with links to its packages. */
export function copyFiles(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    cpSync(join(projectRoot, file), join(folder, file), { recursive: true });
  }
  // A folder of its own: Vite keeps its caches there.
  const packages = join(projectRoot, 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name === '.cache' || name.startsWith('.vite')) continue;
    symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
}
