import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage } from './browser.ts';
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
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

/** A page that shows the error notification, since nothing answers the form. */
async function failing(): Promise<Page> {
  const page = await openPage(browser);
  await page.route('**/api/leads', (route) => route.abort());
  await page.goto(`${site.url}/free-audit`);
  await page.getByLabel('Your name').fill('Rosa Alvarez');
  await page.getByLabel('Email').fill('rosa@example.com');
  await page.getByLabel('Phone').fill('703 555 0199');
  await page.getByLabel('Company name').fill('Alvarez Bakery');
  await page.getByLabel('Business type').selectOption('Other');
  await page.getByLabel('What should marketing do').fill('More catering orders');
  await page.mouse.move(0, 0);
  await page.getByLabel('What should marketing do').press('Tab');
  await page.keyboard.press('Enter');
  await card(page).waitFor();
  return page;
}

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const card = (page: Page) => region(page).getByText('Failed to submit request');

test('goes by itself after 5 seconds', async () => {
  const page = await failing();
  const shown = Date.now();
  await card(page).waitFor({ state: 'detached' });
  expect(Date.now() - shown).toBeGreaterThan(4_000);
  expect(Date.now() - shown).toBeLessThan(7_000);
});

test('stays while it is pointed at', async () => {
  const page = await failing();
  await card(page).hover();
  await page.waitForTimeout(6_000);
  expect(await card(page).isVisible()).toBe(true);
  await page.mouse.move(0, 0);
  await card(page).waitFor({ state: 'detached' });
});

test('F8 goes to it, Escape dismisses it and goes back', async () => {
  const page = await failing();
  await page.getByLabel('Company name').focus();
  await page.keyboard.press('F8');
  expect(await region(page).evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('audit-company');
});

test('the close button dismisses it', async () => {
  const page = await failing();
  await region(page).getByRole('button', { name: 'Close notification' }).click();
  await card(page).waitFor({ state: 'detached' });
});

async function swipe(page: Page, by: number): Promise<void> {
  const box = await card(page).boundingBox();
  if (!box) throw new Error('No notification');
  const [x, y] = [Math.round(box.x + 5), Math.round(box.y + 5)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 5 });
  await page.mouse.up();
}

test('50 pixels to the right swipe it away, fewer or to the left do not', async () => {
  const page = await failing();
  await swipe(page, 49);
  await swipe(page, -80);
  expect(await card(page).isVisible()).toBe(true);
  await swipe(page, 50);
  await card(page).waitFor({ state: 'detached', timeout: 1_000 });
});
