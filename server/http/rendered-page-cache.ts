import { LRUCache } from 'lru-cache';
import type { Coding } from './negotiate.ts';
import type { Representation } from './static-files.ts';

/** A rendered page in one coding. */
export interface RenderedPage extends Representation {
  status: number;
  contentType: string;
  coding: Coding | undefined;
}

/** Rendered pages in memory, by key. */
export interface PageCache {
  /** A kept page; if it is being rendered, the result of that, unless it can't be kept. */
  find(key: string): RenderedPage | Promise<RenderedPage | undefined> | undefined;
  /** Lets others with the same key wait for a page that is being rendered; never rejects. */
  share(key: string, rendering: Promise<RenderedPage | undefined>): void;
  keep(key: string, page: RenderedPage): void;
}

/** Bytes of kept pages and their keys. A page takes 4 to 13 KB compressed. */
const maxBytes = 16 * 1024 * 1024;

/** Longest key of a kept page, in characters. */
const maxKeyLength = 400;

/**
 * Creates the page cache. Rendering a page takes milliseconds of the only thread, so concurrent
 * requests for the same page share one rendering. Kept pages have no nonce and nothing personal: every
 * visitor gets the same bytes.
 */
export function createPageCache(): PageCache {
  const pages = new LRUCache<string, RenderedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
  });
  const rendering = new Map<string, Promise<RenderedPage | undefined>>();
  return {
    find: (key) => pages.get(key) ?? rendering.get(key),
    share(key, page) {
      const shared = page.catch(() => undefined);
      if (rendering.has(key)) return;
      rendering.set(key, shared);
      void shared.then(() => rendering.delete(key));
    },
    keep(key, page) {
      if (key.length <= maxKeyLength) pages.set(key, page);
    },
  };
}
