import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv } from '../../server/env.ts';
import { llmsText } from '../features/site-files/llms.server.ts';
import { manifest } from '../features/site-files/manifest.ts';
import { sitemapXml } from '../features/site-files/sitemap.server.ts';
import { readTokens, toHex } from '../ui/tokens.ts';
import { themeColors } from './theme-color.ts';

const { site } = readEnv({ SITE_URL: 'https://agents.example' });

test('the theme colours are the paper of each scheme', () => {
  const { light, dark } = readTokens(readFileSync('app/app.css', 'utf8'));
  for (const [scheme, tokens] of Object.entries({ light, dark })) {
    const paper = tokens.get('paper');
    expect(themeColors[scheme as 'light' | 'dark']).toBe(paper && toHex(paper));
  }
});

test('the sitemap escapes addresses and dates what has a date', () => {
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

test('the manifest has the icons that installing asks for', () => {
  const { icons } = manifest(site);
  const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
});
