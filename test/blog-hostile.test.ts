import { afterAll, expect, test } from 'vitest';
import { page as notionPage, startFakeNotion } from './fakes/notion.ts';
import { hostileBlocks } from './hostile-blocks.ts';
import { openPage, ownSite } from './journey.ts';
import { sidewaysScroll } from './page-checks.ts';

const blocks = hostileBlocks();
const notion = await startFakeNotion();
afterAll(() => notion.stop());
const hostile = notionPage(1, '</title><script>window.__ran=[0]</script> & "post"', {
  slug: 'hostile',
  tags: ['"><script>window.__ran=[0]</script>', 'a', 'b', 'c'],
  blocks,
});
notion.pages.set(hostile.id, hostile);
const site = await ownSite({
  NOTION_TOKEN: 'secret',
  NOTION_DATABASE_ID: notion.databaseId,
  NOTION_BASE_URL: notion.url,
});

test('a post of more than 200 hostile blocks is published', async () => {
  expect(blocks.length).toBeGreaterThanOrEqual(200);
  const status = () => fetch(`${site.url}/blog/hostile`).then((answer) => answer.status);
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
});

test.for(['/blog', '/blog/hostile'])('none of them runs on %s or breaks the page', async (path) => {
  const page = await openPage({ width: 390 });
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  page.on('dialog', (dialog) => refused.push(dialog.message()));
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => '__ran' in window)).toBe(false);
  expect(await page.locator('footer').count()).toBe(1);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const elements = page.locator('.post-body :is(script,iframe,svg,input,style,template)');
  expect(await elements.count()).toBe(0);
  const schemes = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
  expect(schemes.filter((scheme) => !/^(https?|mailto|tel):$/.test(scheme))).toEqual([]);
  await page.locator('.post-body a').evaluateAll((links) => {
    for (const link of links as HTMLAnchorElement[]) {
      link.addEventListener('click', (event) => event.preventDefault());
      link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      link.click();
    }
  });
  expect(await page.evaluate(() => '__ran' in window)).toBe(false);
  expect(refused.filter((text) => /Content Security Policy/.test(text))).toEqual([]);
});

test('the feed stays well-formed XML', async () => {
  const feed = await (await fetch(`${site.url}/blog/rss.xml`)).text();
  const page = await openPage();
  const error = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return parsed.querySelector('parsererror')?.textContent;
  }, feed);
  expect(error).toBeUndefined();
});
