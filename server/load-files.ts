import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { SiteSettings } from '../lib/site-settings.ts';
import { StartError } from '../lib/start-error.ts';
import { addSpeculationRules } from './http/speculation.ts';
import { loadStaticFiles, type StaticFile } from './http/static-files.ts';

const settings = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  url: z.string(),
});

/**
 * Loads the prerendered pages and assets that `npm run build` wrote.
 * @param folder `build`.
 * @param site the settings now, which must be those the pages were built with.
 * @throws {StartError}
 */
export async function loadFiles(
  folder: string,
  site: SiteSettings,
): Promise<Map<string, StaticFile>> {
  const baked = join(folder, 'site.json');
  if (!existsSync(baked)) throw new StartError('The build is not complete: run npm run build.');
  compareSettings(z.parse(settings, JSON.parse(await readFile(baked, 'utf8'))), site);
  const files = await loadStaticFiles(join(folder, 'client'));
  addSpeculationRules(files);
  return files;
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
