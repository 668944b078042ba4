import { expect, it } from 'vitest';
import { describeEngines } from '../../../test/engines.ts';
import { block, page, richText, textBlock } from '../../../test/fakes/notion.ts';
import { notionBlog } from '../../../test/notion-sync.ts';
import { findPost } from './posts.server.ts';
import { storePost } from './store.server.ts';

describeEngines('the Notion sync', (engine) => {
  const blog = notionBlog(engine);

  it('stores published pages with their fields and blocks, not drafts', async () => {
    blog.put(
      page(1, 'First post', {
        tags: ['SEO', 'Maps'],
        blocks: [
          textBlock('heading_1', 'Start'),
          textBlock('paragraph', 'Bold', { annotations: { bold: true } }),
          block('toggle', { rich_text: richText('hidden') }),
          block('bulleted_list_item', { rich_text: richText('outer') }, [
            textBlock('numbered_list_item', 'inner'),
          ]),
          textBlock('paragraph', 'evil', { href: 'javascript:alert(1)' }),
          textBlock('paragraph', 'fine', { href: 'https://site.test/pricing' }),
        ],
      }),
      page(2, 'Draft', { status: 'Draft' }),
    );
    expect(await blog.sync()).toEqual({ published: 1, stored: 1, removed: 0, problems: [] });
    expect(await blog.slugs()).toEqual(['first-post']);
    expect(await blog.post('first-post')).toMatchObject({
      title: 'First post',
      excerpt: 'About First post.',
      category: 'Search',
      author: 'Robin Vale',
      publishDate: '2025-03-01',
      tags: ['SEO', 'Maps'],
      seoTitle: 'First post',
      metaDescription: 'About First post.',
      modifiedAt: Date.parse('2025-03-02T10:00:00.000Z'),
      content: [
        { type: 'heading_1', content: 'Start' },
        { type: 'paragraph', content: 'Bold', spans: [{ text: 'Bold', bold: true }] },
        { type: 'bulleted_list_item', content: 'outer' },
        { type: 'numbered_list_item', content: 'inner', depth: 1 },
        { type: 'paragraph', content: 'evil' },
        { type: 'paragraph', content: 'fine', spans: [{ text: 'fine', href: '/pricing' }] },
      ],
    });
  });

  it('reads only edited pages again', async () => {
    blog.put(page(1, 'One'), page(2, 'Two'));
    await blog.sync();
    expect(blog.reads()).toBe(2);
    await blog.sync();
    expect(blog.reads()).toBe(2);
    blog.put(
      page(2, 'Two', {
        edited: '2025-03-03T10:00:00.000Z',
        blocks: [textBlock('paragraph', 'New')],
      }),
    );
    expect(await blog.sync()).toMatchObject({ stored: 1 });
    expect(blog.reads()).toBe(3);
    expect((await blog.post('two'))?.content).toEqual([{ type: 'paragraph', content: 'New' }]);
  });

  it('reads a page again if it was edited in the minute of the last reading', async () => {
    const edited = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
    blog.put(page(1, 'One', { edited }));
    await blog.sync();
    blog.put(page(1, 'One', { edited, blocks: [textBlock('paragraph', 'A second later')] }));
    await blog.sync();
    expect((await blog.post('one'))?.content[0]).toMatchObject({ content: 'A second later' });
  });

  it('follows the cursors of the page list and of the blocks', async () => {
    const blocks = Array.from({ length: 230 }, (_, i) => textBlock('paragraph', `Line ${i}`));
    blog.put(
      page(1, 'Long', { blocks }),
      ...Array.from({ length: 150 }, (_, i) => page(i + 2, `P ${i}`)),
    );
    expect(await blog.sync()).toMatchObject({ published: 151, stored: 151 });
    expect((await blog.post('long'))?.content).toHaveLength(230);
  });

  it('removes unpublished, trashed and deleted pages, but none that is only missing from the list', async () => {
    blog.put(page(1, 'One'), page(2, 'Two'), page(3, 'Three'), page(4, 'Four'), page(5, 'Five'));
    await blog.sync();
    blog.put(page(1, 'One', { status: 'Draft' }));
    blog.put({ ...page(2, 'Two'), in_trash: true });
    blog.fake.pages.delete(page(3, 'Three').id);
    blog.put({ ...page(4, 'Four'), unlisted: true });
    const report = await blog.sync();
    expect(report).toMatchObject({ removed: 3, stored: 0 });
    expect(report.problems).toEqual([expect.stringContaining('still in Notion; kept')]);
    expect(await blog.slugs()).toEqual(['five', 'four']);
  });

  it('redirects an old slug to the new one, until another post takes it', async () => {
    blog.put(page(1, 'One', { slug: 'old' }));
    await blog.sync();
    blog.put(page(1, 'One', { slug: 'new', edited: '2025-03-03T10:00:00.000Z' }));
    await blog.sync();
    expect(await findPost(blog.services, 'old')).toEqual({ movedTo: 'new' });
    blog.put(page(2, 'Two', { slug: 'old' }));
    await blog.sync();
    expect(await blog.post('old')).toMatchObject({ title: 'Two' });
  });

  it('extends the slug of a second post with the same slug and reports it', async () => {
    blog.put(page(1, 'Same'), page(2, 'Same'));
    const report = await blog.sync();
    expect(report.problems).toEqual([expect.stringContaining('another post has the slug same')]);
    expect(await blog.slugs()).toEqual(['same', expect.stringMatching(/^same-\d{6}$/)]);
  });

  it('lets two processes store the same renamed post', async () => {
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
});
