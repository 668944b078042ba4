import type { FastifyInstance } from 'fastify';
import { unescapeMarkup } from '../../../lib/markup.ts';
import type { Pages } from '../../../server/http/pages.ts';
import type { SiteSettings } from '../../facts/settings.ts';

/** A page that may be found by search. */
export interface SitePage {
  /** Path as its canonical address has it. */
  path: string;
  title: string;
  description: string;
}

/**
 * Every page without a parameter in its path that answers 200 and names its own address as the
 * canonical one: asked of the server itself, so that a new page needs nothing here, and one that is
 * kept out of search is left out.
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
