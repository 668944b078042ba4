/**
 * Cache-Control of a page that every visitor gets alike. Browsers revalidate it each time, so a
 * deployment shows immediately; it stays eligible for the back/forward cache.
 * @param shared seconds that a CDN may answer with its copy (RFC 9111, 5.2.2.10); for a day after
 * that, it may do so while it fetches the page again (RFC 5861). With 0, it revalidates too.
 */
export function pageCaching(shared: number): string {
  if (shared === 0) return 'public, max-age=0, must-revalidate';
  return `public, max-age=0, s-maxage=${shared}, stale-while-revalidate=86400`;
}

/** Cache-Control of a file. Names under /assets/ contain a hash of the content, so those files never change. */
export function fileCaching(url: string): string | undefined {
  if (url.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (/\.(html|data)$/.test(url)) return undefined;
  return 'public, max-age=3600';
}
