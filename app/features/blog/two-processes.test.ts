import { expect, it } from 'vitest';
import { readEnv } from '../../../server/env.ts';
import { createTestApp } from '../../../test/app.ts';
import { describeEngines } from '../../../test/engines.ts';
import { page } from '../../../test/fakes/notion.ts';
import { notionBlog } from '../../../test/notion-sync.ts';
import { findPost } from './posts.server.ts';
import { storePost } from './store.server.ts';

describeEngines('two processes on one blog', (engine) => {
  const blog = notionBlog(engine);

  it('store the same renamed post', async () => {
    const processes = [await engine.open(), await engine.open()];
    const store = (slug: string) =>
      Promise.all(
        processes.map((db) =>
          storePost(db, Date.now, 'markdown', {
            notionId: 'one',
            slug,
            title: 'One',
            excerpt: 'About one.',
            category: 'Search',
            author: 'Robin Vale',
            publishDate: '2025-03-01',
            tags: ['SEO'],
            seoTitle: 'One',
            metaDescription: 'About one.',
            content: [],
            cover: null,
            picture: null,
            modifiedAt: null,
          }),
        ),
      );
    for (const slug of ['first', 'second', 'third', 'fourth']) await store(slug);
    expect(await findPost(blog.services, 'fourth')).toMatchObject({ post: { title: 'One' } });
    for (const old of ['first', 'second', 'third']) {
      expect(await findPost(blog.services, old)).toEqual({ movedTo: 'fourth' });
    }
  });

  it('draw the same share picture', async () => {
    blog.put(page(1, 'One'));
    await blog.sync();
    const env = readEnv({ NODE_ENV: 'test' });
    const apps = await Promise.all(
      Array.from({ length: 6 }, async () =>
        createTestApp({ env, db: await engine.open(), clock: Date.now, site: env.site }),
      ),
    );
    for (const url of ['/share/blog-one.png', '/share/blog.png']) {
      const answers = await Promise.all(apps.map((app) => app.inject(url)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    }
    await Promise.all(apps.map((app) => app.close()));
  });
});
