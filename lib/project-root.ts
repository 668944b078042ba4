import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Absolute path of the project's folder. Read files through it, never relative to `import.meta.url`:
 * a bundled module is in `build/server/`, not where its source is.
 */
export const projectRoot = nearestPackage(import.meta.dirname);

function nearestPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the running code');
  return nearestPackage(parent);
}
