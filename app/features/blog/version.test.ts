import { expect, test } from 'vitest';
import { startTestApp } from '../../../server/http/test-app.ts';
import { recountPosts } from './post-counts.server.ts';

test('a page is rendered once for each version of the blog', async () => {
  const { app, parts, renders } = await startTestApp();
  await recountPosts(parts.db, Date.now());
  const urls = ['/blog/a', '/blog/a?utm_source=mail', '/blog?tag=seo', '/blog?tag=seo&x=1'];
  for (let time = 0; time < 2; time++) for (const url of urls) await app.inject(url);
  expect(renders.slice(1)).toEqual(['GET /blog/a', 'GET /blog?tag=seo']);
  await recountPosts(parts.db, Date.now());
  await app.inject('/blog/a');
  expect(renders.slice(3)).toEqual(['GET /blog/a']);
});
