import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CoreServices } from '../../../lib/services.ts';
import type { Pages } from '../../../server/http/pages.ts';
import type { FeatureServer } from '../../feature.ts';
import { llmsText } from './llms.server.ts';
import { manifest } from './manifest.ts';
import { findPages, type SitePage } from './site-pages.server.ts';
import { sitemapXml } from './sitemap.server.ts';

/** What programs read of the site: sitemap.xml, robots.txt, llms.txt and the web manifest. */
export function seoFiles(
  app: FastifyInstance,
  services: CoreServices,
  { pages, moving }: { pages: Pages; moving: readonly NonNullable<FeatureServer['sitemap']>[] },
): void {
  const { site } = services;
  let known: Promise<SitePage[]> | undefined;
  const fixedPages = () => {
    known ??= findPages(app, pages, site);
    // A page that failed to render is asked again next time.
    known.catch(() => {
      known = undefined;
    });
    return known;
  };

  app.get('/sitemap.xml', async (_, reply) => {
    const [fixed, ...added] = await Promise.all([
      fixedPages(),
      ...moving.map((paths) => paths(services)),
    ]);
    return send(reply, 'application/xml', sitemapXml([...fixed, ...added.flat()], site.url));
  });
  app.get('/llms.txt', async (_, reply) =>
    send(reply, 'text/plain', llmsText(await fixedPages(), site)),
  );
  app.get('/robots.txt', (_, reply) => send(reply, 'text/plain', robots(site.url)));
  app.get('/manifest.webmanifest', (_, reply) =>
    send(reply, 'application/manifest+json', JSON.stringify(manifest(site))),
  );
}

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply
    .header('content-type', `${type}; charset=utf-8`)
    .header('cache-control', 'public, max-age=300')
    .send(body);
}

/** RFC 9309. Pages that are kept out of search by `noindex` must stay readable to say so. */
function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /dashboard
Disallow: /inbox

Sitemap: ${siteUrl}/sitemap.xml
`;
}
