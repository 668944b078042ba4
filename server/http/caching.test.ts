import { beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../app/features.ts';
import { composition } from '../../test/app.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** Paths of the API's GET routes, by whether everybody gets the same answer. */
const api = {
  public: [
    '/robots.txt',
    '/.well-known/security.txt',
    '/manifest.webmanifest',
    '/sitemap.xml',
    '/blog/rss.xml',
    '/llms.txt',
    '/media/:file',
    '/share/blog.png',
    '/share/blog-:slug(^[a-z0-9-]+).png',
    '/api/blog/posts',
    '/api/blog/posts/:slug',
  ],
  all: [] as string[],
};

const watcher = {
  api: (app: TestApp['app']) => {
    app.addHook('onRoute', ({ method, url }) => {
      if ([method].flat().includes('GET') && url !== '/*') api.all.push(url);
    });
  },
};

let app: TestApp['app'];
beforeAll(async () => {
  ({ app } = await startTestApp({
    env: { CDN_MAX_AGE: '600', RATE_LIMIT: 'off' },
    parts: { composition: { ...composition, parts: [watcher, ...composition.parts] } },
  }));
});

/** Cache-Control of the answer to a path in a router's notation. */
async function cachingOf(path: string): Promise<string> {
  const { headers } = await app.inject(path.replace(/:\w+(\(.*?\))?/g, 'x'));
  return String(headers['cache-control'] ?? '');
}

const kept = 'public, max-age=0, s-maxage=600, stale-while-revalidate=86400';

describe('with CDN_MAX_AGE=600', () => {
  const routes = features.flatMap((feature) => feature.routes ?? []);
  const pages = routes.filter(({ path }) => path !== '*');

  it('a CDN may keep every public page, and no personal one', async () => {
    for (const { path, personal } of pages) {
      const expected = personal ? 'private, no-store' : kept;
      expect([path, await cachingOf(`/${path}`)]).toEqual([path, expected]);
    }
    expect(pages.filter(({ personal }) => personal).length).toBeGreaterThan(10);
  });

  it('nor the data of a page, unless the build wrote it', async () => {
    for (const { path } of pages.slice(1)) {
      expect([path, await cachingOf(`/${path}.data`)]).toEqual([
        path,
        expect.stringMatching(/^private|no-store/),
      ]);
    }
  });

  it('nor an answer with a cookie, an error, or what is posted', async () => {
    expect(await cachingOf('/rendered')).toBe('private, max-age=0, must-revalidate');
    expect(await cachingOf('/broken')).toBe('no-store');
    expect(await cachingOf('/nope')).toBe('public, max-age=0, must-revalidate');
    const posted = await app.inject({ method: 'POST', url: '/free-audit', payload: '' });
    expect(posted.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  });

  it('nor what the API answers, but for files and the blog', async () => {
    expect(api.all).toEqual(expect.arrayContaining(api.public));
    for (const path of api.all.filter((one) => !api.public.includes(one))) {
      expect([path, await cachingOf(path)]).toEqual([path, expect.stringMatching(/no-store|^$/)]);
    }
  });
});
