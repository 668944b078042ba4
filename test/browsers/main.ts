import { readArguments } from '../../scripts/arguments.ts';
import { findHeadless } from '../../scripts/chromium.ts';
import { ownerLink } from '../owner-link.ts';
import { installed } from '../recipes/machine.ts';
import { startSite } from '../site.ts';
import { journeys } from './journeys.ts';
import { startPuppeteer } from './puppeteer.ts';
import type { RealBrowser, Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';
import { withoutScripts } from './without-scripts.ts';

const usage = `npm run browsers -- [words]

Goes through the journeys in Chromium, Firefox and WebKit, on a phone's and a desktop's width, and
prints a line for each. Installs the browsers with apt. Words pick browsers and journeys, as in:
firefox audit`;

const { positionals } = readArguments(usage, {});
const words = positionals.map((word) => word.toLowerCase());

const browsers: Record<string, () => Promise<RealBrowser>> = {
  chromium: () => {
    installed('chromium', 'chromium');
    return startPuppeteer('Chromium', 'chrome', findHeadless() ?? 'chromium');
  },
  firefox: () => {
    installed('firefox-esr', 'firefox-esr');
    return startPuppeteer('Firefox', 'firefox', '/usr/bin/firefox-esr');
  },
  webkit: () => {
    installed('Xvfb', 'xvfb');
    installed('WebKitWebDriver', 'webkit2gtk-driver');
    return startWebKit();
  },
};

/** Picks by words; all if none of the words is meant for these. */
function picked<T>(all: Readonly<Record<string, T>>): [string, T][] {
  const chosen = Object.entries(all).filter(([name]) => words.some((word) => name.includes(word)));
  return chosen.length ? chosen : Object.entries(all);
}

const site = await startSite({ RATE_LIMIT: 'off' });
const scriptless = await withoutScripts(site.url);
// Passkeys and their page need a host name.
const url = site.url.replace('127.0.0.1', 'localhost');
let owners = 0;
let failed = 0;
let passed = 0;
for (const [, start] of picked(browsers)) {
  const browser = await start();
  console.log(`${browser.name} ${browser.version}`);
  for (const width of [390, 1280]) {
    for (const [name, journey] of picked(journeys)) {
      const link = () => {
        owners += 1;
        return ownerLink({ ...site, url }, `owner-${owners}@example.com`);
      };
      let tab: Tab | undefined;
      try {
        tab = await browser.open(width);
        await journey(tab, { url, scriptless: scriptless.url, width, ownerLink: link });
        passed += 1;
        console.log(`ok     ${browser.name.padEnd(8)} ${width} px  ${name}`);
      } catch (error) {
        failed += 1;
        console.log(`FAILED ${browser.name.padEnd(8)} ${width} px  ${name}: ${error}`);
      }
      // A browser that crashed can't close it.
      await tab?.close().catch(() => {});
    }
  }
  await browser.close();
}
scriptless.stop();
await site.stop();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
