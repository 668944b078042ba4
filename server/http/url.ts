/** The path and the query (without `?`) of a request target. */
export function splitUrl(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

/**
 * The one address of a page: a single slash before it and none after it. Never another host's, which
 * `//evil.example` and, to a browser, `/\\evil.example` are, also once a proxy has decoded them.
 */
export function canonicalPath(path: string): string {
  const start = /^(?:[/\\]|%2f|%5c)*/i.exec(path)?.[0].length ?? 0;
  let end = path.length;
  while (end > start && path[end - 1] === '/') end--;
  return `/${path.slice(start, end)}`;
}
