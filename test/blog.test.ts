import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, countScripts, looks } from './browser.ts';
import { openPage, sharedSite } from './journey.ts';
import { scrollingWidths } from './page-checks.ts';

const article = '/blog/how-to-answer-a-review';

const site = sharedSite();

async function visit(path: string, visitor = {}): Promise<Page> {
  const page = await openPage(visitor);
  await page.goto(site.url + path);
  return page;
}

test('a reader without JavaScript finds, filters and reads posts', async () => {
  const page = await visit('/blog', { javaScript: false });
  expect(await page.locator('article').count()).toBe(9);
  expect(await page.locator('article').first().getByText('+2 more').count()).toBe(1);
  expect(await page.locator('time').first().textContent()).toBe('September 9, 2025');
  await page.getByRole('link', { name: 'Google Business', exact: true }).first().click();
  expect(await page.locator('article').count()).toBe(2);
  await page.locator('article h2 a').last().click();
  expect(new URL(page.url()).pathname).toMatch(/^\/blog\/google-business-profile/);
  expect(await page.locator('main h1').count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Share by email' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(false);
});

test('an unknown post answers 404 and links back to the blog', async () => {
  const page = await openPage();
  const response = await page.goto(`${site.url}/blog/no-such-post`);
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Post Not Found');
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  expect(new URL(page.url()).pathname).toBe('/blog');
});

test.for(['/blog', article])('%s loads at most 2 KB of JavaScript', async (path) => {
  const page = await openPage();
  const scripts = countScripts(page);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  expect(await scripts.bytes()).toBeLessThanOrEqual(2048);
  expect(await page.locator('script:not([src]):not([type="application/ld+json"])').count()).toBe(0);
});

test.for(looks)('axe finds nothing at $width px, dark: $dark', async (look) => {
  for (const path of ['/blog?tag=reviews', '/blog/no-such-post']) {
    const page = await visit(path, look);
    expect(await axeViolations(page)).toEqual([]);
    expect(await scrollingWidths(page)).toEqual([]);
  }
});

test('the share button opens the share sheet, or else copies the link and says so', async () => {
  const page = await visit(article);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Link copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(article);
  await page.evaluate(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async (sheet: unknown) => Object.assign(window, { shared: sheet }),
    });
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await page.waitForFunction(() => 'shared' in window);
  expect(await page.evaluate(() => Reflect.get(window, 'shared') as unknown)).toEqual({
    title: 'How to answer a review, the good, the bad and the false',
    url: copied,
  });
});

test('a post carries its structured data, tags and share picture', async () => {
  const page = await visit(article);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = data.map((text) => JSON.parse(text) as Record<string, unknown>);
  const post = things.find((thing) => thing['@type'] === 'BlogPosting');
  expect(post).toMatchObject({
    headline: 'How to answer a review, the good, the bad and the false',
    datePublished: '2025-02-25T05:00:00.000Z',
    author: { '@type': 'Organization' },
  });
  expect(things.some((thing) => thing['@type'] === 'BreadcrumbList')).toBe(true);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const response = await fetch(site.url + new URL(picture ?? '').pathname);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(100_000);
});

test('the feed is well-formed XML with whole posts', async () => {
  const response = await fetch(`${site.url}/blog/rss.xml`);
  const xml = await response.text();
  const page = await visit('/blog');
  const found = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    const first = feed.querySelector('item');
    const part = (name: string) => first?.getElementsByTagName(name)[0]?.textContent ?? '';
    return {
      broken: feed.querySelector('parsererror')?.textContent ?? null,
      items: feed.querySelectorAll('item').length,
      ids: new Set([...feed.querySelectorAll('guid')].map((guid) => guid.textContent)).size,
      dated: !Number.isNaN(Date.parse(part('pubDate'))),
      content: part('content:encoded'),
    };
  }, xml);
  expect(found).toMatchObject({ broken: null, items: 9, ids: 9, dated: true });
  expect(found.content).toMatch(/^<p>We sell marketing at a flat rate/);
  expect(found.content).toMatch(/<a href="https?:\/\/[^"]+\/pricing">/);
});

test('an unchanged page answers 304', async () => {
  const first = await fetch(site.url + article);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(site.url + article, { headers: { 'if-none-match': etag } });
  expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
});
