import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
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
  const page = await openPage({ javaScript: false });
  const loaded = page.goto(`${site.url}/blog`);
  const skeleton = page.getByRole('status', { name: 'Loading posts' });
  await skeleton.waitFor();
  expect(await skeleton.locator('> div').count()).toBe(6);
  expect(await page.locator('article').count()).toBe(0);
  await lock.query('commit');
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
