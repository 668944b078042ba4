import { describe, expect, test } from 'vitest';
import { jsonLdOf, renderPage } from '../../test/page-text.tsx';
import { claims, dollars, monthlyPrice, terms } from '../site.ts';
import { agents } from './agents/copy.ts';
import AiMarketingAgents, { meta as agentsMeta } from './agents/page.tsx';
import { builder, total } from './builder/copy.ts';
import WebsiteBuilder, { meta as builderMeta } from './builder/page.tsx';
import { rise, seoAutomation } from './seo/copy.ts';
import SeoAutomation, { meta as seoMeta } from './seo/page.tsx';
import { social } from './social/copy.ts';
import SocialMediaManagement, { meta as socialMeta } from './social/page.tsx';

const pages = [
  {
    service: agents,
    meta: agentsMeta,
    page: renderPage(<AiMarketingAgents />),
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
    page: renderPage(<SeoAutomation />),
    destinations: ['/signup', '/free-audit'],
    claimed: [`first page in ${claims.firstPageDays} days`],
    listed: ['Audit', 'Strategy', 'Content', 'Technical optimization', 'Monitoring'],
  },
  {
    service: social,
    meta: socialMeta,
    page: renderPage(<SocialMediaManagement />),
    destinations: ['/signup', '/contact'],
    claimed: [],
    listed: ['Facebook', 'Instagram', 'LinkedIn', 'Twitter', 'TikTok'],
  },
  {
    service: builder,
    meta: builderMeta,
    page: renderPage(<WebsiteBuilder />),
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

describe.each(pages)('$service.seo.path', ({ service, meta, page, destinations, ...expected }) => {
  test('shows six features, its benefits and its closing call', () => {
    expect(service.features.items).toHaveLength(6);
    for (const { title, text } of [...service.features.items, ...service.benefits.items]) {
      expect(page.text).toContain(title);
      expect(page.text).toContain(text);
    }
    expect(page.text).toContain(service.closing.title);
  });

  test('every button leads where the specification says', () => {
    expect(page.links.map(({ href }) => href)).toEqual([...destinations, ...destinations]);
  });

  test('its claims and terms are the facts', () => {
    for (const claim of [...expected.claimed, terms.trial, terms.cancel]) {
      expect(page.text).toContain(claim);
    }
    const prices = page.text.match(/\$\d[\d,]*/g) ?? [];
    expect(new Set([dollars(monthlyPrice.starter), ...prices]).size).toBe(1);
    expect(page.text).not.toContain('!');
  });

  test('lists its steps, platforms or kinds of business in order, as headings', () => {
    const headings = page.headings.map(({ text }) => text);
    expect(headings.filter((text) => (expected.listed as string[]).includes(text))).toEqual(
      expected.listed,
    );
  });

  test('has a headline of at most ten words and a description that fits in results', () => {
    const headlines = page.headings.filter(({ level }) => level === 1);
    expect(headlines).toEqual([{ level: 1, text: service.hero.title }]);
    expect(service.hero.title.split(' ').length).toBeLessThanOrEqual(10);
    expect(`${service.seo.title} | Beltway Agents`.length).toBeLessThanOrEqual(60);
    expect(service.seo.description.length).toBeLessThanOrEqual(155);
  });

  test('is described as a service of the business', () => {
    const [data, crumbs] = jsonLdOf(meta());
    expect(data).toMatchObject({
      '@type': 'Service',
      name: service.name,
      url: `http://localhost:3000${service.seo.path}`,
      provider: { name: 'Beltway Agents' },
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  });
});

test('the sample result is on page one within the promised days', () => {
  const arrival = rise.places.findIndex((place) => place <= 10);
  expect(arrival).toBeGreaterThan(0);
  expect((arrival + 1) * 7).toBeLessThanOrEqual(claims.firstPageDays);
});

test('the sample half hour ends before the promised minutes are over', () => {
  expect(total).toBeLessThan(claims.websiteLiveMinutes);
});
