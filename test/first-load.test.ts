import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countScripts, launchBrowser, openPage } from './browser.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test.for(['/', '/free-audit'])(
  '%s loads at most 2 KB of JavaScript before interaction',
  async (path) => {
    const page = await openPage(browser);
    const scripts = countScripts(page);
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    // One file: a second would wait for the first.
    expect(scripts.urls).toHaveLength(1);
    expect(await scripts.bytes()).toBeLessThanOrEqual(2048);
    await page.context().close();
  },
);
