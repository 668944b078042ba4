import { expect, test } from 'vitest';
import { readEnv } from '../../../server/env.ts';
import { llmsText, manifest, sitemapXml } from './api.server.ts';

const { site } = readEnv({ SITE_URL: 'https://agents.example' });

test('the sitemap escapes URLs and dates entries whose change is known', () => {
  const xml = sitemapXml([{ path: '/a?b&c' }, { path: '/d', modifiedAt: 0 }], site.url);
  expect(xml).toContain('<url><loc>https://agents.example/a?b&amp;c</loc></url>');
  expect(xml).toContain('<lastmod>1970-01-01T00:00:00.000Z</lastmod>');
});

test('llms.txt states the prices and links every page', () => {
  const text = llmsText(
    [{ path: '/pricing', title: 'Pricing', description: 'Three plans.' }],
    site,
  );
  for (const price of ['Starter: $297', 'Pro: $497', 'Dominate: $997'])
    expect(text).toContain(price);
  expect(text).toContain('- [Pricing](https://agents.example/pricing): Three plans.');
});

test('the manifest has the icons that installation requires', () => {
  const { icons } = manifest(site);
  const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
});
