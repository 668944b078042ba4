import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { startHoldingProxy } from './holding-proxy.ts';
import { openPage, ownSite } from './journey.ts';
import { createDatabase, dropDatabase } from './postgres.ts';

const databaseUrl = await createDatabase(inject('postgresUrl'));
const lock = new pg.Client({ connectionString: databaseUrl });
await lock.connect();
afterAll(async () => {
  await lock.end();
  await dropDatabase(databaseUrl);
});
const site = await ownSite({ DATABASE_URL: databaseUrl });
const lockPosts = () => lock.query('begin; lock table blog_posts in access exclusive mode');

test('a slow database shows six skeleton cards, then the posts, without JavaScript', async () => {
  await lockPosts();
  // What the server sends before it has the posts, and then within its timeout of 5 s.
  const answer = await fetch(`${site.url}/blog`);
  let html = '';
  for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const isFirst = !html.includes('Loading posts');
    html += text;
    if (isFirst && html.includes('Loading posts')) await lock.query('commit');
  }
  expect(html.match(/<article/g)).toHaveLength(9);

  // What the browser shows of it meanwhile: the part with the posts begins after the skeleton.
  const at = html.indexOf('<div>', html.indexOf('Loading posts'));
  const { url, hold } = await startHoldingProxy(site.url, '/blog', () => [
    html.slice(0, at),
    html.slice(at),
  ]);
  const release = hold();
  const page = await openPage({ javaScript: false });
  const loaded = page.goto(`${url}/blog`);
  const skeleton = page.getByRole('status', { name: 'Loading posts' });
  await skeleton.waitFor();
  expect(await skeleton.locator('> div').count()).toBe(6);
  expect(await page.locator('article').count()).toBe(0);
  release();
  await loaded;
  expect(await page.locator('article').count()).toBe(9);
  expect(await skeleton.isVisible()).toBe(false);
  const [cards, footer] = await Promise.all([
    page.locator('article').last().boundingBox(),
    page.locator('footer').boundingBox(),
  ]);
  expect(cards?.y).toBeLessThan(footer?.y ?? 0);
});

test('a database that never answers shows an error instead of the posts', async () => {
  await lockPosts();
  const page = await openPage({ javaScript: false });
  await page.goto(`${site.url}/blog`);
  await lock.query('rollback');
  expect(await page.getByText("The posts didn't load").isVisible()).toBe(true);
});

test.each(['br', 'gzip', 'identity'])(
  'a visitor who leaves while the posts load, in %s, stops nothing else',
  async (coding) => {
    await lockPosts();
    const leaving = new AbortController();
    const answer = await fetch(`${site.url}/blog`, {
      headers: { 'accept-encoding': coding },
      signal: leaving.signal,
    });
    await answer.body?.getReader().read();
    leaving.abort();
    // The server has noticed once it answers somebody else.
    await fetch(`${site.url}/healthz`);
    await lock.query('rollback');
    const next = await fetch(`${site.url}/blog`);
    expect((await next.text()).match(/<article/g)).toHaveLength(9);
  },
);
