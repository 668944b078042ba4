import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CoreServices } from '../../../lib/services.ts';
import { EnvError, readEnv } from '../../../server/env.ts';
import { createTestApp } from '../../../test/app.ts';
import { describeEngines } from '../../../test/engines.ts';
import { findNeighbors } from './neighbors.server.ts';
import type { SourcePost } from './post.ts';
import { recountIfDue, recountPosts } from './post-counts.server.ts';
import { findPost, listPosts, postPaths } from './posts.server.ts';
import { removePosts, storePost } from './store.server.ts';
import { syncMarkdown } from './sync.server.ts';

const day = 24 * 60 * 60_000;
const start = Date.parse('2025-06-01T12:00:00Z');

function sourcePost(id: string, changes: Partial<SourcePost> = {}): SourcePost {
  return {
    notionId: id,
    slug: `post-${id}`,
    title: `Post ${id}`,
    excerpt: 'About it.',
    category: 'Search',
    author: 'Robin Vale',
    publishDate: '2025-05-01',
    tags: ['SEO'],
    seoTitle: `Post ${id} for search`,
    metaDescription: 'What it says.',
    content: [{ type: 'paragraph', content: 'Text & <more>.' }],
    cover: null,
    picture: null,
    modifiedAt: start,
    ...changes,
  };
}

describeEngines('the blog', (engine) => {
  let services: CoreServices;
  let app: FastifyInstance;
  let now = start;
  const store = async (...posts: SourcePost[]) => {
    for (const post of posts) await storePost(services.db, services.clock, 'notion', post);
    await recountPosts(services.db, now);
  };
  const slugs = async (query: Parameters<typeof listPosts>[1]) =>
    (await listPosts(services, query)).posts.map((post) => post.slug);

  beforeEach(async () => {
    now = start;
    const env = readEnv({ NODE_ENV: 'test' });
    services = { db: await engine.open(), clock: () => now, site: env.site };
    app = await createTestApp({ ...services, env });
    return () => app.close();
  });

  it('serves posts as JSON with exactly the specified fields', async () => {
    await store(sourcePost('a'));
    const post = {
      notionId: 'a',
      slug: 'post-a',
      title: 'Post a',
      excerpt: 'About it.',
      category: 'Search',
      author: 'Robin Vale',
      publishDate: '2025-05-01',
      tags: ['SEO'],
      seoTitle: 'Post a for search',
      metaDescription: 'What it says.',
      content: [{ type: 'paragraph', content: 'Text & <more>.' }],
    };
    const list = await app.inject('/api/blog/posts');
    expect(list.statusCode).toBe(200);
    expect(list.json()).toEqual([post]);
    for (const query of ['limit=0&page=x', 'limit=2000', 'page=1']) {
      expect((await app.inject(`/api/blog/posts?${query}`)).json()).toEqual([post]);
    }
    for (const page of [2, Number.MAX_SAFE_INTEGER]) {
      expect((await app.inject(`/api/blog/posts?page=${page}`)).json()).toEqual([]);
    }
    const one = await app.inject('/api/blog/posts/post-a');
    expect(one.json()).toEqual(post);
    const missing = await app.inject('/api/blog/posts/nope');
    expect(missing.statusCode).toBe(404);
    expect(missing.headers['content-type']).toMatch('application/problem+json');
    expect(missing.json()).toMatchObject({ title: 'Post Not Found', status: 404 });
  });

  it('responds 304 until something changes, and redirects an old slug', async () => {
    await store(sourcePost('a'));
    // A slow database must not make the entity tag time out here.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const get = (url: string, etag = '') => app.inject({ url, headers: { 'if-none-match': etag } });
    const first = await get('/api/blog/posts');
    const etag = String(first.headers.etag);
    expect((await get('/api/blog/posts', etag)).statusCode).toBe(304);
    await store(sourcePost('a', { slug: 'renamed' }));
    expect((await get('/api/blog/posts', etag)).statusCode).toBe(200);
    const old = await get('/api/blog/posts/post-a');
    expect([old.statusCode, old.headers.location]).toEqual([301, '/api/blog/posts/renamed']);
  });

  it('lists posts newest first, by page, category and tag', async () => {
    const posts = Array.from({ length: 30 }, (_, i) =>
      sourcePost(String(i).padStart(2, '0'), {
        publishDate: new Date(start - (40 - i) * day).toISOString().slice(0, 10),
        category: i % 3 === 0 ? 'Reports & more' : 'Search',
        tags: i % 2 === 0 ? ['Even', 'SEO'] : ['SEO'],
      }),
    );
    await store(...posts);
    expect((await slugs({ page: 1 }))[0]).toBe('post-29');
    expect(await slugs({ page: 3 })).toEqual(
      ['05', '04', '03', '02', '01', '00'].map((n) => `post-${n}`),
    );
    expect(await slugs({ page: 4 })).toEqual([]);
    const category = await listPosts(services, { category: 'reports-more', page: 1 });
    expect([category.total, category.pages, category.filterLabel]).toEqual([
      10,
      1,
      'Reports & more',
    ]);
    expect(category.categories).toEqual([
      { slug: 'reports-more', label: 'Reports & more', posts: 10 },
      { slug: 'search', label: 'Search', posts: 20 },
    ]);
    const tag = await listPosts(services, { tag: 'even', page: 2 });
    expect([tag.total, tag.pages, tag.posts.map((post) => post.slug)]).toEqual([
      15,
      2,
      ['post-04', 'post-02', 'post-00'],
    ]);
    expect((await listPosts(services, { category: 'none', page: 1 })).total).toBe(0);
  });

  it('publishes a post on its date, not before', async () => {
    await store(sourcePost('a'), sourcePost('later', { publishDate: '2025-06-03' }));
    expect(await slugs({ page: 1 })).toEqual(['post-a']);
    expect(await findPost(services, 'post-later')).toBeUndefined();
    now = Date.parse('2025-06-03T04:00:00Z');
    await recountIfDue(services.db, now);
    const list = await listPosts(services, { page: 1 });
    expect([list.total, list.posts[0]?.slug]).toEqual([2, 'post-later']);
  });

  it('keeps the position of a post without a date', async () => {
    await store(sourcePost('a', { publishDate: null }));
    now += day;
    await store(
      sourcePost('b', { publishDate: null }),
      sourcePost('a', { publishDate: null, title: 'New' }),
    );
    expect(await slugs({ page: 1 })).toEqual(['post-b', 'post-a']);
  });

  it('finds the newer and older post and related ones', async () => {
    await store(
      sourcePost('a', { publishDate: '2025-01-01', tags: ['x', 'y'] }),
      sourcePost('b', { publishDate: '2025-01-02', tags: ['x', 'y'], category: 'Other' }),
      sourcePost('c', { publishDate: '2025-01-03', tags: ['x'], category: 'Other' }),
      sourcePost('d', { publishDate: '2025-01-03', tags: [], category: 'Third' }),
      sourcePost('e', { publishDate: '2025-01-04', tags: [], category: 'Third' }),
    );
    const found = await findPost(services, 'post-c');
    if (!found || !('post' in found)) throw new Error('post-c is missing');
    const { newer, older, related } = await findNeighbors(services, found.post);
    expect([newer?.slug, older?.slug]).toEqual(['post-d', 'post-b']);
    expect(related.map((post) => post.slug)).toEqual(['post-b', 'post-a', 'post-e']);
  });

  it('lists every post for the sitemap', async () => {
    await store(sourcePost('a'));
    expect(await postPaths(services)).toEqual([{ path: '/blog/post-a', modifiedAt: start }]);
  });

  it('syncs the Markdown files and their changes', async () => {
    const report = await syncMarkdown(services);
    expect(report).toMatchObject({ published: 9, stored: 9, removed: 0, problems: [] });
    expect(await syncMarkdown(services)).toMatchObject({ stored: 0, removed: 0 });
    const ids = await services.db.read.selectFrom('blog_posts').select('notion_id').execute();
    expect(
      await removePosts(
        services.db,
        ids.map((row) => row.notion_id),
      ),
    ).toBe(9);
    expect(await syncMarkdown(services)).toMatchObject({ stored: 9 });
    expect(await syncMarkdown(services, '/nowhere')).toMatchObject({ removed: 9 });
  });
});

describe('the Notion settings', () => {
  const id = '0123456789abcdef0123456789abcdef';

  it('must be set together', () => {
    expect(readEnv({}).notion).toBeUndefined();
    expect(readEnv({ NOTION_TOKEN: 'x', NOTION_DATABASE_ID: id }).notion).toEqual({
      token: 'x',
      databaseId: id,
      baseUrl: 'https://api.notion.com',
    });
    expect(() => readEnv({ NOTION_TOKEN: 'x' })).toThrow(
      /NOTION_TOKEN: NOTION_DATABASE_ID must be set too/,
    );
    expect(() => readEnv({ NOTION_DATABASE_ID: id })).toThrow(
      /NOTION_DATABASE_ID.*: NOTION_TOKEN must be set too/,
    );
    expect(() => readEnv({ NOTION_TOKEN: 'x', NOTION_DATABASE_ID: 'posts' })).toThrow(EnvError);
  });
});
