import { cp, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { earlierFolder } from '../server/load-files.ts';

/** How long the assets of an earlier build are served after a newer one replaced it, in ms: 30 days. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;

/**
 * Copies the assets of the present build to `build-earlier/assets/` before a new build removes them,
 * so that pages that are open in a browser can still load theirs. A file's time there is the time of
 * the build that replaced it.
 * @param folder `build`.
 */
export async function keepAssets(folder: string, now = Date.now()): Promise<void> {
  const current = join(folder, 'client/assets');
  const earlier = join(earlierFolder(folder), 'assets');
  await mkdir(earlier, { recursive: true });
  for (const name of await namesIn(current)) {
    await cp(join(current, name), join(earlier, name));
    await utimes(join(earlier, name), now / 1000, now / 1000);
  }
}

/** Removes what the new build has too, and what was replaced longer than {@link LIFETIME} ago. */
export async function dropAssets(folder: string, now = Date.now()): Promise<void> {
  const earlier = join(earlierFolder(folder), 'assets');
  const current = new Set(await namesIn(join(folder, 'client/assets')));
  for (const name of await namesIn(earlier)) {
    const { mtimeMs } = await stat(join(earlier, name));
    if (current.has(name) || now - mtimeMs > LIFETIME) await rm(join(earlier, name));
  }
}

/** Names in a folder; none if it doesn't exist. */
function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
