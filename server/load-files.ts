import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseJson } from '../lib/json.ts';
import type { SiteSettings } from '../lib/site-settings.ts';
import { StartError } from './env.ts';
import { addSpeculationRules } from './http/speculation.ts';
import { loadStaticFiles, type StaticFile } from './http/static-files.ts';

const settings = v.object({
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  url: v.string(),
  retention: v.object({
    requests: v.nullable(v.number()),
    spam: v.nullable(v.number()),
    accounts: v.nullable(v.number()),
  }),
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
  compareSettings(parseJson(settings, await readFile(stored, 'utf8')), site);
  const folders = [join(folder, 'client'), earlierFolder(folder)].filter((path) =>
    existsSync(path),
  );
  const files = await loadStaticFiles(...folders);
  addSpeculationRules(files);
  return files;
}

/** Prevents pages that state another name or retention than emails and jobs have. */
function compareSettings(built: SiteSettings, now: SiteSettings): void {
  const [before, after] = [variablesOf(built), variablesOf(now)];
  for (const [setting, value] of Object.entries(after)) {
    if (before[setting] === value) continue;
    throw new StartError(
      `The pages were built with ${setting}=${JSON.stringify(before[setting])}, but it is ${JSON.stringify(value)} now: run npm run build.`,
    );
  }
}

/** The settings by the names of their variables. */
function variablesOf({ retention, ...site }: SiteSettings): Record<string, string | number | null> {
  const named = (prefix: string, values: object) =>
    Object.entries(values).map(([name, value]) => [`${prefix}_${name.toUpperCase()}`, value]);
  return Object.fromEntries([...named('SITE', site), ...named('RETENTION', retention)]);
}
