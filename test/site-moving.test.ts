import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage } from './browser.ts';
import { type Site, startSite } from './site.ts';
import { sitemapPaths } from './sitemap.ts';

/** Going from page to page, and back. */
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser({ pageCache: true })]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Opens a page that will note, where the next page can read it, how it was shown again. */
async function openNoting(path: string): Promise<Page> {
  const page = await openPage(browser);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      localStorage.setItem('shown', `${location.pathname} ${persisted ? 'kept' : 'loaded'}`);
    });
  });
  await page.goto(site.url + path);
  return page;
}

/** The note, read in a second tab: the browser may still be bringing the first one back. */
async function waitForNote(page: Page, note: string): Promise<void> {
  const reader = await page.context().newPage();
  await reader.goto(`${site.url}/healthz`);
  await reader.waitForFunction((expected) => localStorage.getItem('shown') === expected, note);
}

test('a page that is left is kept whole, and back shows it at once', async () => {
  const page = await openNoting('/pricing');
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/contact"]')?.click());
  await page.waitForURL('**/contact');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => setTimeout(() => history.back()));
  await waitForNote(page, '/pricing kept');
  await page.context().close();
});

test('no page keeps the browser from keeping it', async () => {
  // Twice each: the blog keeps what it rendered and sends that from then on.
  for (const path of (await sitemapPaths(site)).flatMap((path) => [path, path])) {
    const response = await fetch(site.url + path);
    expect(response.headers.get('cache-control'), path).not.toMatch(/no-store/);
    expect(response.headers.get('speculation-rules'), path).toBeTruthy();
    expect(await response.text(), path).not.toMatch(/\son(before)?unload=/);
  }
});

test('a link under the pointer is fetched ahead, one of the visitor alone is not', async () => {
  const page = await openPage(browser);
  const cdp = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  cdp.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Success') fetched.push(new URL(prefetchUrl).pathname);
  });
  await cdp.send('Preload.enable');
  await page.goto(site.url);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('header nav a[href="/about"]');
    if (link) link.href = '/dashboard';
  });
  await page.locator('header nav a[href="/dashboard"]').first().hover();
  await page.locator('header nav a[href="/pricing"]').first().hover();
  await expect.poll(() => fetched, { timeout: 10_000 }).toContain('/pricing');
  expect(fetched).not.toContain('/dashboard');
  await page.context().close();
});
