import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { SiteSettings } from '../lib/site-settings.ts';
import { StartError } from './env.ts';
import { addSpeculationRules } from './http/speculation.ts';
import { loadStaticFiles, type StaticFile } from './http/static-files.ts';

const settings = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  url: z.string(),
});

/** Folder of earlier builds' assets: beside the build's, which each build empties. */
export function earlierFolder(folder: string): string {
  return `${folder}-earlier`;
}

/**
 * Loads the prerendered pages and assets that `npm run build` wrote, with the assets of
 * earlier builds that open pages may still ask for.
 * @param folder `build`.
 * @param site the current settings, which must be those of the build.
 * @throws {StartError} when the build is missing or has other settings.
 */
export async function loadFiles(
  folder: string,
  site: SiteSettings,
): Promise<Map<string, StaticFile>> {
  const stored = join(folder, 'site.json');
  if (!existsSync(stored)) throw new StartError('The build is incomplete: run npm run build.');
  compareSettings(z.parse(settings, JSON.parse(await readFile(stored, 'utf8'))), site);
  const folders = [join(folder, 'client'), earlierFolder(folder)].filter((path) =>
    existsSync(path),
  );
  const files = await loadStaticFiles(...folders);
  addSpeculationRules(files);
  return files;
}

/** Prevents pages that state another name or phone number than e-mails do. */
function compareSettings(built: SiteSettings, now: SiteSettings): void {
  for (const name of Object.keys(now) as (keyof SiteSettings)[]) {
    if (built[name] === now[name]) continue;
    const setting = `SITE_${name.toUpperCase()}`;
    throw new StartError(
      `The pages were built with ${setting}=${JSON.stringify(built[name])}, but it is ${JSON.stringify(now[name])} now: run npm run build.`,
    );
  }
}
