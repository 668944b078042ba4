import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, launchBrowser, openPage } from './browser.ts';
import {
  addStyle,
  cutText,
  layoutShift,
  listenForErrors,
  sidewaysScroll,
  stickingOut,
  textSpacing,
  weigh,
} from './page-checks.ts';
import { type Site, startSite } from './site.ts';
import { oneOfEachKind, sitemapPaths } from './sitemap.ts';

/** What holds for every page that the sitemap lists, seen in a real browser. */
let site: Site;
let browser: Browser;
let paths: string[];
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ RATE_LIMIT: 'off' }), launchBrowser()]);
  paths = oneOfEachKind(await sitemapPaths(site));
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const sizes = [1440, 768, 320];

/** Tells what is wrong with any page at once. */
async function onEveryPage(
  { dark }: { dark: boolean },
  check: (page: Page, open: () => Promise<unknown>) => Promise<string[]>,
): Promise<string[]> {
  const page = await openPage(browser, { dark, width: 1440 });
  const wrong: string[] = [];
  for (const path of paths) {
    const open = () => page.goto(site.url + path, { waitUntil: 'networkidle' });
    wrong.push(...(await check(page, open)).map((what) => `${path}: ${what}`));
  }
  await page.context().close();
  return wrong;
}

/** The same in the sizes, without opening the page again. */
async function inEverySize(page: Page, check: () => Promise<string[]>): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 900 });
    wrong.push(...(await check()).map((what) => `at ${width} px ${what}`));
  }
  return wrong;
}

test.concurrent('in the dark scheme axe finds nothing at 320, 768 and 1440 px', async () => {
  const wrong = await onEveryPage({ dark: true }, async (page, open) => {
    await open();
    return inEverySize(page, () => axeViolations(page));
  });
  expect(wrong).toEqual([]);
}, 240_000);

test.concurrent('in the light scheme axe finds nothing, nothing is out of reach, cut or too heavy', async () => {
  const known = new Map<string, Promise<number>>();
  const wrong = await onEveryPage({ dark: false }, async (page, open) => {
    const found: string[] = [];
    page.removeAllListeners();
    await page.setViewportSize({ width: 1440, height: 900 });
    const weight = weigh(page, known);
    const errors = listenForErrors(page);
    await open();
    const shift = await layoutShift(page);
    if (shift > 0) found.push(`shifts by ${shift}`);
    const { scripts, all } = await weight();
    if (scripts > 2048) found.push(`${scripts} bytes of JavaScript before interaction`);
    if (all > 70 * 1024) found.push(`${all} bytes before interaction`);
    found.push(
      ...(await inEverySize(page, async () => [
        ...(await axeViolations(page)),
        ...(await overflow(page)),
      ])),
    );
    await addStyle(page, textSpacing);
    found.push(...(await overflow(page)).map((what) => `with spaced text ${what}`));
    found.push(...(await cutText(page)).map((what) => `with spaced text cuts ${what}`));
    // A window of 1280 × 900 at a zoom of 200% (WCAG 1.4.4).
    await addStyle(page, '');
    await page.setViewportSize({ width: 640, height: 450 });
    found.push(...(await overflow(page)).map((what) => `at a zoom of 200% ${what}`));
    await addStyle(page, 'html { font-size: 200% }');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await overflow(page)).map((what) => `${width} px with text at 200% ${what}`));
    }
    return [...found, ...errors];
  });
  expect(wrong).toEqual([]);
}, 240_000);

async function overflow(page: Page): Promise<string[]> {
  const beyond = await sidewaysScroll(page);
  if (beyond <= 0) return [];
  return [`scrolls ${beyond} px sideways: ${(await stickingOut(page)).join(', ')}`];
}
