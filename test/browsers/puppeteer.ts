import puppeteer, { type SupportedBrowser } from 'puppeteer-core';
import type { RealBrowser, Tab } from './tab.ts';

/** Starts Chromium, or Debian's Firefox through WebDriver BiDi. */
export async function startPuppeteer(
  name: string,
  kind: SupportedBrowser,
  executablePath: string,
): Promise<RealBrowser> {
  const args = kind === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [];
  const browser = await puppeteer.launch({ browser: kind, executablePath, args });
  const open = async (width: number): Promise<Tab> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width, height: 900 });
    return {
      open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
      run: (body) => page.evaluate(`(() => { ${body} })()`) as Promise<never>,
      click: (selector) => page.click(selector),
      type: (selector, text) => page.type(selector, text),
      close: () => context.close(),
    };
  };
  return { name, version: await browser.version(), open, close: () => browser.close() };
}
