import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, sharedSite } from './journey.ts';

const site = sharedSite();

/** A page whose clock stands still, and which shows the error notification of a failed request. */
async function failing(): Promise<Page> {
  const page = await openPage();
  await page.clock.install();
  await page.route('**/api/leads', (route) => route.abort());
  await page.goto(`${site.url}/free-audit`);
  await page.getByLabel('Your name').fill('Rosa Alvarez');
  await page.getByLabel('Email').fill('rosa@example.com');
  await page.getByLabel('Phone').fill('703 555 0199');
  await page.getByLabel('Company name').fill('Alvarez Bakery');
  await page.getByLabel('Business type').selectOption('Other');
  await page.getByLabel('What should marketing do').fill('More catering orders');
  await page.locator('[data-island=audit-form][data-hydrated=yes]').waitFor();
  // Later than the clock can be when the answer arrives here and the call there.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.mouse.move(0, 0);
  await page.getByLabel('What should marketing do').press('Tab');
  await page.keyboard.press('Enter');
  await card(page).waitFor();
  return page;
}

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const card = (page: Page) => region(page).getByText('Failed to submit request');

test('closes after 5 seconds', async () => {
  const page = await failing();
  await page.clock.runFor(4_900);
  expect(await card(page).isVisible()).toBe(true);
  await page.clock.runFor(200);
  await card(page).waitFor({ state: 'detached' });
});

test('stays while the pointer is over it', async () => {
  const page = await failing();
  await card(page).hover();
  await page.clock.runFor(60_000);
  expect(await card(page).isVisible()).toBe(true);
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_100);
  await card(page).waitFor({ state: 'detached' });
});

test('F8 moves the focus to it, Escape closes it and moves the focus back', async () => {
  const page = await failing();
  await page.getByLabel('Company name').focus();
  await page.keyboard.press('F8');
  expect(await region(page).evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('audit-company');
});

test('the close button closes it', async () => {
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

test('a swipe of 50 pixels to the right closes it; a shorter one or one to the left does not', async () => {
  const page = await failing();
  await swipe(page, 49);
  await swipe(page, -80);
  expect(await card(page).isVisible()).toBe(true);
  await swipe(page, 50);
  await card(page).waitFor({ state: 'detached' });
});
