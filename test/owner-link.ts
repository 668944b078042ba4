import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Site } from './site.ts';

/** Runs `npm run owner:add`. @returns the address of its link, on the site. */
export async function ownerLink(
  { url, dataDir }: Pick<Site, 'url' | 'dataDir'>,
  email: string,
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/node',
    ['cli/main.ts', 'owner:add', email],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  const { pathname, search } = new URL(stdout.trim());
  return url + pathname + search;
}
