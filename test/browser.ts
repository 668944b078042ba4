import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium, findHeadless } from '../scripts/chromium.ts';
import { pace } from './pace.ts';

/** A visitor's browser. Default: 1280 px wide, light, mouse, full speed. */
export interface Visitor {
  javaScript?: boolean;
  dark?: boolean;
  /** CSS pixels; the height follows. */
  width?: number;
  /** A phone: touch events, no hover. */
  touch?: boolean;
  /**
   * Chromium as visitors have it. The headless shell, otherwise used where it is installed, keeps no
   * pages for going back and shows no notifications.
   */
  whole?: boolean;
  /** Lighthouse's slow network: 400 ms a round trip, 400 kbit/s; processor four times slower. */
  slow?: boolean;
}

/** Starts a real Chromium; a whole one keeps pages for going back, as visitors' browsers do. */
export function launchBrowser({ whole = false }: Pick<Visitor, 'whole'> = {}): Promise<Browser> {
  const executablePath = whole ? findChromium() : findHeadless();
  if (!executablePath) throw new Error('No Chromium: install one or set CHROMIUM_PATH');
  return chromium.launch({
    executablePath,
    ...(whole && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

const shared = new Map<boolean, Promise<Browser>>();

/** The Chromium of all test files of a worker, the shell or a whole one; it ends with the worker. */
export function sharedBrowser({ whole = false }: Pick<Visitor, 'whole'> = {}): Promise<Browser> {
  const started = shared.get(whole) ?? launchBrowser({ whole });
  shared.set(whole, started);
  return started;
}

/** Opens a page in its own context: no cookies, no shared cache. */
export async function newPage(browser: Browser, visitor: Visitor = {}): Promise<Page> {
  const width = visitor.width ?? 1280;
  const context = await browser.newContext({
    javaScriptEnabled: visitor.javaScript ?? true,
    colorScheme: visitor.dark ? 'dark' : 'light',
    viewport: { width, height: width < 600 ? 800 : 900 },
    hasTouch: visitor.touch ?? false,
    isMobile: visitor.touch ?? false,
  });
  const page = await context.newPage();
  await pace?.(page);
  if (visitor.slow) await slowDown(page);
  return page;
}

async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/**
 * The looks in which axe checks a page: both schemes, and the layouts of the widest and the narrowest
 * window. A run takes about a second of a core; what differs at widths between is whether the page
 * fits, which `scrollingWidths` finds without axe.
 */
export const looks = [
  { width: 1440, dark: false },
  { width: 320, dark: true },
] as const;

/** Changes a page's window and scheme to one of the looks. */
export async function showAs(page: Page, { width, dark }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
}

/** Less than half of what the package's main file has to compile. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Violations in the light page as it is now, and of contrast in the dark one, where no other differ. */
export async function axeInBothSchemes(page: Page): Promise<string[]> {
  const light = await axeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeViolations(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}

/**
 * Violations that axe finds in the page as it is now (WCAG A and AA, best practices, target size).
 * @param only the rules to check; all by default.
 */
export async function axeViolations(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Half way through a transition, a color has no contrast to measure.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  const { violations } = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ['violations'],
        ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
      }),
    only,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
  );
}

/** Counts the scripts that a page loads from now on, in bytes of brotli (quality 11). */
export function countScripts(page: Page): { bytes(): Promise<number>; urls: string[] } {
  const urls: string[] = [];
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' && !response.url().endsWith('.js')) return;
    if (urls.includes(response.url())) return;
    urls.push(response.url());
    bodies.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  return {
    urls,
    bytes: async () => (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0),
  };
}
