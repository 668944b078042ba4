import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { Pages } from './pages.ts';
import { loadStaticFiles } from './static-files.ts';

/**
 * Loads what `npm run build` wrote.
 * @param folder `build`.
 */
export async function loadPages(folder: string): Promise<Pages> {
  const entry = pathToFileURL(resolve(folder, 'server/index.js')).href;
  const [app, files] = await Promise.all([
    import(entry) as Promise<ServerBuild>,
    loadStaticFiles(join(folder, 'client')),
  ]);
  return { app, files };
}
