import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, looks, type Visitor } from './browser.ts';
import { openPage, sharedSite } from './journey.ts';

const site = sharedSite();

/** Messages of one company; each test has its own. */
function messagesOf(company: string) {
  const db = new DatabaseSync(`${site.dataDir}/site.sqlite`, { readOnly: true });
  const rows = db.prepare('select * from messages where company = ?').all(company);
  db.close();
  return rows;
}

async function open(visitor: Visitor = {}, query = ''): Promise<Page> {
  const page = await openPage(visitor);
  await page.goto(`${site.url}/contact${query}`);
  return page;
}

async function fill(page: Page, company: string): Promise<void> {
  await fields(page).getByLabel('First name').fill('Rosa');
  await fields(page).getByLabel('Last name').fill('Alvarez');
  await fields(page).getByLabel('Email').fill('rosa@alvarez.example');
  await fields(page).getByLabel('Phone').fill('703 555 0199');
  await fields(page).getByLabel('Company').fill(company);
  await fields(page).getByLabel('Message').fill('Do you also work for florists in Leesburg?');
}

const fields = (page: Page) => page.locator('[data-draft="draft:contact"]');
const button = (page: Page) => page.locator('[data-draft="draft:contact"] button[type=submit]');
const sent = (page: Page) => page.getByRole('heading', { name: 'We have your message' });
const topic = (page: Page) => page.locator('#contact-topic');

test('a message is stored with every field, and the page says what happens next', async () => {
  const page = await open({}, '?topic=strategy-call&utm_source=ads');
  expect(await topic(page).inputValue()).toBe('strategy-call');
  await fill(page, 'Happy Path');
  await button(page).click();
  await sent(page).waitFor();
  expect(await sent(page).evaluate((h2) => h2 === document.activeElement)).toBe(true);
  expect(await page.locator('#write').textContent()).toContain('within 24 hours');
  expect(messagesOf('Happy Path')).toMatchObject([
    {
      source: 'contact',
      first_name: 'Rosa',
      last_name: 'Alvarez',
      name: 'Rosa Alvarez',
      phone: '703 555 0199',
      topic: 'Strategy call',
      utm_source: 'ads',
    },
  ]);
});

test('missing entries are named, and the first one gets the focus', async () => {
  const page = await open();
  await button(page).click();
  await page.locator('#contact-email-error').waitFor();
  expect(await page.locator('[data-draft="draft:contact"] [aria-invalid=true]').count()).toBe(2);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-email');
  expect(await page.locator('#contact-message-error').textContent()).toMatch(/a few words/);
});

test('the label of the first wrong field is clear of the header where focus() ignores scroll-padding', async () => {
  const page = await openPage({ width: 390 });
  // WebKit's focus() brings the control itself to the edge of the window, under the fixed header.
  await page.addInitScript(() => {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function (options) {
      focus.call(this, { preventScroll: true });
      const { top } = this.getBoundingClientRect();
      if (!options?.preventScroll && top < 0) scrollBy({ top, behavior: 'instant' });
    };
  });
  await page.goto(`${site.url}/contact`);
  await button(page).click();
  await page.locator('#contact-email-error').waitFor();
  const label = await page.locator('label[for=contact-email]').boundingBox();
  const header = await page.locator('.site-header').boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
});

test('a lost response, a reload and a retry store one message', async () => {
  const page = await open();
  await fill(page, 'Lost Answer');
  await topic(page).selectOption('plans');
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await button(page).click();
  await page.getByText('We couldn’t send your message.').first().waitFor();
  await page.unroute('**/api/contact');
  await page.reload();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=company]')?.value === 'Lost Answer',
  );
  expect(await topic(page).inputValue()).toBe('plans');
  await button(page).dblclick();
  await sent(page).waitFor();
  expect(messagesOf('Lost Answer')).toMatchObject([{ topic: 'Plans and pricing' }]);
});

describe('without JavaScript', () => {
  test('the topic is chosen, rejected entries come back, and one message is stored', async () => {
    const page = await open({ javaScript: false }, '?topic=strategy-call');
    expect(await topic(page).inputValue()).toBe('strategy-call');
    await fields(page).getByLabel('Company').fill('No JavaScript');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      button(page).click(),
    ]);
    expect(answer.status()).toBe(422);
    expect(await fields(page).getByLabel('Company').inputValue()).toBe('No JavaScript');
    expect(await topic(page).inputValue()).toBe('strategy-call');
    for (const _ of ['once', 'again']) {
      await page.goto(`${site.url}/contact`);
      await fill(page, 'No JavaScript');
      await button(page).click();
      await sent(page).waitFor();
    }
    await page.reload();
    await sent(page).waitFor();
    expect(messagesOf('No JavaScript')).toHaveLength(1);
  });
});

test.for(looks)('axe finds nothing in the messages and after sending at %o', async (look) => {
  const page = await open(look);
  await button(page).click();
  await page.locator('#contact-email-error').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await fill(page, `Axe ${look.width} ${look.dark}`);
  await button(page).click();
  await sent(page).waitFor();
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)),
  );
  expect(await axeViolations(page)).toEqual([]);
});
