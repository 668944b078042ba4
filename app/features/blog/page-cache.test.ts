import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../lib/db/client.ts';
import { migrate } from '../../../lib/db/migrate.ts';
import { chooseCoding } from '../../../server/http/negotiate.ts';
import { migrations } from './migrations.ts';
import { cachePages } from './page-cache.server.ts';
import { recountTerms } from './terms.server.ts';

const megabyte = 1024 * 1024;

describe('the page cache', () => {
  let app: FastifyInstance;
  let renders: string[];
  let newVersion: () => Promise<void>;

  beforeEach(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'beltway-cache-'));
    const db = openDatabase({ dataDir, databaseUrl: undefined });
    await migrate(db, migrations);
    newVersion = () => recountTerms(db, Date.now());
    await newVersion();
    renders = [];
    app = Fastify();
    cachePages(app, { db, clock: Date.now }, 'build');
    app.get('/blog/:slug', async (request, reply) => {
      renders.push(request.url);
      const coding = chooseCoding(request.headers['accept-encoding']);
      if (coding) reply.header('content-encoding', coding);
      const size = request.url.includes('large') ? 5 * megabyte : 10;
      const bytes = Buffer.alloc(size, coding ?? 'plain');
      return reply.type('text/html').send(Readable.from([bytes], { objectMode: false }));
    });
    return async () => {
      await app.close();
      await db.close();
      await rm(dataDir, { recursive: true });
    };
  });

  const get = (url: string, encoding?: string) =>
    app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

  it('renders a page once for each version of the blog', async () => {
    const first = await get('/blog/a');
    const second = await get('/blog/a');
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(renders).toEqual(['/blog/a']);
    await newVersion();
    await get('/blog/a');
    expect(renders).toEqual(['/blog/a', '/blog/a']);
  });

  it('never serves a compressed page to a client that accepts none', async () => {
    expect((await get('/blog/a', 'br')).headers['content-encoding']).toBe('br');
    const plain = await get('/blog/a');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe('plainplain');
    expect((await get('/blog/a', 'gzip')).headers['content-encoding']).toBe('gzip');
    const cached = await get('/blog/a', 'br, gzip');
    expect([cached.headers['content-encoding'], cached.body]).toEqual(['br', 'brbrbrbrbr']);
    expect(renders).toHaveLength(3);
  });

  it('stays within its bound and drops the page used longest ago', async () => {
    for (const name of ['1', '2', '3']) await get(`/blog/large-${name}`);
    await get('/blog/large-1');
    expect(renders).toHaveLength(3);
    await get('/blog/large-4');
    await get('/blog/large-1');
    expect(renders).toHaveLength(4);
    await get('/blog/large-2');
    expect(renders).toHaveLength(5);
  });
});
