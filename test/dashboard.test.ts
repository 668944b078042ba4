import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { countScripts } from './browser.ts';
import { openPage, sharedSite } from './journey.ts';
import { listenForErrors } from './page-checks.ts';

const site = sharedSite();

const password = 'three wet otters';

/** Signs up by the API and opens a page in a browser that is signed in. */
async function enter(
  email: string,
  { path = '/dashboard', ...options }: { javaScript?: boolean; path?: string } = {},
): Promise<Page> {
  const page = await openPage(options);
  const answer = await page.request.post(`${site.url}/api/auth/signup`, {
    data: { email, firstName: 'Rosa', lastName: 'Alvarez', password },
  });
  expect(answer.status()).toBe(201);
  await page.goto(site.url + path);
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('is private: stored by no cache and no search engine', async () => {
  const page = await openPage();
  for (const path of ['/dashboard', '/Dashboard', '/dashboard.data', '/dashboard/data']) {
    const answer = await page.request.get(site.url + path, { maxRedirects: 0 });
    expect(answer.headers()['cache-control'], path).toBe('private, no-store');
    expect(answer.headers()['x-robots-tag'], path).toBe('noindex');
  }
});

test('loads its data once, in at most 110 KB of JavaScript, and answers questions', async () => {
  const page = await enter('budget@example.com', { path: '/signup' });
  const errors = listenForErrors(page);
  // As after a signup: the page then loads the notification's code as well.
  await page.addInitScript(() => sessionStorage.setItem('toast', '{"title":"Created"}'));
  const scripts = countScripts(page);
  const data: string[] = [];
  page.on('request', (request) => {
    if (/\.data|\/api\//.test(request.url())) data.push(request.url());
  });
  // Its text stays in the page when it goes, after 5 s, which a busy machine may need to look.
  await page.goto(`${site.url}/dashboard`, { waitUntil: 'commit' });
  await page.getByText('Created', { exact: true }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  expect(data).toEqual([]);
  const bytes = await scripts.bytes();
  console.log(`/dashboard: ${(bytes / 1000).toFixed(1)} KB of JavaScript (brotli)`);
  expect(bytes).toBeLessThanOrEqual(110_000);
  await page.locator('#chat-launcher').click();
  await page.getByRole('dialog').waitFor();
  expect(errors).toEqual([]);
});

test('keeps header, footer and assistant when React renders the page again after a mismatch', async () => {
  const page = await openPage();
  // Password managers' extensions change a form like this before hydration.
  await page.route('**/dashboard', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<form', '<div data-extension=""></div><form');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${site.url}/dashboard`, { waitUntil: 'networkidle' });
  await page.locator('[data-extension]').waitFor({ state: 'detached' });
  await page.getByRole('contentinfo').waitFor();
  await page.getByRole('link', { name: 'Pricing' }).first().waitFor();
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.locator('#chat-launcher').click();
  await page.getByRole('dialog').waitFor();
});

test('labels sample data, and lists the upcoming invoices', async () => {
  const page = await enter('sample@example.com');
  expect(await page.getByText('Sample data').isVisible()).toBe(true);
  expect(await page.getByText('none of these figures are yours').isVisible()).toBe(true);
  expect(await page.getByText('14 days left').isVisible()).toBe(true);
  expect(await page.getByRole('cell', { name: '$497' }).count()).toBe(3);
});

/** Waits for a text where it can be read without scrolling. */
async function seen(page: Page, text: string): Promise<void> {
  const found = page.getByText(text).first();
  await found.waitFor();
  // The browser may still be scrolling to it.
  const inView = async () => {
    const y = (await found.boundingBox())?.y ?? -1;
    return y > 0 && y < (page.viewportSize()?.height ?? 0);
  };
  await expect.poll(inView, { message: text, timeout: 10_000 }).toBe(true);
}

test('limits sign-in attempts as the API does', async () => {
  await (await enter('guessed@example.com')).context().close();
  const page = await openPage();
  const form = { intent: 'sign-in', email: 'guessed@example.com', password: 'a wrong guess' };
  const guess = () => page.request.post(`${site.url}/dashboard`, { form });
  for (let n = 0; n < 10; n += 1) expect((await guess()).status()).toBe(401);
  const refused = await guess();
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(600);
  expect(await refused.text()).toContain('Too many attempts with this email address');
});

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with' : 'without';

  test(`plans can be changed, canceled and kept ${how} JavaScript`, async () => {
    const page = await enter(`plans-${how}@example.com`, { javaScript });
    await press(page, 'Downgrade to AI Starter Agent');
    await seen(page, 'Your plan changes at the next billing cycle.');
    expect(await page.getByRole('cell', { name: '$297' }).count()).toBe(3);
    await press(page, 'Keep AI Growth Agent');
    await seen(page, 'You keep your current plan.');
    await press(page, 'Upgrade to AI Enterprise Agent');
    await seen(page, 'Your new plan is active.');
    expect(await page.getByText('$997').first().isVisible()).toBe(true);
    await page.getByText('I want to cancel').click();
    await page.getByLabel('Why are you leaving?').fill('We sold the bakery');
    await press(page, 'Cancel my plan');
    await seen(page, 'Your plan is canceled. We won’t send');
    expect(await page.getByText('No upcoming invoices.').isVisible()).toBe(true);
    await press(page, 'Keep my plan after all');
    await seen(page, 'Your plan continues.');
  });

  test(`details and password change, and the account is deleted ${how} JavaScript`, async () => {
    const email = `details-${how}@example.com`;
    const page = await enter(email, { javaScript });
    await page.getByLabel('First name').fill('A');
    await press(page, 'Save details');
    await seen(page, 'First name must be at least 2 characters');
    expect(await page.getByLabel('First name').inputValue()).toBe('A');
    await page.getByLabel('First name').fill('Ana');
    await press(page, 'Save details');
    await page.getByRole('heading', { level: 1, name: 'Welcome, Ana' }).waitFor();
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password').fill('a whole new set of words');
    await press(page, 'Change password');
    await seen(page, 'Incorrect password.');
    await page.getByLabel('Current password').fill(password);
    await page.getByLabel('New password').fill('a whole new set of words');
    await press(page, 'Change password');
    await seen(page, 'Your password is changed.');
    await page.locator('#delete-password').fill('a whole new set of words');
    await press(page, 'Delete my account');
    await page.getByText('Your account and all its data are deleted.').waitFor();
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('downloads all data of the customer', async () => {
  const page = await enter('data@example.com');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data.user.email).toBe('data@example.com');
  expect(data.subscription).toMatchObject({ amount: 49_700, status: 'pending' });
});
