import type { FastifyInstance } from 'fastify';
import { unescapeMarkup } from '../../../lib/markup.ts';
import type { Pages } from '../../../server/http/renderer.ts';
import type { SiteSettings } from '../../facts/settings.ts';

/** An indexable page. */
export interface SitePage {
  /** Path of its canonical URL. */
  path: string;
  title: string;
  description: string;
}

/**
 * Finds every page without a path parameter that responds 200 and is its own canonical URL. It asks
 * the server itself, so a new page needs no entry anywhere, and `noindex` pages are left out.
 */
export async function findPages(
  app: FastifyInstance,
  pages: Pages,
  site: SiteSettings,
): Promise<SitePage[]> {
  const paths = Object.values(pages.build.routes)
    .filter((route) => route?.path !== undefined || route?.index)
    .map((route) => `/${route?.path ?? ''}`)
    .filter((path) => !/[:*]/.test(path));
  const found = await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const { statusCode, body } = await app.inject({ method: 'GET', url: path });
      return statusCode === 200 ? readPage(body, path, site) : undefined;
    }),
  );
  return found.filter((page) => page !== undefined);
}

function readPage(html: string, path: string, site: SiteSettings): SitePage | undefined {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const title = /<meta property="og:title" content="([^"]+)"/.exec(html)?.[1];
  const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
  if (canonical !== site.url + path || !title || !description) return undefined;
  return { path, title: unescapeMarkup(title), description: unescapeMarkup(description) };
}
