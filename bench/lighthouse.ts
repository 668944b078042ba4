/** `npm run lighthouse`: every page of the sitemap as Lighthouse sees it on a phone. Takes minutes. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { ensureBuilt } from '../scripts/build.ts';
import { findChromium } from '../scripts/chromium.ts';
import { startSite } from '../test/site.ts';
import { oneOfEachKind, sitemapPaths } from '../test/sitemap.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

await ensureBuilt();
const site = await startSite({ RATE_LIMIT: 'off' });
const chromium = await startChromium();
let worst = 100;
try {
  const asked = process.argv.slice(2);
  const paths = asked.length > 0 ? asked : oneOfEachKind(await sitemapPaths(site));
  console.log(`${'page'.padEnd(44)} perf a11y best  seo    LCP    TBT  CLS`);
  for (const path of paths) console.log(await measure(path));
} finally {
  await chromium.stop();
  await site.stop();
}
process.exitCode = worst === 100 ? 0 : 1;

/** A line for one page; then one for each audit that is not at its best. */
async function measure(path: string): Promise<string> {
  const result = await lighthouse(site.url + path, {
    port: chromium.port,
    onlyCategories: [...categories],
    output: 'json',
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse had nothing to say of ${path}`);
  const { lhr } = result;
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  worst = Math.min(worst, ...scores);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? 0;
  const failed = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ weight, id }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `\n  ${name}: ${id} ${lhr.audits[id]?.displayValue ?? ''}`),
  );
  return [
    path.padEnd(44),
    ...scores.map((score) => String(score).padStart(4)),
    `${Math.round(value('largest-contentful-paint'))} ms`.padStart(8),
    `${Math.round(value('total-blocking-time'))} ms`.padStart(6),
    value('cumulative-layout-shift').toFixed(2),
    ...failed,
  ].join(' ');
}

/** A browser with a debugging port, which Lighthouse needs. */
async function startChromium(): Promise<{ port: number; stop(): Promise<void> }> {
  const executable = findChromium();
  if (!executable) throw new Error('No Chromium: install one or set CHROMIUM_PATH');
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const child = spawn(executable, [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    'about:blank',
  ]);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const file = join(folder, 'DevToolsActivePort');
  const deadline = Date.now() + 20_000;
  while (!existsSync(file) || readFileSync(file, 'utf8').split('\n').length < 2) {
    if (Date.now() > deadline) throw new Error('Chromium did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port: Number(readFileSync(file, 'utf8').split('\n')[0]),
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
