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

/** A picture that cannot be had; the message says why. */
export class PictureError extends Error {}

/** Where a picture's bytes come from. */
export type FetchBytes = (source: string) => Promise<Uint8Array>;

const largestFile = 20 * 1024 * 1024;
const fetchTimeout = 20_000;

export interface DownloadOptions {
  /** Whether pictures may be on a private network; for tests, whose servers are on this machine. */
  privateNetwork?: boolean;
  resolve?: Resolve;
}

/**
 * Reads pictures from the web: http or https, at most 20 MB, within 20 s. An author may name any
 * address, so none on a private network is reached, not by a name nor by a redirect either.
 */
export function pictureDownload({
  privateNetwork = false,
  resolve = resolveBySystem,
}: DownloadOptions = {}): FetchBytes {
  const lookup = privateNetwork ? undefined : publicLookup(resolve);
  const download = async (source: string, signal: AbortSignal, redirects = 3) => {
    if (!/^https?:\/\//i.test(source) || !URL.canParse(source)) {
      throw new PictureError('not an http address');
    }
    const url = new URL(source);
    if (!privateNetwork) refusePrivateLiteral(url);
    const response = await get(url, { signal, lookup });
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readAll(response);
    response.destroy();
    const { location } = headers;
    if (statusCode < 300 || statusCode >= 400 || !location || redirects === 0) {
      throw new PictureError(`answered ${statusCode}`);
    }
    const next = URL.canParse(location, url) ? new URL(location, url).href : location;
    return download(next, signal, redirects - 1);
  };
  return async (source) => {
    try {
      return await download(source, AbortSignal.timeout(fetchTimeout));
    } catch (error) {
      if (error instanceof PictureError) throw error;
      throw new PictureError(
        `could not be read: ${error instanceof Error ? error.message : error}`,
      );
    }
  };
}

function get(
  url: URL,
  { signal, lookup }: { signal: AbortSignal; lookup: LookupFunction | undefined },
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsGet : httpGet;
  // A connection of its own: one kept from before may lead where the name no longer does.
  const options = { agent: false, signal, ...(lookup ? { lookup } : {}) };
  return new Promise((resolve, reject) => request(url, options, resolve).on('error', reject));
}

async function readAll(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > largestFile) throw new PictureError('larger than 20 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a picture that a Markdown file names: an address, or a path below the file's folder.
 * @throws {PictureError}
 */
export function pictureBeside(folder: string): FetchBytes {
  const download = pictureDownload();
  return async (source) => {
    if (/^https?:\/\//i.test(source)) return download(source);
    const path = normalize(join(folder, source));
    if (!path.startsWith(normalize(folder + sep))) throw new PictureError('outside the folder');
    return readFile(path).catch(() => {
      throw new PictureError(`there is no ${source}`);
    });
  };
}
