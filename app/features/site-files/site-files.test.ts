import { expect, test } from 'vitest';
import { readEnv } from '../../../server/env.ts';
import { llmsText, manifest, securityText, sitemapXml } from './api.server.ts';

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

test('security.txt says whom to write to, and expires within a year', () => {
  const now = Date.UTC(2026, 10, 22, 4, 30);
  const text = securityText(site, now);
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  expect(text).toContain('Expires: 2027-05-21T00:00:00.000Z\n');
  expect(text).toContain('Canonical: https://agents.example/.well-known/security.txt\n');
  const fields = text.trimEnd().split('\n');
  expect(fields.every((field) => /^[A-Z][\w-]+: \S+$/.test(field))).toBe(true);
});

test('the manifest has the icons that installation requires', () => {
  const { icons } = manifest(site);
  const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
});
