import { expect, test } from 'vitest';
import { countScripts } from './browser.ts';
import { openPage, sharedSite } from './journey.ts';

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
