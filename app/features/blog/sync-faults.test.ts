import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { block, type FakeNotion, page, richText, textBlock } from '../../../test/fakes/notion.ts';
import { notionBlog } from '../../../test/notion-sync.ts';
import { listPosts } from './posts.server.ts';

describeEngines('the Notion sync under faults', (engine) => {
  const blog = notionBlog(engine);

  it('stores pictures in all sizes once and keeps them when their links expire', async () => {
    const bytes = await sharp({
      create: { width: 1200, height: 800, channels: 3, background: '#c33' },
    })
      .jpeg()
      .toBuffer();
    blog.fake.files.set('roof.jpg', { type: 'image/jpeg', bytes });
    const blocks = () => [
      block('image', {
        type: 'file',
        file: { url: `${blog.fake.url}/files/roof.jpg?X-Amz-Signature=${blog.fake.signature}` },
        caption: richText('A roof'),
      }),
    ];
    blog.put(page(1, 'Picture', { blocks: blocks() }));
    expect((await blog.sync()).problems).toEqual([]);
    const image = (await blog.post('picture'))?.content[0];
    expect(image).toMatchObject({
      type: 'image',
      url: expect.stringMatching(/^\/media\/[\w-]{22}-960\.jpg$/),
      picture: { width: 1200, height: 800, alt: 'A roof' },
    });
    const stored = await blog.services.db.read
      .selectFrom('blog_media')
      .select(['path', 'type'])
      .execute();
    expect(stored.map(({ type }) => type).sort()).toEqual([
      'image/jpeg',
      'image/webp',
      'image/webp',
      'image/webp',
    ]);
    blog.fake.signature = 'second';
    blog.put(page(1, 'Picture', { edited: '2025-03-03T10:00:00.000Z', blocks: blocks() }));
    await blog.sync();
    expect(blog.fake.requests.filter((request) => request.includes('/files/'))).toHaveLength(1);
    expect((await blog.post('picture'))?.content).toEqual([image]);
    blog.fake.pages.clear();
    await blog.sync();
    expect(await blog.services.db.read.selectFrom('blog_media').select('path').execute()).toEqual(
      [],
    );
  });

  it('leaves out an unavailable picture, reports it and retries', async () => {
    blog.fake.files.set('a.png', {
      type: 'image/png',
      bytes: Buffer.from('<svg onload=alert(1)>'),
    });
    const image = (signature: string) => [
      textBlock('paragraph', 'Before'),
      block('image', {
        type: 'file',
        file: { url: `${blog.fake.url}/files/a.png?X-Amz-Signature=${signature}` },
      }),
    ];
    blog.put(page(1, 'Expired', { blocks: image('expired') }));
    expect((await blog.sync()).problems).toEqual([expect.stringContaining('server responded 403')]);
    blog.put(page(1, 'Expired', { blocks: image('first') }));
    expect((await blog.sync()).problems).toEqual([expect.stringContaining('unsupported format')]);
    const square = sharp({ create: { width: 20, height: 20, channels: 3, background: '#333' } });
    blog.fake.files.set('a.png', { type: 'image/png', bytes: await square.png().toBuffer() });
    expect((await blog.sync()).problems).toEqual([]);
    expect((await blog.post('expired'))?.content).toHaveLength(2);
  });

  it('skips an invalid page, reports it and keeps its stored post', async () => {
    blog.put(page(1, 'Good'), page(2, 'Bad'), page(3, 'Worse'));
    await blog.sync();
    blog.put({ ...page(1, 'Good'), last_edited_time: '2025-03-03T10:00:00.000Z' });
    blog.put(
      page(2, 'Bad', { edited: '2025-03-03T10:00:00.000Z', blocks: [block('paragraph', null)] }),
    );
    blog.put({
      ...page(3, 'Worse'),
      raw: { id: page(3, 'Worse').id, object: 'page', properties: 7 },
    });
    const report = await blog.sync();
    expect(report.unavailable).toBeUndefined();
    expect(report.problems).toHaveLength(2);
    expect(await blog.slugs()).toEqual(['bad', 'good', 'worse']);
  });

  const kept = async (fault: FakeNotion['fault'], timeout?: number) => {
    blog.put(page(1, 'One'), page(2, 'Two'));
    await blog.sync();
    blog.put(page(3, 'Three'));
    blog.fake.pages.delete(page(2, 'Two').id);
    blog.fake.fault = fault;
    const report = await blog.sync(timeout);
    expect(await blog.slugs()).toEqual(['one', 'two']);
    blog.fake.fault = undefined;
    expect(await blog.sync()).toMatchObject({ stored: 1, removed: 1, problems: [] });
    expect(await blog.slugs()).toEqual(['one', 'three']);
    return report;
  };

  it.for<[string, FakeNotion['fault'], RegExp]>([
    ['500', () => ({ status: 500, body: '{}' }), /./],
    ['503 without JSON', () => ({ status: 503, body: '<html>' }), /./],
    [
      '401',
      () => ({
        status: 401,
        body: '{"object":"error","code":"unauthorized","status":401,"message":"no"}',
      }),
      /unauthorized/,
    ],
    ['a hang', () => 'hang', /timeout|abort/i],
    ['a body that never ends', () => 'hang in the body', /timeout|abort/i],
    ['a dropped connection', () => 'drop', /./],
    ['truncated JSON', () => ({ status: 200, body: '{"object":"list","results":[' }), /./],
    ['JSON of the wrong shape', () => ({ status: 200, body: '{"results":{}}' }), /./],
  ])('keeps every post after %s', async ([, fault, reason]) => {
    expect((await kept(fault, 150)).unavailable).toMatch(reason);
  });

  it('keeps every post when the list breaks off halfway', async () => {
    blog.put(...Array.from({ length: 120 }, (_, i) => page(i + 10, `Many ${i}`)));
    expect(await blog.sync()).toMatchObject({ stored: 120, problems: [] });
    let lists = 0;
    blog.fake.fault = (path) => {
      if (!path.endsWith('/query')) return undefined;
      lists += 1;
      return lists === 1 ? undefined : { status: 500, body: '{}' };
    };
    expect((await blog.sync()).unavailable).toBeDefined();
    expect((await listPosts(blog.services, { page: 1 })).total).toBe(120);
  });

  it('waits as long as Retry-After says, then goes on', async () => {
    blog.put(page(1, 'One'));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    let requests = 0;
    blog.fake.fault = () => {
      requests += 1;
      const body = '{"object":"error","code":"rate_limited","status":429,"message":"slow"}';
      return requests === 2 ? { status: 429, headers: { 'retry-after': '1' }, body } : undefined;
    };
    expect(await blog.sync()).toMatchObject({ stored: 1, problems: [] });
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 1_000);
    timers.mockRestore();
  });

  it('stops after several unavailable pages in a row', async () => {
    blog.put(...Array.from({ length: 50 }, (_, i) => page(i + 1, `Page ${i}`)));
    blog.fake.fault = (path) => (path.includes('/blocks/') ? 'drop' : undefined);
    const report = await blog.sync(200);
    expect(report.unavailable).toBe('Notion stopped responding');
    expect(blog.reads()).toBeLessThan(10);
  });
});
