import { basename, join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** Folder of the worker threads that `npm run build` bundled. */
export const workersFolder = join(projectRoot, 'build/workers');

/**
 * The file that a worker thread starts from: its source, or its bundle where the running code is
 * bundled too. A thread that starts from TypeScript takes 8 MB more, for Node's compiler.
 * @param source below the project's folder.
 */
export function workerFile(source: string): string {
  if (import.meta.url.endsWith('.ts')) return join(projectRoot, source);
  return join(workersFolder, `${basename(source, '.ts')}.js`);
}
