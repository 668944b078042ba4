import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations, looks, type Visitor } from './browser.ts';
import { openPage, sharedSite } from './journey.ts';
import { scrollingWidths } from './page-checks.ts';

const site = sharedSite();

/** Leads of one company; each test has its own. */
function leadsOf(company: string) {
  const db = new DatabaseSync(`${site.dataDir}/site.sqlite`, { readOnly: true });
  const rows = db.prepare('select * from leads where company = ?').all(company);
  db.close();
  return rows;
}

async function open(visitor: Visitor = {}, query = ''): Promise<Page> {
  const page = await openPage(visitor);
  await page.goto(`${site.url}/free-audit${query}`);
  return page;
}

async function fill(page: Page, company: string): Promise<void> {
  await page.getByLabel('Your name').fill('Rosa Alvarez');
  await page.getByLabel('Email').fill('rosa@example.com');
  await page.getByLabel('Phone').fill('703 555 0199');
  await page.getByLabel('Company name').fill(company);
  await page.getByLabel('Business type').selectOption('Retail Store');
  await page.getByLabel('What should marketing do').fill('More catering orders from offices');
}

const button = (page: Page) => page.locator('[data-draft="draft:audit"] button[type=submit]');
const heading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Request Submitted Successfully!' });
const notification = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const messages = (page: Page) =>
  page.locator('[data-draft="draft:audit"] [aria-invalid=true]').evaluateAll((controls) =>
    controls.map((control) => {
      const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
      return document.getElementById(ids.at(-1) ?? '')?.textContent;
    }),
  );

const required = [
  'Name must be at least 2 characters',
  'Please enter a valid email address',
  'Please enter a valid phone number',
  'Company name must be at least 2 characters',
  'Please select a business type',
  'Please describe your marketing goals',
];

describe('with JavaScript', () => {
  test('a request is stored with its attribution, and the page confirms it', async () => {
    const page = await open({}, '?utm_source=ads&utm_medium=cpc');
    await page.goto(`${site.url}/`);
    await page.getByRole('link', { name: 'Start Free Audit' }).first().click();
    await fill(page, 'Happy Path');
    await page.getByLabel('Website').fill('alvarez.example.com');
    await button(page).click();
    await heading(page).waitFor();
    expect(await heading(page).evaluate((h1) => h1 === document.activeElement)).toBe(true);
    await notification(page).getByText('Success!').waitFor();
    expect(await notification(page).textContent()).toContain(
      "Your free audit request has been submitted. We'll contact you within 24 hours.",
    );
    expect(await page.getByRole('heading', { name: "What's Next?" }).isVisible()).toBe(true);
    expect(await page.context().cookies()).toEqual([]);
    expect(leadsOf('Happy Path')).toMatchObject([
      {
        website: 'https://alvarez.example.com',
        source: 'Free Audit Page',
        utm_source: 'ads',
        utm_medium: 'cpc',
        first_landing: '/free-audit?utm_source=ads&utm_medium=cpc',
      },
    ]);
    await page.reload();
    expect(await page.getByLabel('Your name').inputValue()).toBe('');
  });

  test('invalid entries get a message and the focus; a correction clears the message', async () => {
    const page = await open();
    await button(page).click();
    await page.locator('#audit-name-error').waitFor();
    expect(await messages(page)).toEqual(required);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    await page.getByLabel('Your name').fill('R');
    expect(await messages(page)).toEqual(required);
    await page.getByLabel('Your name').fill('Rosa');
    expect(await messages(page)).toEqual(required.slice(1));
    await page.getByLabel('Website').fill('no address');
    await button(page).click();
    await page.getByText('Please enter a valid URL').waitFor();
  });

  test('a double click stores one lead', async () => {
    const page = await open();
    await fill(page, 'Double Click');
    await button(page).dblclick();
    await heading(page).waitFor();
    expect(leadsOf('Double Click')).toHaveLength(1);
  });

  test('the button shows that the request is being sent', async () => {
    const page = await open();
    await fill(page, 'At Work');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/leads', async (route) => {
      await promise;
      await route.continue();
    });
    await button(page).click();
    await page.getByRole('button', { name: 'Submitting...', disabled: true }).waitFor();
    resolve();
    await heading(page).waitFor();
  });

  test('a lost response, a reload and a retry store one lead', async () => {
    const page = await open();
    await fill(page, 'Lost Answer');
    await page.route('**/api/leads', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await button(page).click();
    await notification(page).getByText('Failed to submit request. Please try again.').waitFor();
    expect(leadsOf('Lost Answer')).toHaveLength(1);
    await page.unroute('**/api/leads');
    await page.reload();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name=company]')?.value === 'Lost Answer',
    );
    expect(await page.getByLabel('Business type').inputValue()).toBe('Retail Store');
    await button(page).click();
    await heading(page).waitFor();
    expect(leadsOf('Lost Answer')).toHaveLength(1);
  });

  test('offline keeps the entries, and a retry sends them', async () => {
    const page = await open();
    await fill(page, 'Offline');
    await page.locator('[data-island][data-hydrated=yes]').waitFor();
    await page.context().setOffline(true);
    await button(page).click();
    const alert = notification(page).getByRole('alert');
    await alert.getByText('Error').waitFor();
    expect(await page.getByLabel('Company name').inputValue()).toBe('Offline');
    expect(await button(page).isEnabled()).toBe(true);
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'submit');
    await page.context().setOffline(false);
    await button(page).click();
    await heading(page).waitFor();
    expect(leadsOf('Offline')).toHaveLength(1);
  });

  test("the server's messages are shown beside their fields", async () => {
    const page = await open();
    await fill(page, 'Refused');
    await page.route('**/api/leads', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: '{"status":422,"detail":"d","errors":{"phone":"Please enter a valid phone number"}}',
      }),
    );
    await button(page).click();
    await page.locator('#audit-phone-error').waitFor();
    expect(await messages(page)).toEqual(['Please enter a valid phone number']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('audit-phone');
  });
});

describe('without JavaScript', () => {
  const javaScript = false;

  test('invalid entries come back with messages, valid ones are stored once', async () => {
    const page = await open({ javaScript }, '?utm_source=mail');
    await page.getByLabel('Company name').fill('A');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      button(page).click(),
    ]);
    expect(answer.status()).toBe(422);
    await page.getByRole('link', { name: required[0] as string, exact: true }).waitFor();
    await page.waitForLoadState();
    expect(await messages(page)).toEqual(required);
    expect(await page.getByLabel('Company name').inputValue()).toBe('A');
    await page.getByRole('link', { name: required[0] as string, exact: true }).click();
    await page.waitForURL('**#audit-name');
    for (const _ of ['once', 'again']) {
      await page.goto(`${site.url}/free-audit`);
      await fill(page, 'No JavaScript');
      await button(page).click();
      await heading(page).waitFor();
    }
    await page.reload();
    await heading(page).waitFor();
    expect(leadsOf('No JavaScript')).toMatchObject([
      { source: 'Free Audit Page', first_landing: '/free-audit' },
    ]);
  });
});

describe('accessibility', () => {
  test.for(looks)('form, errors and success screen at %o', async (look) => {
    const page = await open({ ...look, touch: look.width === 320 });
    expect(await axeViolations(page)).toEqual([]);
    await button(page).click();
    await page.locator('#audit-name-error').waitFor();
    await page.locator('[data-island=audit-form]:not([aria-busy])').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await fill(page, `Axe ${look.width} ${look.dark}`);
    await page.getByLabel('What should marketing do').fill('marketing'.repeat(30));
    expect(await scrollingWidths(page)).toEqual([]);
    await button(page).click();
    await notification(page).getByText('Success!').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await scrollingWidths(page)).toEqual([]);
  });
});
