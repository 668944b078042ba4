import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, looks, showAs } from './browser.ts';
import { openPage, sharedSite } from './journey.ts';
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
import { oneOfEachKind, sitemapPaths } from './site.ts';

/** Checks on every page of the sitemap in a real browser. */
const site = sharedSite();
const paths = oneOfEachKind(await sitemapPaths(site));
const knownWeights = new Map<string, Promise<number>>();

test.for(paths)('%s is accessible, light enough and fits every window', async (path) => {
  const page = await openPage({ width: 1440 });
  const weight = weigh(page, knownWeights);
  const errors = listenForErrors(page);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  const found: string[] = [];
  const shift = await layoutShift(page);
  if (shift > 0) found.push(`shifts by ${shift}`);
  const { scripts, all } = await weight();
  if (scripts > 2048) found.push(`${scripts} bytes of JavaScript before interaction`);
  if (all > 70 * 1024) found.push(`${all} bytes before interaction`);
  found.push(...(await inEveryLook(page)));
  await addStyle(page, textSpacing);
  found.push(...(await overflow(page, 'with spaced text')));
  found.push(...(await cutText(page)).map((text) => `with spaced text cuts ${text}`));
  // A window of 1280 × 900 at a zoom of 200% (WCAG 1.4.4).
  await addStyle(page, '');
  await page.setViewportSize({ width: 640, height: 450 });
  found.push(...(await overflow(page, 'at a zoom of 200%')));
  await addStyle(page, 'html { font-size: 200% }');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await overflow(page, `${width} px with text at 200%`)));
  }
  expect([...found, ...errors]).toEqual([]);
});

/** Checks the page with axe in each look, and whether it fits windows of three widths. */
async function inEveryLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize({ width: 768, height: 900 });
  found.push(...(await overflow(page, 'at 768 px')));
  for (const look of looks) {
    await showAs(page, look);
    const violations = await axeViolations(page);
    found.push(...violations.map((violation) => `at ${look.width} px ${violation}`));
    found.push(...(await overflow(page, `at ${look.width} px`)));
  }
  return found;
}

async function overflow(page: Page, when: string): Promise<string[]> {
  const beyond = await sidewaysScroll(page);
  if (beyond <= 0) return [];
  return [`${when} scrolls ${beyond} px sideways: ${(await stickingOut(page)).join(', ')}`];
}
