import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeViolations, countScripts, launchBrowser, openPage, type Visitor } from './browser.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ RATE_LIMIT: 'off' }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

const panel = (page: Page) => page.locator('dialog.chat-panel');
const field = (page: Page) => page.locator('#chat-question');
const launcher = (page: Page) => page.locator('#chat-launcher');
const answers = (page: Page) => page.locator('.chat-panel li.chat-answer');
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

async function open(visitor: Visitor = {}): Promise<Page> {
  const page = await openPage(browser, visitor);
  await page.goto(`${site.url}/`);
  await launcher(page).click();
  await panel(page).waitFor();
  return page;
}

async function ask(page: Page, question: string, count: number): Promise<void> {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
  await answers(page).nth(count).waitFor();
}

test('opening loads at most 70 KB, focuses the field, and Escape goes back', async () => {
  const page = await openPage(browser);
  const scripts = countScripts(page);
  await page.goto(`${site.url}/`);
  await launcher(page).click();
  await panel(page).waitFor();
  expect(await scripts.bytes()).toBeLessThanOrEqual(70_000);
  expect(await focusedId(page)).toBe('chat-question');
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  expect(await focusedId(page)).toBe('chat-launcher');
});

test('quick questions show beside the greeting alone, the audit there and after three', async () => {
  const page = await open();
  const audit = panel(page).getByRole('link', { name: 'Get a free audit' });
  expect(await page.locator('.chat-quick').count()).toBe(3);
  expect(await audit.getAttribute('target')).toBe('_blank');
  await page.locator('.chat-quick').first().click();
  await answers(page).nth(1).getByText('blog', { exact: false }).first().waitFor();
  expect(await page.locator('.chat-quick').count()).toBe(0);
  expect(await audit.count()).toBe(0);
  await ask(page, 'How much is Pro?', 2);
  expect(await audit.count()).toBe(1);
  await page.waitForFunction(() => document.activeElement?.id === 'chat-question');
});

test('a blank is not sent, and a failure says so', async () => {
  const page = await open();
  await field(page).fill('   ');
  await page.keyboard.press('Enter');
  expect(await page.locator('.chat-question').count()).toBe(0);
  await page.route('**/api/chat', (route) => route.abort());
  await ask(page, 'hours?', 1);
  expect(await answers(page).nth(1).textContent()).toContain(
    "I'm having trouble connecting right now. Please try again or contact us directly at hello@example.com",
  );
});

test('the conversation survives moving to another page', async () => {
  const page = await open();
  await ask(page, 'How much is Pro?', 1);
  await page.goto(`${site.url}/free-audit`);
  await answers(page).nth(1).getByText('$497 a month', { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  expect(await panel(page).count()).toBe(0);
});

test('without JavaScript the launcher leads to the support page', async () => {
  const page = await openPage(browser, { javaScript: false });
  await page.goto(`${site.url}/`);
  await launcher(page).click();
  await page.waitForURL('**/support?');
});

test.for([
  { width: 390, touch: true, dark: false },
  { width: 1280, dark: true },
])('axe finds nothing in the open chat at %o', async (look) => {
  const page = await open(look);
  const height = (await panel(page).boundingBox())?.height ?? 0;
  expect(Math.round(height)).toBe(look.width < 768 ? 400 : 500);
  await ask(page, 'When are you open?', 1);
  await page.waitForTimeout(300);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  await page.locator('#chat-name').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
