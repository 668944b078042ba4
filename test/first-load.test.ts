import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { islands } from '../app/features.ts';
import { countScripts } from './browser.ts';
import { startHoldingProxy } from './holding-proxy.ts';
import { openPage, resetLink, sharedSite } from './journey.ts';

const site = sharedSite();

test.for(['/', '/free-audit'])(
  '%s loads at most 2 KB of JavaScript before interaction',
  async (path) => {
    const page = await openPage();
    const scripts = countScripts(page);
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    // One file: a second would load after the first.
    expect(scripts.urls).toHaveLength(1);
    expect(await scripts.bytes()).toBeLessThanOrEqual(2048);
    await page.context().close();
  },
);

/** A page with each island. */
const measured: Record<string, string> = {
  'audit-form': '/free-audit',
  chat: '/about',
  'contact-form': '/contact',
  'faq-search': '/support',
  'live-chat': '/support',
  'password-field': '',
  'resource-library': '/resources',
  'share-post': '/blog/how-to-answer-a-review',
  'signup-form': '/signup',
  'site-look': '/free-audit?website=shop.invalid',
  'support-form': '/support',
};

test('each island of a feature is measured', () => {
  expect(Object.keys(measured)).toEqual(Object.keys(islands).sort());
});

test.for(Object.entries(measured))(
  '%s needs at most 70 KB of JavaScript in all',
  async ([name, path]) => {
    const page = await openPage();
    const scripts = countScripts(page);
    await page.goto(site.url + (path || (await newPassword())));
    const field = page.locator(`[data-island=${name}] input:visible`);
    if (await field.count()) await field.first().focus();
    else await page.locator(`[data-island=${name}] button:visible`).first().click();
    await page.locator(`[data-island=${name}][data-hydrated=yes]`).waitFor({ state: 'attached' });
    expect(await scripts.bytes()).toBeLessThanOrEqual(70_000);
    await page.context().close();
  },
);

/** The path of the page for a new password, from the mailed link. */
async function newPassword(): Promise<string> {
  const email = 'bytes@example.com';
  const page = await openPage();
  await page.request.post(`${site.url}/api/auth/signup`, {
    data: { email, firstName: 'Rosa', lastName: 'Alvarez', password: 'a set of many words' },
  });
  await page.goto(`${site.url}/reset-password`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await page.context().close();
  return resetLink(site, email);
}

test('every page loads at most 12.8 KB of CSS from at most three sheets, the common one first', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(paths).toContain('/contact');
  const common = (await stylesheets('/'))[0];
  for (const path of [...paths, '/dashboard', '/nope']) {
    const sheets = await stylesheets(path);
    const bytes = sheets.map((href) => statSync(`build/client${href}.br`).size);
    expect(sheets[0], path).toBe(common);
    expect(sheets.length, path).toBeLessThanOrEqual(3);
    expect(
      bytes.reduce((sum, size) => sum + size, 0),
      path,
    ).toBeLessThanOrEqual(12_800);
  }
});

test('a draft shows where the script from the cache runs before the page has arrived', async () => {
  const { url, hold } = await startHoldingProxy(site.url, '/free-audit', (page) => {
    const at = page.indexOf('<main');
    return [page.slice(0, at), page.slice(at)];
  });
  const page = await openPage();
  await page.goto(`${url}/free-audit`);
  await page.fill('[name=company]', 'Whitfield Dental');
  await page.locator('[data-island=audit-form][data-hydrated=yes]').waitFor();
  // What the script stores at once.
  await page.evaluate(() => sessionStorage.removeItem('visit'));
  const release = hold();
  await page.reload({ waitUntil: 'commit' });
  const stored = () => page.evaluate(() => sessionStorage.getItem('visit'));
  await expect.poll(stored, { timeout: 15_000 }).not.toBeNull();
  expect(await page.locator('main').count()).toBe(0);
  release();
  await page.locator('[data-island=audit-form][data-hydrated=yes]').waitFor();
  expect(await page.inputValue('[name=company]')).toBe('Whitfield Dental');
});

async function stylesheets(path: string): Promise<string[]> {
  const html = await (await fetch(site.url + path)).text();
  const links = html.match(/<link[^>]+rel="stylesheet"[^>]*>/g) ?? [];
  return links.flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? []);
}
