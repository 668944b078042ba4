import type { Browser, BrowserContext, Page } from 'playwright-core';
import { sampleLead } from '../sample-lead.ts';

/** Pages that visitors left open before an upgrade. */
export interface OpenPages {
  /** Uses them after it. @returns what was broken. */
  use(title: string): Promise<string[]>;
  /** Pages that were looked at, those opened during the upgrade included. */
  count(): number;
  close(): Promise<void>;
}

/**
 * Opens pages before an upgrade, and one every second until `use`: each must load all its files,
 * whichever version has them. A form is filled in before and sent after it; another is touched for the
 * first time after it, when its code comes from the earlier build.
 */
export async function openPages(browser: Browser, origin: string): Promise<OpenPages> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  context.setDefaultTimeout(30_000);
  const broken: string[] = [];
  watch(context, broken);
  let count = 0;
  const open = async (path: string) => {
    count += 1;
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'load' });
    return page;
  };
  const [filled, untouched, home] = [
    await open('/free-audit'),
    await open('/contact'),
    await open('/'),
  ];
  await fill(filled);
  let stopped = false;
  const meanwhile = (async () => {
    const paths = ['/', '/pricing', '/blog', '/features', '/free-audit', '/signup'];
    while (!stopped) {
      const path = paths[count % paths.length] ?? '/';
      try {
        const page = await open(path);
        if (!(await isStyled(page))) broken.push(`${path} has no styles`);
        await page.close();
      } catch (error) {
        broken.push(`${path}: ${error}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  })();
  return {
    count: () => count,
    async use(title) {
      stopped = true;
      await meanwhile;
      try {
        await filled.locator('[data-draft="draft:audit"] button[type=submit]').click();
        await filled.getByRole('heading', { name: 'Request Submitted Successfully!' }).waitFor();
        const contact = untouched.locator('[data-draft="draft:contact"]');
        await contact.getByLabel('Email').fill('not an address');
        await contact.locator('button[type=submit]').click();
        await contact.locator('[aria-invalid=true]').first().waitFor();
        await home.goto(`${origin}/pricing`);
        const shown = await home.title();
        if (!shown.includes(title)) broken.push(`the title after it is ${shown}`);
      } catch (error) {
        broken.push(String(error));
      }
      return broken;
    },
    close: () => context.close(),
  };
}

async function fill(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(sampleLead)) {
    const field = page.locator(`[data-draft="draft:audit"] [name="${name}"]:visible`);
    if ((await field.count()) === 0) continue;
    if (name === 'businessType') await field.selectOption(value);
    else await field.fill(name === 'email' ? 'open-page@example.com' : value);
  }
}

function watch(context: BrowserContext, broken: string[]): void {
  context.on('response', (response) => {
    if (response.status() >= 400) broken.push(`${response.url()}: ${response.status()}`);
  });
  context.on('requestfailed', (request) => {
    // A page that is closed or left cancels what it doesn't need any more.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') broken.push(`${request.url()}: ${reason}`);
  });
  context.on('weberror', (error) => broken.push(error.error().message));
}

const isStyled = (page: Page) =>
  page.evaluate(
    () =>
      [...document.styleSheets].length > 0 &&
      [...document.styleSheets].every((sheet) => sheet.cssRules.length > 0),
  );
