import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { SiteSettings } from '../lib/site-settings.ts';
import { StartError } from '../lib/start-error.ts';
import type { Pages } from './http/pages.ts';
import { addSpeculationRules } from './http/speculation.ts';
import { loadStaticFiles } from './http/static-files.ts';

/**
 * Loads what `npm run build` wrote.
 * @param folder `build`.
 * @param site the settings now, which must be those the pages were built with.
 * @throws {StartError}
 */
export async function loadPages(folder: string, site: SiteSettings): Promise<Pages> {
  const entry = resolve(folder, 'server/index.js');
  const baked = join(folder, 'site.json');
  if (!existsSync(entry) || !existsSync(baked)) {
    throw new StartError('The pages are not built yet: run npm run build.');
  }
  compareSettings(JSON.parse(await readFile(baked, 'utf8')) as SiteSettings, site);
  const [app, files] = await Promise.all([
    import(pathToFileURL(entry).href) as Promise<ServerBuild>,
    loadStaticFiles(join(folder, 'client')),
  ]);
  addSpeculationRules(files);
  return { app, files };
}

/** Prices and phones in the pages would otherwise differ from those in e-mails. */
function compareSettings(baked: SiteSettings, now: SiteSettings): void {
  for (const name of Object.keys(now) as (keyof SiteSettings)[]) {
    if (baked[name] === now[name]) continue;
    const setting = `SITE_${name.toUpperCase()}`;
    throw new StartError(
      `The pages were built with ${setting}=${JSON.stringify(baked[name])}, now it is ${JSON.stringify(now[name])}: run npm run build.`,
    );
  }
}
