import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recountPosts } from '../app/features/blog/post-counts.server.ts';
import { storePost } from '../app/features/blog/store.server.ts';
import { migrations } from '../app/features.ts';
import { type Database, openDatabase } from '../lib/db/client.ts';
import { migrate } from '../lib/db/migrate.ts';
import { ensureBuilt } from '../scripts/build.ts';
import {
  type Load,
  load,
  type Measured,
  median,
  type Part,
  type Row,
  startMeasured,
} from './measured.ts';

const headers = { 'accept-encoding': 'br, gzip' };
const rounds = 5;
const seconds = 2;

/** CPU time of the blog's pages with few and with many posts, `content/blog` included. */
export const blogSize: Part = {
  title: 'Blog pages with 10 and with 10,000 posts',
  async run() {
    await ensureBuilt();
    const [few, many] = [await startBlog(10), await startBlog(10_000)];
    try {
      const rows: Row[] = [];
      for (const [name, path] of [
        ['list', () => '/blog'],
        ['last page of the list', (posts: number) => `/blog?page=${Math.ceil(posts / 12)}`],
        ['category', () => '/blog?category=search'],
        ['tag', () => '/blog?tag=seo'],
        ['post', () => '/blog/bench-1'],
      ] as const) {
        rows.push(await compare(name, path, few, many));
      }
      return rows;
    } finally {
      await Promise.all([few.stop(), many.stop()]);
    }
  },
};

async function compare(
  name: string,
  path: (posts: number) => string,
  few: Measured,
  many: Measured,
): Promise<Row> {
  const cpu: [Load[], Load[]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    const pair = [
      await load(few, path(10), headers, seconds),
      await load(many, path(10_000), headers, seconds),
    ];
    if (round > 0) for (const [index, one] of pair.entries()) cpu[index]?.push(one);
  }
  const [ten, tenThousand] = cpu.map((loads) => median(loads.map((one) => one.cpuPerRequest)));
  return {
    page: name,
    'CPU µs/request, 10 posts': (ten ?? 0).toFixed(0),
    '10,000 posts': (tenThousand ?? 0).toFixed(0),
    ratio: ((tenThousand ?? 0) / (ten ?? 1)).toFixed(2),
  };
}

/** Starts a site with the given number of posts, nine of them Markdown files. */
async function startBlog(posts: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const db = openDatabase({ dataDir: folder, databaseUrl: undefined });
  await migrate(db, migrations);
  await storeMade(db, posts - 9);
  await db.close();
  const measured = await startMeasured(
    (port) => ({
      args: ['server/main.mjs'],
      env: { PORT: `${port}`, DATA_DIR: folder, NODE_ENV: 'production', RATE_LIMIT: 'off' },
    }),
    join(folder, 'site.log'),
  );
  return {
    ...measured,
    stop: async () => {
      await measured.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Stores the given number of generated posts. */
export async function storeMade(db: Database, posts: number): Promise<void> {
  for (let from = 1; from <= posts; from += 500) {
    const numbers = Array.from({ length: Math.min(500, posts + 1 - from) }, (_, i) => from + i);
    await Promise.all(numbers.map((number) => storePost(db, Date.now, 'notion', made(number))));
  }
  await recountPosts(db, Date.now());
}

function made(number: number) {
  const paragraph = 'A sentence of the sort that a post is made of. '.repeat(8);
  const day = new Date(Date.UTC(2024, 0, 1) - number * 3_600_000).toISOString();
  return {
    notionId: `bench-${number}`,
    slug: `bench-${number}`,
    title: `What the owner of shop ${number} learned in a week`,
    excerpt: paragraph.slice(0, 160),
    category: ['Search', 'Social', 'Reports', 'Planning'][number % 4] ?? 'Search',
    author: 'Robin Vale',
    publishDate: day,
    tags: ['SEO', `Tag ${number % 40}`, `Town ${number % 25}`, 'Maps'],
    seoTitle: `Shop ${number}`,
    metaDescription: paragraph.slice(0, 150),
    content: Array.from({ length: 24 }, () => ({
      type: 'paragraph' as const,
      content: paragraph,
    })),
    cover: null,
    picture: null,
    modifiedAt: Date.now(),
  };
}

/** Page load times during a sync of 1,000 Notion pages, 200 of them with a photograph. */
export const blogSync: Part = {
  title: 'Pages while 1,000 Notion pages are synced',
  async run() {
    await ensureBuilt();
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const notion = fork('bench/notion-server.ts', ['1000']);
    const [{ url, databaseId }] = (await once(notion, 'message')) as [Record<string, string>];
    const site = await startMeasured(
      (port) => ({
        args: ['server/main.mjs'],
        env: {
          PORT: `${port}`,
          DATA_DIR: folder,
          NODE_ENV: 'production',
          RATE_LIMIT: 'off',
          NOTION_TOKEN: 'secret',
          NOTION_DATABASE_ID: `${databaseId}`,
          NOTION_BASE_URL: `${url}`,
        },
      }),
      join(folder, 'site.log'),
    );
    try {
      const paths = ['/', '/blog', '/blog/post-1'];
      const started = performance.now();
      const during = await waits(site, paths, async () => (await countPosts(site)) === 1_000);
      const took = (performance.now() - started) / 1_000;
      const until = performance.now() + 30_000;
      const after = await waits(site, paths, async () => performance.now() > until);
      return paths.map((path) => ({
        page: path,
        'p50 ms': percentile(during[path], 0.5),
        'p99 ms': percentile(during[path], 0.99),
        'p99 ms without a sync': percentile(after[path], 0.99),
        'requests during the sync': String(during[path]?.length),
        'sync s': took.toFixed(0),
      }));
    } finally {
      await site.stop();
      notion.kill();
      rmSync(folder, { recursive: true });
    }
  },
};

/** Load times of each page in ms, measured about thirty times a second until `done`. */
async function waits(
  site: Measured,
  paths: readonly string[],
  done: () => Promise<boolean>,
): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = Object.fromEntries(paths.map((path) => [path, []]));
  while (!(await done())) {
    for (let turn = 0; turn < 30; turn++) {
      for (const path of paths) {
        const started = performance.now();
        const response = await fetch(site.url + path, { headers });
        await response.arrayBuffer();
        // A post is not found before the sync has stored it.
        if (response.ok) found[path]?.push(performance.now() - started);
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
  return found;
}

function percentile(values: number[] = [], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(1);
}

async function countPosts(site: Measured): Promise<number> {
  const response = await fetch(`${site.url}/api/blog/posts?limit=1&page=1000`);
  return ((await response.json()) as unknown[]).length === 1 ? 1_000 : 0;
}
