import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileCaching } from './caching.ts';
import type { Coding } from './negotiate.ts';

/** A file in one coding. */
export interface Representation {
  body: Buffer;
  /** Strong entity tag; each coding has its own. RFC 9110, 8.8.3.3. */
  etag: string;
}

/** A file of the build in memory. */
export interface StaticFile {
  contentType: string;
  /** Undefined for a page, which has that of all public pages. */
  cacheControl: string | undefined;
  identity: Representation;
  encoded: Partial<Record<Coding, Representation>>;
  /** 200 unless given. */
  status?: number;
}

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Whether a file's type is worth compressing; pictures and fonts are compressed already. */
export function isCompressible(path: string): boolean {
  return /charset|x-script/.test(contentTypes[extname(path)] ?? '');
}

/** File suffix of each coding, as the build writes it. */
export const codingSuffix: Record<Coding, string> = { br: '.br', gzip: '.gz' };

/**
 * Loads the browser files of the build.
 * @param folders `build/client` and others; the first that has a file wins.
 * @returns files by URL path: `/free-audit` for its prerendered page, `/assets/app-1a2b.css`.
 */
export async function loadStaticFiles(...folders: string[]): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  for (const folder of folders) {
    for (const path of await listFiles(folder)) {
      if (!contentTypes[extname(path)]) continue;
      const address = `/${relative(folder, path).split(sep).join('/')}`;
      const url = address.replace(/\/index\.html$/, '') || '/';
      if (!files.has(url)) files.set(url, await loadFile(path, address));
    }
  }
  return files;
}

/** URLs of the stylesheets that the prerendered home page links. */
export function stylesheetsOf(files: Map<string, StaticFile> | undefined): string[] {
  const html = files?.get('/')?.identity.body.toString() ?? '';
  const links = html.match(/<link[^>]+rel="stylesheet"[^>]*>/g) ?? [];
  return links.flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? []);
}

/** Every regular file below a folder, without dot folders such as Vite's own. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (path) =>
        !relative(folder, path)
          .split(sep)
          .some((part) => part.startsWith('.')),
    );
}

async function loadFile(path: string, url: string): Promise<StaticFile> {
  const file: StaticFile = {
    contentType: contentTypes[extname(path)] ?? '',
    cacheControl: fileCaching(url),
    identity: represent(await readFile(path)),
    encoded: {},
  };
  for (const coding of ['br', 'gzip'] as const) {
    const body = await readFile(path + codingSuffix[coding]).catch(() => undefined);
    if (body) file.encoded[coding] = represent(body);
  }
  return file;
}

/** A body with its entity tag. */
export function represent(body: Buffer): Representation {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
