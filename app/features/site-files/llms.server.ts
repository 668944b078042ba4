import { pricingPlans } from '../../facts/plan-copy.ts';
import type { SiteSettings } from '../../facts/settings.ts';
import {
  dollars,
  hours,
  monthlyPrice,
  planIds,
  region,
  replyHours,
  terms,
} from '../../facts/site.ts';
import type { SitePage } from './site-pages.server.ts';

/** The site for language models (https://llmstxt.org): the facts first, then every page. */
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
