import { readFile } from 'node:fs/promises';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { get as httpsGet } from 'node:https';
import type { LookupFunction } from 'node:net';
import { join, normalize, sep } from 'node:path';
import {
  publicLookup,
  type Resolve,
  refusePrivateLiteral,
  resolveBySystem,
} from '../../../lib/public-address.ts';

/** A picture can't be fetched or read; the message says why. */
export class PictureError extends Error {}

/** Fetches a picture from a URL or a path. @throws {PictureError} */
export type FetchBytes = (source: string) => Promise<Uint8Array>;

const maxBytes = 20 * 1024 * 1024;
/** Milliseconds. */
const fetchTimeout = 20_000;

export interface DownloadOptions {
  /** Allow private networks, for tests with servers on this machine. */
  privateNetwork?: boolean;
  resolve?: Resolve;
}

/**
 * Downloads pictures by http or https, up to 20 MB within 20 s. Authors may enter any URL, so
 * private networks are refused, for host names and redirects, too.
 */
export function pictureDownload({
  privateNetwork = false,
  resolve = resolveBySystem,
}: DownloadOptions = {}): FetchBytes {
  const lookup = privateNetwork ? undefined : publicLookup(resolve);
  const download = async (source: string, signal: AbortSignal, redirects = 3) => {
    if (!/^https?:\/\//i.test(source) || !URL.canParse(source)) {
      throw new PictureError('not an http URL');
    }
    const url = new URL(source);
    if (!privateNetwork) refusePrivateLiteral(url);
    const response = await get(url, { signal, lookup });
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readAll(response);
    response.destroy();
    const { location } = headers;
    if (statusCode < 300 || statusCode >= 400 || !location || redirects === 0) {
      throw new PictureError(`server responded ${statusCode}`);
    }
    const next = URL.canParse(location, url) ? new URL(location, url).href : location;
    return download(next, signal, redirects - 1);
  };
  return async (source) => {
    try {
      return await download(source, AbortSignal.timeout(fetchTimeout));
    } catch (error) {
      if (error instanceof PictureError) throw error;
      throw new PictureError(`download failed: ${error instanceof Error ? error.message : error}`);
    }
  };
}

function get(
  url: URL,
  { signal, lookup }: { signal: AbortSignal; lookup: LookupFunction | undefined },
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsGet : httpGet;
  // No shared agent: a kept connection may lead to an address that wasn't checked.
  const options = { agent: false, signal, ...(lookup ? { lookup } : {}) };
  return new Promise((resolve, reject) => request(url, options, resolve).on('error', reject));
}

async function readAll(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new PictureError('larger than 20 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads pictures of a Markdown file: URLs, paths below the file's folder, and, with a leading slash,
 * paths below `public`, as the site serves them.
 */
export function pictureBeside(folder: string, publicFolder: string): FetchBytes {
  const download = pictureDownload();
  return async (source) => {
    if (/^https?:\/\//i.test(source)) return download(source);
    const root = source.startsWith('/') ? publicFolder : folder;
    const path = normalize(join(root, source));
    if (!path.startsWith(normalize(root + sep))) {
      throw new PictureError(`${source} is outside its folder`);
    }
    return readFile(path).catch(() => {
      throw new PictureError(`${source} not found`);
    });
  };
}
