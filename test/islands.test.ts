import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { openPage, sharedSite } from './journey.ts';

/** Scripts that a form loads on the first interaction; the entry script is not among them. */
const islandScripts = /\/assets\/(?!entry\.client)[^/]+\.js$/;

const site = sharedSite();

const entries = {
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '703-555-0187',
  company: 'Whitfield Dental',
  goals: 'More calls from Arlington.',
};

const mouse: Visitor = {};
const touch: Visitor = { width: 390, touch: true };

/** The audit page with its island's scripts held back until `release`. */
async function held(visitor: Visitor) {
  const page = await openPage(visitor);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(islandScripts, async (route) => {
    await released;
    await route.continue();
  });
  await open(page);
  return { page, release };
}

async function open(page: Page): Promise<void> {
  await page.goto(`${site.url}/free-audit`);
  // Lost when the browser leaves or reloads the page.
  await page.evaluate(() => Object.assign(window, { stayed: true }));
}

const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);
const submit = (page: Page) => page.locator('[data-island=audit-form] button[type=submit]');
const live = (page: Page) => page.locator('[data-island=audit-form][data-hydrated=yes]').waitFor();
const press = (page: Page, { touch: taps }: Visitor) =>
  taps ? submit(page).tap() : submit(page).click();

async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(entries)) await page.fill(`[name=${name}]`, value);
  await page.selectOption('[name=businessType]', 'Healthcare/Medical');
}

describe('an early click is repeated once the island is hydrated', () => {
  test.for([
    ['mouse', mouse],
    ['touch', touch],
  ] as const)('by %s', async ([, visitor]) => {
    const { page, release } = await held(visitor);
    await press(page, visitor);
    await press(page, visitor);
    await page.locator('[data-island=audit-form][aria-busy=true]').waitFor();
    release();
    await page.getByText('Name must be at least 2 characters', { exact: true }).first().waitFor();
    expect(await stayed(page)).toBe(true);
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
  });

  test('by keyboard', async () => {
    const { page, release } = await held(mouse);
    await submit(page).focus();
    await page.keyboard.press('Enter');
    release();
    await page.getByText('Name must be at least 2 characters', { exact: true }).first().waitFor();
    expect(await stayed(page)).toBe(true);
  });
});

test('hydration keeps early entries, the focus and the caret, and the form validates them', async () => {
  const { page, release } = await held(mouse);
  await page.click('[name=name]');
  await page.keyboard.type('Dna Whitfield');
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowLeft');
  await page.selectOption('[name=businessType]', 'Real Estate');
  await page.focus('[name=name]');
  release();
  await live(page);
  await page.keyboard.type('a');
  expect(await page.inputValue('[name=name]')).toBe('Dana Whitfield');
  expect(await page.inputValue('[name=businessType]')).toBe('Real Estate');
  await submit(page).click();
  await page.getByText('Please enter a valid email address').first().waitFor();
  expect(await page.getByText('Name must be at least 2 characters', { exact: true }).count()).toBe(
    0,
  );
  expect(await page.getByText('Please select a business type').count()).toBe(0);
});

test('a link works before the island is hydrated', async () => {
  const { page } = await held(mouse);
  await page.click('[data-island=audit-form] a[href="/privacy-policy"]');
  await page.waitForURL('**/privacy-policy');
});

describe('an early submit stores one lead', () => {
  test.for([
    ['mouse', mouse],
    ['touch', touch],
  ] as const)('by %s, on a slow phone', async ([, visitor]) => {
    const { page, release } = await held({ ...visitor, slow: true });
    const posts = leadPosts(page);
    await fill(page);
    await press(page, visitor);
    await press(page, visitor);
    expect(await page.locator('[data-hydrated]').count()).toBe(0);
    release();
    await page.getByText('Request Submitted Successfully!').waitFor();
    expect(await stayed(page)).toBe(true);
    expect(posts).toHaveLength(1);
  });

  test('by Enter in a field', async () => {
    const { page, release } = await held(mouse);
    const posts = leadPosts(page);
    await fill(page);
    await page.press('[name=email]', 'Enter');
    release();
    await page.getByText('Request Submitted Successfully!').waitFor();
    expect(await stayed(page)).toBe(true);
    expect(posts).toHaveLength(1);
  });
});

describe('when the scripts fail to load', () => {
  /** Every island script fails until `repair`. */
  async function broken(how: (route: Route) => Promise<void>) {
    const page = await openPage();
    await page.route(islandScripts, how);
    await open(page);
    return { page, repair: () => page.unroute(islandScripts) };
  }

  test.for([
    ['the network drops', (route: Route) => route.abort('connectionreset')],
    ['the server answers 503', (route: Route) => route.fulfill({ status: 503, body: '' })],
  ] as const)('the next interaction retries: %s', async ([, how]) => {
    const { page, repair } = await broken(how);
    const failed = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.click('[name=name]');
    await failed;
    await page.keyboard.type('Dana');
    await repair();
    // An attempt that the typing began may still be failing.
    const retry = async () => {
      await page.click('[name=email]');
      return page.locator('[data-island=audit-form][data-hydrated=yes]').count();
    };
    await expect.poll(retry, { timeout: 15_000 }).toBe(1);
    expect(await page.inputValue('[name=name]')).toBe('Dana');
  });

  test('typing asks at most twice for a file that is gone, and the submit is still sent', async () => {
    const asked = new Map<string, number>();
    const { page } = await broken((route) => {
      const url = route.request().url();
      asked.set(url, (asked.get(url) ?? 0) + 1);
      return route.fulfill({ status: 404, body: '' });
    });
    for (const field of ['name', 'email']) {
      const failed = page.waitForEvent('console', (message) => message.type() === 'error');
      await page.focus(`[name=${field}]`);
      await failed;
    }
    await fill(page);
    await page.locator('[name=goals]').pressSequentially(' And a second shop soon.');
    // The confirmation is another document, which may ask for the same files.
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await submit(page).click();
    await sent;
    expect(asked.size).toBeGreaterThan(0);
    expect(new Set(asked.values())).toEqual(new Set([2]));
    await page.getByText('Request Submitted Successfully!').waitFor();
  });

  test('a submit is posted without JavaScript', async () => {
    const { page } = await broken((route) => route.abort('connectionreset'));
    const posts = leadPosts(page);
    await fill(page);
    await submit(page).click();
    await page.getByText('Request Submitted Successfully!').waitFor();
    expect(await stayed(page)).toBe(false);
    expect(posts).toHaveLength(0);
  });

  test('offline, entries stay, a message says so, and the next submit works', async () => {
    const page = await openPage();
    await open(page);
    await page.context().setOffline(true);
    await fill(page);
    await submit(page).click();
    await page.getByRole('alert').getByText('Your entries are still here').waitFor();
    expect(await page.inputValue('[name=goals]')).toBe(entries.goals);
    await page.context().setOffline(false);
    await submit(page).click();
    await page.getByText('Request Submitted Successfully!').waitFor();
    expect(await stayed(page)).toBe(true);
  });
});

test('an island that throws leaves the server-rendered form with its entries', async () => {
  const { page, release } = await held(mouse);
  await page.evaluate(() => {
    const island = document.querySelector<HTMLElement>('[data-island=audit-form]');
    // Props that the server never renders: the form throws.
    if (island) island.dataset.props = '{"errors":null,"entries":null}';
  });
  await fill(page);
  release();
  await page.locator('[data-island=audit-form][data-hydrated=failed]').waitFor();
  await submit(page).click();
  await page.getByText('Request Submitted Successfully!').waitFor();
  expect(await stayed(page)).toBe(false);
});

/** URLs of the posts that the hydrated form has started. */
function leadPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/leads'))
      posts.push(request.url());
  });
  return posts;
}
