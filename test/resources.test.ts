import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, type Visitor } from './browser.ts';
import { openPage, sharedSite } from './journey.ts';

const site = sharedSite();

async function open(visitor: Visitor = {}, query = ''): Promise<Page> {
  const page = await openPage(visitor);
  await page.goto(`${site.url}/resources${query}`);
  return page;
}

const cards = (page: Page) => page.locator('.resource-card');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const selected = (page: Page) => page.locator('[role=tab][aria-selected=true]').textContent();
const shows = (page: Page, count: number) =>
  page.getByText(`Showing ${count} of 42 resources`, { exact: true }).waitFor();

test('choosing a category selects its tab, All Resources resets it', async () => {
  const page = await open();
  await shows(page, 42);
  expect(await cards(page).count()).toBe(42);
  expect(await cards(page).first().locator('.resource-topic').count()).toBe(3);

  await page.getByLabel('Category').selectOption({ label: 'Tools' });
  await shows(page, 7);
  expect(await selected(page)).toBe('By Category');
  expect(await page.locator('#resources-shown h3').allTextContents()).toEqual(['Tools']);
  expect(await cards(page).first().locator('.resource-topic').count()).toBe(4);
  await page.waitForURL(/\?category=tools/);
  expect(await axeViolations(page)).toEqual([]);

  await tab(page, 'All Resources').click();
  await shows(page, 42);
  expect(await page.getByLabel('Category').inputValue()).toBe('all');
  await page.waitForURL(/resources$/);

  await tab(page, 'All Resources').press('ArrowRight');
  expect(await page.locator('#resources-shown h3').count()).toBe(6);
  expect(await tab(page, 'By Category').evaluate((tab) => tab.matches(':focus'))).toBe(true);
});

test('search and level filter as the visitor types', async () => {
  const page = await open();
  await page.getByPlaceholder('Search resources...').pressSequentially('GOOGLE');
  await page.getByLabel('Level').selectOption('Beginner');
  await shows(page, 4);
  await page.waitForURL(/\?q=GOOGLE&level=beginner/);
  await page.reload();
  await shows(page, 4);
  await page.getByPlaceholder('Search resources...').fill('zzzz');
  await shows(page, 0);
  await page.getByText('Clear all filters').click();
  await shows(page, 42);
});

test('without JavaScript a filtered view has its own URL', async () => {
  const page = await open({ javaScript: false });
  expect(await cards(page).count()).toBe(42);
  await page.getByPlaceholder('Search resources...').fill('seo');
  await page.getByLabel('Category').selectOption('advanced');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/q=seo&category=advanced/);
  expect(await page.locator('#resources-shown h3').allTextContents()).toEqual(['Advanced']);
  expect(await selected(page)).toBe('By Category');
  const found = await cards(page).count();
  await shows(page, found);
  await tab(page, 'All Resources').click();
  await page.waitForURL(/resources\?q=seo#library/);
  expect(await cards(page).count()).toBeGreaterThan(found);
});

test('every button of the library links to the signup', async () => {
  const page = await open({ javaScript: false });
  const names = ['Download', 'Get Started Today', 'View Pricing Plans'];
  for (const name of names) {
    for (const link of await page.getByRole('link', { name }).all()) {
      expect(await link.getAttribute('href')).toBe('/signup');
    }
  }
  expect(await page.getByRole('link', { name: /^Download: / }).count()).toBe(42);
  await page.getByRole('link', { name: 'Browse All Resources' }).click();
  await page.waitForURL(/#library/);
  await page.goto(`${site.url}/resources?view=category`);
  expect(await page.getByRole('link', { name: /^Access Resource: / }).count()).toBe(42);
});

test('cards appear 0.1 s apart, and stand still under reduced motion', async () => {
  const page = await open();
  const delays = () =>
    cards(page).evaluateAll((all) =>
      all.slice(0, 3).map((card) => {
        const { animationName, animationDelay } = getComputedStyle(card);
        return animationName === 'none' ? 'none' : animationDelay;
      }),
    );
  expect(await delays()).toEqual(['0s', '0.1s', '0.2s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await delays()).toEqual(['none', 'none', 'none']);
});
