import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, sharedSite } from './journey.ts';
import { sitemapPaths } from './site.ts';

/** Going from page to page and back, in a browser that keeps pages for going back. */
const site = sharedSite();

/** Opens a page that notes in localStorage how it was shown: loaded, or kept and shown again. */
async function openNoting(path: string): Promise<Page> {
  const page = await openPage({ whole: true });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      localStorage.setItem('shown', `${location.pathname} ${persisted ? 'kept' : 'loaded'}`);
    });
  });
  await page.goto(site.url + path);
  return page;
}

/** Reads the note in a second tab: the browser may still be restoring the first one. */
async function waitForNote(page: Page, note: string): Promise<void> {
  const reader = await page.context().newPage();
  await reader.goto(`${site.url}/healthz`);
  await reader.waitForFunction((expected) => localStorage.getItem('shown') === expected, note);
}

test('the browser keeps a page that is left, and shows it again on going back', async () => {
  const page = await openNoting('/pricing');
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/contact"]')?.click());
  await page.waitForURL('**/contact');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => setTimeout(() => history.back()));
  await waitForNote(page, '/pricing kept');
});

test('a question that was waiting when its page was left is answered once', async () => {
  const page = await openNoting('/pricing');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/chat', (route) => held.then(() => route.continue()), { times: 1 });
  await page.locator('#chat-launcher').click();
  await page.locator('#chat-question').fill('How much is Pro?');
  const asked = page.waitForRequest('**/api/chat');
  await page.keyboard.press('Enter');
  const late = (await asked).response();
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/contact"]')?.click());
  await page.waitForURL('**/contact');
  await page.evaluate(() => setTimeout(() => history.back()));
  await waitForNote(page, '/pricing kept');
  release();
  await late;
  const answers = page.locator('.chat-panel li.chat-answer');
  await answers.nth(1).waitFor();
  await page.locator('#chat-question').fill('And the Starter plan?');
  await page.keyboard.press('Enter');
  await answers.nth(2).waitFor();
  expect(await answers.count()).toBe(3);
});

test('no page prevents the browser from keeping it', async () => {
  // Twice each: the blog renders a page once and sends it from memory afterwards.
  for (const path of (await sitemapPaths(site)).flatMap((path) => [path, path])) {
    const response = await fetch(site.url + path);
    expect(response.headers.get('cache-control'), path).not.toMatch(/no-store/);
    expect(response.headers.get('speculation-rules'), path).toBeTruthy();
    expect(await response.text(), path).not.toMatch(/\son(before)?unload=/);
  }
});

test('a link under the pointer is prefetched, except to a private page', async () => {
  const page = await openPage({ whole: true });
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
});
