import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeMarkup } from '../../../lib/markup.ts';
import type { CoreServices } from '../../../lib/services.ts';
import { renderLimit } from '../../../server/http/in-turn.ts';
import type { Pages } from '../../../server/http/renderer.ts';
import { pricingPlans } from '../../facts/plan-copy.ts';
import { dollars, monthlyPrice, planIds } from '../../facts/prices.ts';
import type { SiteSettings } from '../../facts/settings.ts';
import { hours, region, replyHours } from '../../facts/site.ts';
import { terms } from '../../facts/terms.ts';
import type { FeatureServer, SitemapEntry } from '../../feature.ts';
import { manifestIcons, themeColors } from '../../seo/images.ts';
import { findPages, type SitePage } from './site-pages.server.ts';

/**
 * Files for programs: sitemap.xml, robots.txt, llms.txt, security.txt and the web app manifest.
 * @param sources sitemap entries besides the fixed pages; they change while the server runs.
 */
export function siteFiles(
  app: FastifyInstance,
  services: CoreServices,
  pages: Pages,
  sources: readonly NonNullable<FeatureServer['sitemap']>[],
): void {
  const { site } = services;
  let found: Promise<SitePage[]> | undefined;
  const fixedPages = () => {
    found ??= findPages(app, pages, site);
    // After a failed render, the next request tries again.
    found.catch(() => {
      found = undefined;
    });
    return found;
  };

  app.get('/sitemap.xml', { config: { limit: renderLimit } }, async (request, reply) => {
    // Before its turn, since these pages are rendered in line, too.
    const fixed = await fixedPages();
    const xml = await app.inTurn(
      request,
      () => Promise.all(sources.map((source) => source(services))),
      (added) => sitemapXml([...fixed, ...added.flat()], site.url),
    );
    return send(reply, 'application/xml', xml);
  });
  app.get('/llms.txt', async (_, reply) =>
    send(reply, 'text/plain', llmsText(await fixedPages(), site)),
  );
  app.get('/robots.txt', (_, reply) => send(reply, 'text/plain', robotsText(site.url)));
  app.get('/.well-known/security.txt', (_, reply) =>
    send(reply, 'text/plain', securityText(site, services.clock())),
  );
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

/** Rules for crawlers (RFC 9309). `noindex` pages must stay crawlable, or nobody reads it. */
function robotsText(siteUrl: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /dashboard

Sitemap: ${siteUrl}/sitemap.xml
`;
}

/** Days after which a copy of security.txt is out of date; RFC 9116 recommends less than a year. */
const securityTextDays = 180;

/** Where to report a security problem (RFC 9116). @param now epoch milliseconds. */
export function securityText({ email, url }: SiteSettings, now: number): string {
  const expires = new Date(now + securityTextDays * 24 * 60 * 60 * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${email}
Contact: ${url}/contact
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${url}/.well-known/security.txt
`;
}

/** The sitemap (https://www.sitemaps.org/protocol.html), at most 50,000 URLs. */
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

/** The site for language models (https://llmstxt.org): facts, then pages. */
export function llmsText(pages: readonly SitePage[], site: SiteSettings): string {
  return `# ${site.name}

> AI marketing agents for small and local businesses in ${region.served.join(', ')}: weekly blog posts, daily social posts, keyword and SEO tracking, Google Business Profile updates and a results dashboard, at a flat monthly price.

## Facts

${planIds.map(planLine).join('\n')}
- On every plan: ${Object.values(terms).join(', ')}.
- Office: ${region.office}. Phone: ${site.phone}, ${hours.phone}. Email: ${site.email}.
- Replies within ${replyHours.contact} hours to messages, within ${replyHours.support} hours to customers' support requests.

## Pages

${pages.map(({ path, title, description }) => `- [${title}](${site.url}${path}): ${description}`).join('\n')}

## Optional

- [Blog feed](${site.url}/blog/rss.xml): every article in full, as RSS
- [Sitemap](${site.url}/sitemap.xml): every address
`;
}

function planLine(id: (typeof planIds)[number]): string {
  const { name, features } = pricingPlans[id];
  return `- ${name}: ${dollars(monthlyPrice[id])} a month: ${features.join('; ')}.`;
}

/** The web app manifest (https://www.w3.org/TR/appmanifest/). */
export function manifest(site: SiteSettings) {
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: 'AI marketing agents for local businesses.',
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: manifestIcons,
  };
}
