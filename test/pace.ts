import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/**
 * What visitors on a slow connection or device meet, by the name that `PACE` selects it with. Each
 * journey must pass at every pace: what somebody does before the scripts run must count.
 */
const paces = {
  /** Scripts, styles and answers arrive 0.5 to 1.5 s late, in any order. */
  network: (page: Page) =>
    delay(page, ({ method, url }) => method !== 'GET' || /\/assets\/|\/api\/|\.data\b/.test(url)),
  /** The processor is six times slower. */
  processor: async (page: Page) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  },
};

/** The pace of every page that tests open, set by `PACE`; undefined for full speed. */
export const pace = paces[process.env.PACE as keyof typeof paces] as
  | ((page: Page) => Promise<void>)
  | undefined;
if (process.env.PACE && !pace) throw new Error(`PACE is one of ${Object.keys(paces).join(', ')}`);

/** Holds each matching request back. The browser's cache stays, unlike with `page.route`. */
async function delay(
  page: Page,
  matches: (request: { method: string; url: string }) => boolean,
): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Fetch.requestPaused', async ({ requestId, request }) => {
    if (matches(request)) await sleep(500 + Math.random() * 1_000);
    // The page may be closed by now.
    await cdp.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  });
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
}
