import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { footerColumns, mainLinks } from '../app/chrome/navigation.ts';
import { axeViolations, launchBrowser, openPage, type Visitor } from './browser.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Visits a path, and leaves when the visit is over. */
async function visit(path: string, visitor: Visitor, look: (page: Page) => Promise<void>) {
  const page = await openPage(browser, visitor);
  await page.goto(site.url + path);
  await look(page);
  await page.context().close();
}

const toggle = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

test('an unknown path answers 404 with its two texts', async () => {
  const page = await openPage(browser);
  const response = await page.goto(`${site.url}/no-such-page`);
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Page Not Found');
  await page.getByText('Did you forget to add the page to the router?', { exact: true }).waitFor();
  await page.context().close();
});

test('a request that no page answers gets a page with a way to reach a person', async () => {
  const response = await fetch(`${site.url}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: 'a=1',
  });
  const html = await response.text();
  expect(response.status).toBe(405);
  expect(html).toContain('That request did not get through');
  expect(html).toMatch(/href="tel:\+\d+"/);
  expect(html).not.toMatch(/stack|at \w+ \(/);
});

test.for([
  { width: 320 },
  { width: 320, dark: true },
  { width: 768 },
  { width: 768, dark: true },
  { width: 1440 },
  { width: 1440, dark: true },
])('chrome and 404 page please axe and fit, %j', async (visitor) => {
  await visit('/no-such-page', visitor, async (page) => {
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    if (visitor.width >= 1024) return;
    await toggle(page).click();
    await settle(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

test('the page that one is on is marked', () =>
  visit('/', {}, async (page) => {
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
    expect(await current.allTextContents()).toEqual(['Home']);
  }));

test('header and footer lead where they should', () =>
  visit('/', {}, async (page) => {
    const hrefs = (name: string) =>
      page
        .getByRole('navigation', { name, exact: true })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(await hrefs('Main')).toEqual(mainLinks.map(({ href }) => href));
    for (const { title, links } of footerColumns) {
      expect(await hrefs(title)).toEqual(links.map(({ href }) => href));
    }
    const foot = page.getByRole('contentinfo');
    expect(await foot.textContent()).toContain('Copyright 2025');
    expect(await foot.getByRole('list', { name: 'Social media' }).getByRole('img').count()).toBe(4);
  }));

test('a mark says its name after 700 ms, the next one at once', () =>
  visit('/', {}, async (page) => {
    const marks = page.getByRole('list', { name: 'Social media' }).getByRole('listitem');
    const opacity = (index: number) =>
      marks
        .nth(index)
        .locator('.tip')
        .evaluate((tip) => getComputedStyle(tip).opacity);
    await marks.first().hover();
    const waited = await marks.first().evaluate(async (mark) => {
      const start = performance.now();
      const tip = mark.querySelector('.tip') as Element;
      while (getComputedStyle(tip).opacity !== '1') await new Promise(requestAnimationFrame);
      return performance.now() - start;
    });
    // The pointer came a moment before the clock.
    expect(waited).toBeGreaterThan(300);
    await marks.nth(1).hover();
    expect([await opacity(0), await opacity(1)]).toEqual(['0', '1']);
  }));

test.for([true, false])('the menu works, JavaScript %s', (javaScript) =>
  visit('/free-audit', { width: 390, javaScript }, async (page) => {
    await toggle(page).click();
    const labels = await menu(page).getByRole('listitem').allTextContents();
    expect(labels).toEqual(mainLinks.map(({ label }) => label));
    await menu(page).getByRole('link', { name: 'Start Free AI Audit' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    await toggle(page).click();
    await menu(page).getByRole('button', { name: 'Close menu' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Home', exact: true }).click();
    await page.waitForURL(`${site.url}/`);
    expect(await menu(page).isVisible()).toBe(false);
  }),
);

test('the keyboard opens the menu, stays in it, and Escape gives the toggle back', () =>
  visit('/', { width: 390 }, async (page) => {
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    const stops = mainLinks.length + 3;
    for (let press = 0; press < stops; press++) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toMatchObject({ inMenu: true });
    }
    for (let press = 0; press < stops; press++) {
      await page.keyboard.press('Tab');
      const { inMenu, name } = await focused(page);
      expect(inMenu || name === '', name).toBe(true);
    }
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await focused(page)).toMatchObject({ name: 'Open menu' });
  }));

test('going back finds the menu closed', () =>
  visit('/', { width: 390 }, async (page) => {
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Start Free AI Audit' }).click();
    await page.waitForURL(`${site.url}/free-audit`);
    await page.goBack();
    await page.waitForURL(`${site.url}/`);
    expect(await menu(page).isVisible()).toBe(false);
  }));

test.for([390, 1280])(
  'no stop of the keyboard hides behind a bar, %i px wide (WCAG 2.4.11)',
  (width) =>
    visit('/', { width }, async (page) => {
      for (let press = 0; press < 60; press++) {
        await page.keyboard.press('Tab');
        const { name, covered } = await focused(page);
        expect(covered, name).toBe(false);
      }
    }),
);

test('the skip link leads to the content', () =>
  visit('/', {}, async (page) => {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({ name: 'Skip to content' });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
  }));

test.for([390, 1280])('a late font moves nothing and is loaded once, %i px wide', async (width) => {
  const page = await openPage(browser, { width });
  const fonts: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    fonts.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(`${site.url}/`);
  await page.evaluate(() => document.fonts.ready);
  await settle(page);
  expect(await layoutShift(page)).toBeLessThan(0.001);
  expect(fonts).toHaveLength(1);
  await page.context().close();
});

/** Where the focus is, and whether something else lies over its middle. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: '', inMenu: false, covered: false };
    const box = element.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent ?? '',
      inMenu: Boolean(element.closest('#menu')),
      covered: !at || !(element.contains(at) || at.contains(element)),
    };
  });
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Waits until every animation and transition has ended. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Sum of the layout shifts so far (Layout Instability API). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );
}
