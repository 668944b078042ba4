import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteSettings } from '../lib/site-settings.ts';
import { codingSuffix, isCompressible, listFiles } from '../server/http/static-files.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/**
 * Last step of the build: writes a brotli and a gzip version of each text file, and the settings that
 * the pages were built with, which the server compares with its own when it starts.
 * @param folder `build`.
 */
export async function finishBuild(folder: string, site: SiteSettings): Promise<void> {
  const files = (await listFiles(join(folder, 'client'))).filter(isCompressible);
  // All at once, on libuv's threads: one after the other would use one core.
  await Promise.all(files.map(writeCompressed));
  await writeFile(join(folder, 'site.json'), `${JSON.stringify(site)}\n`);
}

async function writeCompressed(path: string): Promise<void> {
  const body = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await keepSmaller(path + codingSuffix.br, await brotli(body, { params }), body);
  await keepSmaller(path + codingSuffix.gzip, await gz(body, { level: 9 }), body);
}

async function keepSmaller(path: string, compressed: Buffer, original: Buffer): Promise<void> {
  if (compressed.length < original.length) await writeFile(path, compressed);
}
