import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../lib/db/client.ts';
import { readEnv } from '../../../server/env.ts';
import { createTestApp } from '../../../test/app.ts';
import { describeEngines } from '../../../test/engines.ts';
import { page } from '../../../test/fakes/notion.ts';
import { notionBlog } from '../../../test/notion-sync.ts';

const megabyte = 1024 * 1024;

describeEngines('pictures of the blog', (engine) => {
  const blog = notionBlog(engine);
  let db: Database;
  let app: FastifyInstance;

  const createServer = async (database: Database) => {
    const env = readEnv({ NODE_ENV: 'test' });
    return createTestApp({ env, db: database, clock: Date.now, site: env.site });
  };
  beforeEach(async () => {
    ({ db } = blog.services);
    app = await createServer(db);
    return () => app.close();
  });

  it('are drawn for sharing at 1200 by 630 in less than 100 KB, once', async () => {
    blog.put(page(1, `A long title with 'quotes' & <signs> ${'word '.repeat(20)}`, { slug: 'a' }));
    await blog.sync();
    const [first, again] = [
      await app.inject('/share/blog-a.png'),
      await app.inject('/share/blog-a.png'),
    ];
    expect(first.headers['content-type']).toBe('image/png');
    const { rawPayload } = first;
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(rawPayload.length).toBeLessThan(100_000);
    expect(again.rawPayload.equals(rawPayload)).toBe(true);
    expect(await db.read.selectFrom('blog_media').select('path').execute()).toHaveLength(1);
    expect((await app.inject('/share/blog-none.png')).statusCode).toBe(404);
    expect((await app.inject('/media/none.png')).statusCode).toBe(404);
  });

  it('may be drawn by several processes at once', async () => {
    blog.put(page(1, 'One'));
    await blog.sync();
    const apps = await Promise.all(
      Array.from({ length: 3 }, async () => createServer(await engine.open())),
    );
    for (const url of ['/share/blog-one.png', '/share/blog.png']) {
      const responses = await Promise.all(apps.map((server) => server.inject(url)));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    }
    await Promise.all(apps.map((server) => server.close()));
  });

  it('stay in a memory cache with a bound', async () => {
    const status = async (name: string) => (await app.inject(`/media/${name}.png`)).statusCode;
    const names = ['a', 'b', 'c', 'd'];
    for (const name of names) {
      const file = {
        path: `/media/${name}.png`,
        type: 'image/png',
        bytes: Buffer.alloc(10 * megabyte),
      };
      await db.write((tx) => tx.insertInto('blog_media').values(file).execute());
      expect(await status(name)).toBe(200);
    }
    await db.write((tx) => tx.deleteFrom('blog_media').execute());
    expect(await Promise.all(names.map(status))).toEqual([404, 200, 200, 200]);
  });
});
