/** The path and the query (without `?`) of a request target. */
export function splitUrl(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

/**
 * Canonical path of a page: one leading slash and no trailing slash. It never leads to another host,
 * as `//evil.example` and, in browsers, `/\\evil.example` do, even after a proxy has decoded it.
 */
export function canonicalPath(path: string): string {
  const start = /^(?:[/\\]|%2f|%5c)*/i.exec(path)?.[0].length ?? 0;
  let end = path.length;
  while (end > start && path[end - 1] === '/') end--;
  return `/${path.slice(start, end)}`;
}
