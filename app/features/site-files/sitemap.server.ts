import { escapeMarkup } from '../../../lib/markup.ts';
import type { SitemapEntry } from '../../feature.ts';

/** The sitemap (https://www.sitemaps.org/protocol.html); at most 50,000 addresses. */
export function sitemapXml(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.slice(0, 50_000).map(({ path, modifiedAt }) => {
    const changed =
      modifiedAt === undefined ? '' : `<lastmod>${new Date(modifiedAt).toISOString()}</lastmod>`;
    return `<url><loc>${escapeMarkup(siteUrl + path)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
