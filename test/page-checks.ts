import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Size of a page's files before interaction, in bytes of brotli (quality 11). */
export interface Weight {
  scripts: number;
  all: number;
}

/**
 * Weighs what a page loads from now on.
 * @param known weights by URL, shared between pages, so that each file is compressed once.
 */
export function weigh(page: Page, known: Map<string, Promise<number>>): () => Promise<Weight> {
  const loaded = new Map<string, boolean>();
  page.on('response', (response) => {
    const url = response.url();
    loaded.set(url, response.request().resourceType() === 'script');
    if (known.has(url)) return;
    const size = response.body().then((body) => brotliCompressSync(body).length);
    size.catch(() => undefined);
    known.set(url, size);
  });
  return async () => {
    const weight = { scripts: 0, all: 0 };
    for (const [url, isScript] of loaded) {
      const size = (await known.get(url)) ?? 0;
      weight.all += size;
      if (isScript) weight.scripts += size;
    }
    return weight;
  };
}

/** Collects the errors that a page logs or throws from now on. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Cumulative layout shift since the page was opened (https://web.dev/articles/cls). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return new Promise<number>((resolve) => {
      // Buffered entries are queued by the next task.
      requestAnimationFrame(() =>
        setTimeout(() => {
          const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, shift) => sum + shift.value, 0));
        }),
      );
    });
  });
}

/** CSS pixels by which a page is wider than the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Of the widths of a desktop, a tablet and a phone, those at which the page scrolls sideways. */
export async function scrollingWidths(page: Page, widths = [1440, 768, 320]): Promise<number[]> {
  const before = page.viewportSize();
  const scrolling: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    if ((await sidewaysScroll(page)) > 0) scrolling.push(width);
  }
  if (before) await page.setViewportSize(before);
  return scrolling;
}

/** Adds a stylesheet as a user's extension does; the CSP allows no inline style. */
export function addStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** Text spacing that a page must support (WCAG 1.4.12). */
export const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/**
 * Text that a box with hidden overflow cuts off. Text shortened on purpose, with an ellipsis, is
 * complete on the page that it links to.
 */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const style = (element: Element) => getComputedStyle(element);
    const boxes = [...document.querySelectorAll('main *')].filter((element) => {
      const { overflowX, overflowY, webkitLineClamp } = style(element);
      if (webkitLineClamp !== 'none' || element.clientWidth <= 1) return false;
      return [overflowX, overflowY].some((value) => /hidden|clip/.test(value));
    });
    return boxes.flatMap((box) => {
      const edge = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const cut: string[] = [];
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        const parent = node.parentElement;
        if (
          !parent ||
          !node.nodeValue?.trim() ||
          parent.closest('[aria-hidden=true], .sr-only, svg')
        )
          continue;
        if (style(parent).textOverflow === 'ellipsis' || parent.clientWidth === 1) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { right, bottom } = range.getBoundingClientRect();
        if (right > edge.right + 1 || bottom > edge.bottom + 1) cut.push(node.nodeValue.trim());
      }
      return cut;
    });
  });
}

/** Elements that extend beyond the right edge of the window. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .filter((element) => !element.closest('svg svg, svg *') && element.children.length === 0)
      .slice(0, 3)
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`),
  );
}
