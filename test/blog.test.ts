import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, countScripts, launchBrowser, openPage } from './browser.ts';
import { type FakeNotion, page as notionPage, startFakeNotion } from './fakes/notion.ts';
import { hostileBlocks } from './hostile-blocks.ts';
import { startPostgres } from './postgres.ts';
import { type Site, startSite } from './site.ts';

const article = '/blog/how-to-answer-a-review';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ RATE_LIMIT: 'off' }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function visit(path: string, visitor = {}): Promise<Page> {
  const page = await openPage(browser, visitor);
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
  await page.context().close();
});

test('an unknown post is not found, with a way back', async () => {
  const page = await openPage(browser);
  const response = await page.goto(`${site.url}/blog/no-such-post`);
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Post Not Found');
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  expect(new URL(page.url()).pathname).toBe('/blog');
  await page.context().close();
});

test.for(['/blog', article])('%s loads at most 2 KB of JavaScript', async (path) => {
  const page = await openPage(browser);
  const scripts = countScripts(page);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  expect(await scripts.bytes()).toBeLessThanOrEqual(2048);
  expect(await page.locator('script:not([src]):not([type="application/ld+json"])').count()).toBe(0);
  await page.context().close();
});

const views = [320, 768, 1440].flatMap((width) => [
  { width, dark: false },
  { width, dark: true },
]);
test.for(views)('has no accessibility violation at $width px, dark: $dark', async (view) => {
  for (const path of ['/blog', '/blog?tag=reviews', article, '/blog/no-such-post']) {
    const page = await visit(path, view);
    expect(await axeViolations(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.context().close();
  }
});

test('shares by the device, else copies the link and says so', async () => {
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
  expect(await page.evaluate(() => (window as never as { shared: unknown }).shared)).toEqual({
    title: 'How to answer a review, the good, the bad and the false',
    url: copied,
  });
  await page.context().close();
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
  await page.context().close();
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
  await page.context().close();
});

test('an unchanged page answers 304', async () => {
  const first = await fetch(site.url + article);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(site.url + article, { headers: { 'if-none-match': etag } });
  expect([first.status, again.status, await again.text()]).toEqual([200, 304, '']);
});

test('a corpus of hostile blocks runs nothing and breaks nothing', async () => {
  const notion: FakeNotion = await startFakeNotion();
  const blocks = hostileBlocks();
  expect(blocks.length).toBeGreaterThanOrEqual(200);
  const hostile = notionPage(1, '</title><script>window.__ran=[0]</script> & "post"', {
    slug: 'hostile',
    tags: ['"><script>window.__ran=[0]</script>', 'a', 'b', 'c'],
    blocks,
  });
  notion.pages.set(hostile.id, hostile);
  const evil = await startSite({
    RATE_LIMIT: 'off',
    NOTION_TOKEN: 'secret',
    NOTION_DATABASE_ID: notion.databaseId,
    NOTION_BASE_URL: notion.url,
  });
  try {
    await expect
      .poll(() => fetch(`${evil.url}/blog/hostile`).then((got) => got.status), { timeout: 30_000 })
      .toBe(200);
    const page = await openPage(browser, { width: 390 });
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    page.on('dialog', (dialog) => refused.push(dialog.message()));
    for (const path of ['/blog', '/blog/hostile']) {
      await page.goto(evil.url + path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => '__ran' in window)).toBe(false);
      expect(await page.locator('footer').count()).toBe(1);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
    expect(
      await page.locator('.post-body :is(script,iframe,svg,input,style,template)').count(),
    ).toBe(0);
    const hrefs = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
    expect(hrefs.filter((scheme) => !/^(https?|mailto|tel):$/.test(scheme))).toEqual([]);
    // Every link of the text is clicked, and still nothing runs.
    await page.locator('.post-body a').evaluateAll((links) => {
      for (const link of links as HTMLAnchorElement[]) {
        link.addEventListener('click', (event) => event.preventDefault());
        link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
        link.click();
      }
    });
    expect(await page.evaluate(() => '__ran' in window)).toBe(false);
    expect(refused.filter((text) => /Content Security Policy/.test(text))).toEqual([]);
    const feed = await (await fetch(`${evil.url}/blog/rss.xml`)).text();
    const broken = await page.evaluate(
      (xml) =>
        new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')
          ?.textContent,
      feed,
    );
    expect(broken).toBeUndefined();
  } finally {
    await evil.stop();
    await notion.stop();
  }
}, 180_000);

test('a slow database shows the shell with six skeleton cards, then the posts, without JavaScript', async () => {
  const postgres = await startPostgres({ durable: false });
  const slow = await startSite({ RATE_LIMIT: 'off', DATABASE_URL: postgres.url });
  const lock = new pg.Client({ connectionString: postgres.url });
  try {
    await lock.connect();
    await lock.query('begin; lock table blog_posts in access exclusive mode');
    const page = await openPage(browser, { javaScript: false });
    const loaded = page.goto(`${slow.url}/blog`);
    await page.getByRole('status', { name: 'Loading posts' }).waitFor({ timeout: 2_000 });
    expect(await page.getByRole('status').locator('> div').count()).toBe(6);
    expect(await page.locator('article').count()).toBe(0);
    await lock.query('commit');
    await loaded;
    expect(await page.locator('article').count()).toBe(9);
    expect(await page.getByRole('status', { name: 'Loading posts' }).isVisible()).toBe(false);
    const [cards, footer] = await Promise.all([
      page.locator('article').last().boundingBox(),
      page.locator('footer').boundingBox(),
    ]);
    expect((cards?.y ?? 0) < (footer?.y ?? 0)).toBe(true);
    await lock.query('begin; lock table blog_posts in access exclusive mode');
    await page.goto(`${slow.url}/blog`);
    expect(await page.getByText('The posts did not load').isVisible()).toBe(true);
    await page.context().close();
  } finally {
    await lock.end();
    await slow.stop();
    await postgres.stop();
  }
});
