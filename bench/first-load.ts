import type { Page, Response } from 'playwright-core';
import { ensureBuilt } from '../scripts/build.ts';
import { launchBrowser, newPage } from '../test/browser.ts';
import { startSite } from '../test/site.ts';
import type { Part, Row } from './measured.ts';

/** Bytes of a page's response bodies as a real browser loads them (brotli; the font uncompressed). */
export const firstLoad: Part = {
  title: 'Bytes that a browser loads',
  async run() {
    await ensureBuilt();
    const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
    try {
      const rows: Row[] = [];
      for (const [path, field] of [['/'], ['/free-audit', '[name=goals]']] as const) {
        const page = await newPage(browser);
        const loaded = record(page);
        await page.goto(site.url + path, { waitUntil: 'networkidle' });
        const first = await loaded();
        if (field) {
          await page.focus(field);
          await page.locator('main [data-hydrated=yes]').waitFor({ state: 'attached' });
        }
        const all = await loaded();
        rows.push({
          page: path,
          'JavaScript before interaction': bytes(first.scripts),
          'everything before interaction': bytes(first.everything),
          'form code on first focus': field ? bytes(all.scripts - first.scripts) : 'no form',
        });
        await page.context().close();
      }
      rows.push(await dashboard(await newPage(browser), site.url));
      return rows;
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

/** The dashboard, which hydrates as a whole, as it loads after a signup: with a notification. */
async function dashboard(page: Page, url: string): Promise<Row> {
  const rosa = { firstName: 'Rosa', lastName: 'Alvarez', password: 'three wet otters' };
  const data = { ...rosa, email: 'rosa@example.com' };
  const answer = await page.request.post(`${url}/api/auth/signup`, { data });
  if (answer.status() !== 201) throw new Error(`The signup was answered with ${answer.status()}`);
  await page.addInitScript(() => sessionStorage.setItem('toast', '{"title":"Created"}'));
  const loaded = record(page);
  await page.goto(`${url}/dashboard`, { waitUntil: 'networkidle' });
  await page.getByText('Created', { exact: true }).waitFor();
  const { scripts, everything } = await loaded();
  return {
    page: '/dashboard, after a signup',
    'JavaScript before interaction': bytes(scripts),
    'everything before interaction': bytes(everything),
    'form code on first focus': 'loaded with the page',
  };
}

/** Adds up what the page has loaded until the returned function is called; a file counts once. */
function record(page: Page) {
  const responses = new Map<string, Response>();
  page.on('response', (response) => {
    // An import after the fetch is served from the cache.
    if (!responses.has(response.url())) responses.set(response.url(), response);
  });
  return async () => {
    const total = { scripts: 0, everything: 0 };
    for (const [url, response] of responses) {
      const { responseBodySize } = await response.request().sizes();
      total.everything += responseBodySize;
      if (url.endsWith('.js')) total.scripts += responseBodySize;
    }
    return total;
  };
}

const bytes = (count: number) => count.toLocaleString('en-US');
