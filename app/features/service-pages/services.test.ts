import { describe, expect, test } from 'vitest';
import {
  amounts,
  headings,
  links,
  pageHtml,
  readText,
  structuredData,
} from '../../../test/markup.ts';
import { monthlyPrice } from '../../facts/prices.ts';
import { claims } from '../../facts/site.ts';
import { terms } from '../../facts/terms.ts';
import { agents } from './agents/copy.ts';
import AiMarketingAgents, { meta as agentsMeta } from './agents/page.tsx';
import { builder, total } from './builder/copy.ts';
import WebsiteBuilder, { meta as builderMeta } from './builder/page.tsx';
import { ranking, seoAutomation } from './seo/copy.ts';
import SeoAutomation, { meta as seoMeta } from './seo/page.tsx';
import { social } from './social/copy.ts';
import SocialMediaManagement, { meta as socialMeta } from './social/page.tsx';

const pages = [
  {
    service: agents,
    meta: agentsMeta,
    html: pageHtml(AiMarketingAgents),
    destinations: ['/signup', '/contact'],
    claimed: [
      `Costs down up to ${claims.costsDownPercent}%`,
      `Leads up up to ${claims.leadsUpPercent}%`,
      `Results in ${claims.agentResultsDays} days`,
      `within ${claims.setupHours.from}-${claims.setupHours.to} hours of your audit`,
    ],
    listed: [],
  },
  {
    service: seoAutomation,
    meta: seoMeta,
    html: pageHtml(SeoAutomation),
    destinations: ['/signup', '/free-audit'],
    claimed: [`first page in ${claims.firstPageDays} days`],
    listed: ['Audit', 'Strategy', 'Content', 'Technical optimization', 'Monitoring'],
  },
  {
    service: social,
    meta: socialMeta,
    html: pageHtml(SocialMediaManagement),
    destinations: ['/signup', '/contact'],
    claimed: [],
    listed: ['Facebook', 'Instagram', 'LinkedIn', 'Twitter', 'TikTok'],
  },
  {
    service: builder,
    meta: builderMeta,
    html: pageHtml(WebsiteBuilder),
    destinations: ['/signup', '/contact'],
    claimed: [`live in under ${claims.websiteLiveMinutes} minutes`],
    listed: [
      'Local business',
      'E-commerce store',
      'Professional services',
      'Portfolio',
      'Choose template',
      'Customize design',
      'Launch and market',
    ],
  },
];

describe.each(pages)('$service.seo.path', ({ service, meta, html, destinations, ...expected }) => {
  const text = readText(html);

  test('shows six features, its benefits and its closing call to action', () => {
    expect(service.features.items).toHaveLength(6);
    for (const item of [...service.features.items, ...service.benefits.items]) {
      expect(text).toContain(item.title);
      expect(text).toContain(item.text);
    }
    expect(text).toContain(service.closing.title);
  });

  test('every button has the destination in the specification', () => {
    expect(links(html).map(({ href }) => href)).toEqual([...destinations, ...destinations]);
  });

  test('its claims and terms match the facts', () => {
    for (const claim of [...expected.claimed, terms.trial, terms.cancel]) {
      expect(text).toContain(claim);
    }
    // Prices in a drawing are the sample bakery's, not ours.
    const ours = readText(html.replace(/<figure role="img".*?<\/figure>/s, ''));
    for (const amount of amounts(ours)) expect(amount).toBe(monthlyPrice.starter);
    expect(text).not.toContain('!');
  });

  test('lists its steps, platforms or kinds of business in order, as headings', () => {
    const listed = new Set<string>(expected.listed);
    const found = headings(html).map((heading) => heading.text);
    expect(found.filter((heading) => listed.has(heading))).toEqual(expected.listed);
  });

  test('has a heading of at most ten words, and a title and description that fit in search results', () => {
    const headlines = headings(html).filter(({ level }) => level === 1);
    expect(headlines).toEqual([{ level: 1, text: service.hero.title }]);
    expect(service.hero.title.split(' ').length).toBeLessThanOrEqual(10);
    expect(`${service.seo.title} | Beltway Agents`.length).toBeLessThanOrEqual(60);
    expect(service.seo.description.length).toBeLessThanOrEqual(155);
  });

  test('is described as a service of the business', () => {
    const things = structuredData(meta());
    expect(things.get('Service')).toMatchObject({
      name: service.name,
      url: `http://localhost:3000${service.seo.path}`,
      provider: { name: 'Beltway Agents' },
    });
    expect(things.get('BreadcrumbList')).toBeDefined();
  });
});

test('the sample ranking reaches page one within the claimed days', () => {
  const arrival = ranking.places.findIndex((place) => place <= 10);
  expect(arrival).toBeGreaterThan(0);
  expect((arrival + 1) * 7).toBeLessThanOrEqual(claims.firstPageDays);
});

test('the sample website is live within the claimed minutes', () => {
  expect(total).toBeLessThan(claims.websiteLiveMinutes);
});
