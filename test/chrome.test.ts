import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { footerColumns, mainLinks } from '../app/chrome/navigation.ts';
import { axeViolations, looks, type Visitor } from './browser.ts';
import { openPage, sharedSite } from './journey.ts';
import { layoutShift, scrollingWidths } from './page-checks.ts';

const site = sharedSite();

/** Opens a path and looks at it. */
async function visit(path: string, visitor: Visitor, look: (page: Page) => Promise<void>) {
  const page = await openPage(visitor);
  await page.goto(site.url + path);
  await look(page);
}

const toggle = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

test('an unknown path answers 404 with its two texts', async () => {
  const page = await openPage();
  const response = await page.goto(`${site.url}/no-such-page`);
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Page Not Found');
  await page.getByText('Did you forget to add the page to the router?', { exact: true }).waitFor();
});

test('a request that no page accepts gets an error page with a phone number', async () => {
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

test.for(looks)('axe finds nothing in the 404 page and its menu, %j', (look) =>
  visit('/no-such-page', look, async (page) => {
    expect(await axeViolations(page)).toEqual([]);
    expect(await scrollingWidths(page)).toEqual([]);
    if (look.width >= 1024) return;
    await toggle(page).click();
    await animationsEnd(page);
    expect(await axeViolations(page)).toEqual([]);
    expect(await scrollingWidths(page, [320, 768])).toEqual([]);
  }),
);

test('a page takes clicks while the old one still fades out', () =>
  visit('/', {}, async (page) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready;
        const hit = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
        document.documentElement.dataset.hit = viewTransition ? (hit?.localName ?? '') : 'none';
      });
    });
    await page.getByRole('navigation', { name: 'Main' }).getByText('Pricing').click();
    await page.waitForURL('**/pricing');
    await page.locator('[data-hit]').waitFor();
    const hit = await page.locator('html').getAttribute('data-hit');
    expect(['none', 'html']).not.toContain(hit);
  }));

test('the navigation marks the current page', () =>
  visit('/', {}, async (page) => {
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
    expect(await current.allTextContents()).toEqual(['Home']);
  }));

test('header and footer link to the listed pages', () =>
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

test('a social mark shows its name after 700 ms, the next one at once', () =>
  visit('/', {}, async (page) => {
    const list = page.getByRole('list', { name: 'Social media' });
    const marks = list.getByRole('listitem');
    const opacity = (index: number) =>
      marks
        .nth(index)
        .locator('.tip')
        .evaluate((tip) => getComputedStyle(tip).opacity);
    await marks.first().hover();
    expect(await list.evaluate((it) => getComputedStyle(it).transitionDelay)).toBe('0.7s');
    await expect.poll(() => opacity(0)).toBe('1');
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

test('the keyboard opens the menu and stays in it, and Escape returns the focus to the toggle', () =>
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

test('the menu is closed after going back', () =>
  visit('/', { width: 390 }, async (page) => {
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Start Free AI Audit' }).click();
    await page.waitForURL(`${site.url}/free-audit`);
    await page.goBack();
    await page.waitForURL(`${site.url}/`);
    expect(await menu(page).isVisible()).toBe(false);
  }));

test.for([390, 1280])(
  'no focused element is hidden behind a bar, %i px wide (WCAG 2.4.11)',
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

test.for([390, 1280])(
  'a slow font shifts nothing and is loaded once, %i px wide',
  async (width) => {
    const page = await openPage({ width });
    const fonts: string[] = [];
    const { promise: painted, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      fonts.push(route.request().url());
      await painted;
      await route.continue();
    });
    await page.goto(`${site.url}/`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    release();
    await page.evaluate(() => document.fonts.ready);
    await animationsEnd(page);
    expect(await layoutShift(page)).toBeLessThan(0.001);
    expect(fonts).toHaveLength(1);
  },
);

/** The focused element, and whether something else covers its center. */
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

/** Resolves when every animation and transition has ended. */
async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}
