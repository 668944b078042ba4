/**
 * What typing a letter into the library's search costs, in milliseconds of script (React's render
 * and commit, the search itself, and what they make the browser compute at once), with 36 and with
 * 3,000 resources, in a real Chromium. `node bench/resources.ts`
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { build } from 'vite';
import { readEnv } from '../server/env.ts';
import { launchBrowser, newPage } from '../test/browser.ts';

/** Words that narrow the library at once, slowly, and to nothing; each is typed and taken back. */
const words = ['google', 'seo', 'a shop', 'zzz'];
const views = ['All Resources', 'By Category'];
const origin = 'http://bench.test';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const browser = await launchBrowser();
try {
  await buildPage();
  for (const count of [36, 3000]) {
    for (const view of views) await report(count, view);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

function buildPage() {
  return build({
    configFile: false,
    logLevel: 'error',
    define: {
      __SITE__: JSON.stringify(readEnv({}).site),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      lib: { entry: 'bench/resources-page.tsx', formats: ['es'], fileName: 'page' },
    },
  });
}

async function report(count: number, view: string): Promise<void> {
  const page = await newPage(browser);
  await page.route(`${origin}/**`, (route) =>
    new URL(route.request().url()).pathname === '/page.js'
      ? route.fulfill({
          contentType: 'text/javascript',
          body: readFileSync(join(folder, 'page.js'), 'utf8'),
        })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><body><script type="module" src="/page.js"></script>',
        }),
  );
  await page.goto(`${origin}/?count=${count}`);
  await page.getByRole('tab', { name: view }).click();
  const letters = await typeWords(page);
  await page.context().close();
  const sorted = letters.sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
  console.log(
    `${count} resources, ${view}: ${letters.length} letters, median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`,
  );
}

/** @returns milliseconds of script for each letter typed or taken back. */
async function typeWords(page: Page): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const field = page.getByPlaceholder('Search resources...');
  await field.focus();
  const letters: number[] = [];
  for (const word of words) {
    for (const key of [...word, ...Array<string>(word.length).fill('Backspace')]) {
      const before = await scriptTime(cdp);
      await page.keyboard.press(key);
      letters.push((await scriptTime(cdp)) - before);
    }
  }
  return letters;
}

async function scriptTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}
