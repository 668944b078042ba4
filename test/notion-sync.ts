import { afterEach, beforeEach } from 'vitest';
import { Notion } from '../app/features/blog/notion-client.server.ts';
import { pictureDownload } from '../app/features/blog/picture-download.server.ts';
import type { Post } from '../app/features/blog/post.ts';
import { findPost, listPosts } from '../app/features/blog/posts.server.ts';
import { type SyncReport, syncNotion } from '../app/features/blog/sync.server.ts';
import type { CoreServices } from '../lib/services.ts';
import { keepAll } from '../lib/site-settings.ts';
import type { Engine } from './engines.ts';
import { type FakeNotion, type FakePage, startFakeNotion } from './fakes/notion.ts';

const site = {
  name: 'Test Site',
  phone: '(703) 555-0142',
  email: 'a@example.com',
  url: 'https://site.test',
  retention: keepAll,
};

/** A blog with an empty database and a fake Notion, both new for each test. */
export interface NotionBlog {
  readonly fake: FakeNotion;
  readonly services: CoreServices;
  put(...pages: FakePage[]): void;
  /** Syncs once; `timeout` in ms for each response. */
  sync(timeout?: number): Promise<SyncReport>;
  /** Slugs of the first page of the list, in alphabetical order. */
  slugs(): Promise<string[]>;
  post(slug: string): Promise<Post | undefined>;
  /** Number of requests for blocks. */
  reads(): number;
}

/** Sets up a blog for each test; call it inside `describe`. */
export function notionBlog(engine: Engine): NotionBlog {
  let fake: FakeNotion;
  let services: CoreServices;
  beforeEach(async () => {
    fake = await startFakeNotion();
    services = { db: await engine.open(), clock: Date.now, site };
  });
  afterEach(() => fake.stop());
  return {
    get fake() {
      return fake;
    },
    get services() {
      return services;
    },
    put: (...pages) => {
      for (const page of pages) fake.pages.set(page.id, page);
    },
    // No request may time out on a busy machine: tests of hanging ones say when.
    sync: (timeout = 10_000) => {
      const { databaseId, url: baseUrl } = fake;
      const settings = { token: 'secret', databaseId, baseUrl, timeout, retryDelay: 5 };
      return syncNotion(services, new Notion(settings), pictureDownload({ privateNetwork: true }));
    },
    slugs: async () => {
      const { posts } = await listPosts(services, { page: 1 });
      return posts.map((post) => post.slug).sort();
    },
    post: async (slug) => {
      const found = await findPost(services, slug);
      return found && 'post' in found ? found.post : undefined;
    },
    reads: () => fake.requests.filter((request) => request.includes('/blocks/')).length,
  };
}
