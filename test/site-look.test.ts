import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, countScripts } from './browser.ts';
import { openPage, sharedSite } from './journey.ts';

const site = sharedSite();

/** A visitor's own site, with a title that must never be read as markup. */
const shop = createServer((request, response) => {
  const found = request.url?.startsWith('/shop');
  response
    .writeHead(found ? 200 : 404, { 'content-type': 'text/html' })
    .end(
      `<title>&lt;img src=x onerror="document.body.dataset.hacked='1'"&gt; Rye Bakery</title><meta property=og:site_name content="Rye Bakery"><h1>Rye</h1><p>Call (301) 555-0142`,
    );
});
let origin = '';
beforeAll(async () => {
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => {
  shop.close();
});

async function enterSite(page: Page, address: string): Promise<void> {
  await page.goto(`${site.url}/`);
  await page.getByLabel('Your website').fill(address);
  await page.getByRole('button', { name: 'See what customers see' }).click();
  await page.getByRole('heading', { name: 'Your website today' }).waitFor();
}

async function request(page: Page, company: string): Promise<void> {
  await page.getByLabel('Your name').fill('Rosa Alvarez');
  await page.getByLabel('Email').fill('rosa@example.com');
  await page.getByLabel('Phone, with').fill('703 555 0199');
  await page.getByLabel('Company name').fill(company);
  await page.getByLabel('Business type').selectOption('Retail Store');
  await page.getByLabel('What should marketing do').fill('More catering orders from offices');
  await page.getByRole('button', { name: 'Get my free audit' }).click();
  await page.getByRole('heading', { name: 'Request Submitted Successfully!' }).waitFor();
}

const hacked = (page: Page) => page.evaluate(() => document.body.dataset.hacked);

test('a visitor sees findings on the own site before the form, and keeps a link to them', async () => {
  const page = await openPage();
  const scripts = countScripts(page);
  await enterSite(page, `${origin}/shop`);
  expect(scripts.urls).toHaveLength(1);
  expect(await page.getByLabel(/^Website/).inputValue()).toBe(`${origin}/shop`);
  expect(await page.getByText(/checks done|Done:/).count()).toBe(0);
  await page.getByRole('button', { name: 'Look at my site' }).click();
  await page.getByText(/^Done: \d+ checks, \d+ things to fix\.$/).waitFor();
  const last = page.getByRole('heading', { name: 'Language of the page' });
  expect(await last.isVisible()).toBe(false);
  await page.getByText(/^\d+ more things to fix$/).click();
  expect(await last.isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'Fix first' }).isVisible()).toBe(true);
  expect(await hacked(page)).toBeUndefined();
  expect(await axeViolations(page)).toEqual([]);
  const again = page.getByRole('button', { name: 'Look at my site' });
  expect(await again.isVisible()).toBe(true);
  await request(page, 'Rye Look');
  expect(await page.getByRole('heading', { name: 'Fix first' }).isVisible()).toBe(true);
  expect(await again.isVisible()).toBe(false);
  const link = page.getByRole('link', { name: 'See what we found on your website' });
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'What we found on your website' }).waitFor();
  await page.getByRole('heading', { name: 'Fix first' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Language of the page' }).isVisible()).toBe(true);
  expect(await hacked(page)).toBeUndefined();
  expect(await axeViolations(page)).toEqual([]);
  const response = await fetch(site.url + path);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(await response.text()).toContain('/share/free-audit.png');
  expect((await fetch(`${site.url}/free-audit/findings/unknown`)).status).toBe(404);
});

test.each([640, 1024, 1280])(
  'the field on a home page %i px wide has room for an address',
  async (width) => {
    const page = await openPage();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.url}/`);
    const box = await page.getByLabel('Your website').boundingBox();
    expect(box?.width).toBeGreaterThan(200);
  },
);

test('without JavaScript the page refreshes itself until the findings are there', async () => {
  const page = await openPage({ javaScript: false, width: 390 });
  await enterSite(page, `${origin}/shop?plain`);
  await page.getByRole('button', { name: 'Look at my site' }).click();
  await page.getByText(/^Done: \d+ checks/).waitFor();
  await request(page, 'Plain Look');
  await page.getByRole('link', { name: 'See what we found on your website' }).click();
  await page.getByRole('heading', { name: 'Fix first' }).waitFor();
});

test('an address that we don’t look at gets a message, and the form stays', async () => {
  const page = await openPage();
  await enterSite(page, 'http://192.168.0.1/');
  await page.getByRole('button', { name: 'Look at my site' }).click();
  await page.getByText('192.168.0.1 is not on the public internet.').waitFor();
  expect(await page.getByRole('button', { name: 'Get my free audit' }).isVisible()).toBe(true);
});

test('what a look finds fills in the empty fields of the form, and no others', async () => {
  const page = await openPage();
  await enterSite(page, `${origin}/shop?known`);
  await page.getByLabel('Company name').fill('Rye & Daughters');
  await page.getByRole('button', { name: 'Look at my site' }).click();
  await page.getByText('We filled in what your site says about you. Please check it.').waitFor();
  expect(await page.getByLabel('Phone, with').inputValue()).toBe('(301) 555-0142');
  expect(await page.getByLabel('Company name').inputValue()).toBe('Rye & Daughters');
  await page.getByLabel('Phone, with').fill('703 555 0199');
  await page.getByRole('link', { name: 'Request your free audit' }).click();
  await page.getByRole('button', { name: 'Look at my site' }).click();
  await page.getByText(/^Done:/).waitFor();
  expect(await page.getByLabel('Phone, with').inputValue()).toBe('703 555 0199');
});

test('without JavaScript the form has what a look found, too', async () => {
  const page = await openPage({ javaScript: false });
  await enterSite(page, `${origin}/shop?filled`);
  await page.getByRole('button', { name: 'Look at my site' }).click();
  await page.getByText(/^Done:/).waitFor();
  expect(await page.getByLabel('Company name').inputValue()).toBe('Rye Bakery');
  expect(await page.getByLabel('Phone, with').inputValue()).toBe('(301) 555-0142');
  expect(await page.getByText('We filled in what your site says about you.').count()).toBe(1);
});
