import type { Site } from './site.ts';

/** Paths of every page in the sitemap, in its order: a new page is checked without a line here. */
export async function sitemapPaths(site: Site): Promise<string[]> {
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** The pages that differ in kind: of the articles, which share one template, only the newest. */
export function oneOfEachKind(paths: readonly string[]): string[] {
  const [article] = paths.filter(isArticle);
  return paths.filter((path) => !isArticle(path) || path === article);
}

function isArticle(path: string): boolean {
  return path.startsWith('/blog/');
}
