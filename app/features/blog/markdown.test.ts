import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countWords } from './blocks.ts';
import { MarkdownFileError, markdownBlocks, readMarkdownFile } from './markdown.server.ts';
import { contentFolder } from './sync.server.ts';

const site = { name: 'Test Site', url: 'https://site.test' };
const blocks = (markdown: string) => markdownBlocks(markdown, site.url);

describe('Markdown', () => {
  it('becomes the same blocks as Notion pages', () => {
    expect(
      blocks(
        [
          '# One\n\n## Two *words*\n\n#### Four',
          'A **bold** and `code` [link](/pricing), \\*stars\\* &amp; more.\nNext line.  \nBroken line.',
          '- a\n- b\n  1. inner\n     - deep\n- c',
          '3. three\n4. four',
          '![A roof](roof.jpg)',
          '> said',
          '```js\nlet a;\nlet b;\n```',
        ].join('\n\n'),
      ),
    ).toEqual([
      { type: 'heading_1', content: 'One' },
      {
        type: 'heading_2',
        content: 'Two words',
        spans: [{ text: 'Two ' }, { text: 'words', italic: true }],
      },
      { type: 'heading_3', content: 'Four' },
      {
        type: 'paragraph',
        content: 'A bold and code link, *stars* & more. Next line.\nBroken line.',
        spans: [
          { text: 'A ' },
          { text: 'bold', bold: true },
          { text: ' and ' },
          { text: 'code', code: true },
          { text: ' ' },
          { text: 'link', href: '/pricing' },
          { text: ', *stars* & more. Next line.\nBroken line.' },
        ],
      },
      { type: 'bulleted_list_item', content: 'a' },
      { type: 'bulleted_list_item', content: 'b' },
      { type: 'numbered_list_item', content: 'inner', depth: 1 },
      { type: 'bulleted_list_item', content: 'deep', depth: 2 },
      { type: 'bulleted_list_item', content: 'c' },
      { type: 'numbered_list_item', content: 'three' },
      { type: 'numbered_list_item', content: 'four' },
      { type: 'image', source: 'roof.jpg', alt: 'A roof' },
      { type: 'paragraph', content: 'said' },
      {
        type: 'paragraph',
        content: 'let a;\nlet b;',
        spans: [{ text: 'let a;\nlet b;', code: true }],
      },
    ]);
  });

  it('drops HTML, tables and unsafe links', () => {
    const text =
      '<script>x</script>\n\nA <b onclick=x>b</b> [c](javascript:x)\n\n|a|\n|-|\n|b|\n\n---';
    expect(blocks(text)).toEqual([{ type: 'paragraph', content: 'A b c' }]);
  });
});

describe('a Markdown file', () => {
  const fields = {
    id: 'one',
    slug: 'a-post',
    title: 'A post',
    excerpt: 'About.',
    category: 'Search',
    author: '{name} team',
    seoTitle: 'A post',
    metaDescription: 'About it.',
  };
  const file = (changes: Record<string, string | undefined> = {}) => {
    const lines = Object.entries({ ...fields, ...changes }).filter(
      ([, value]) => value !== undefined,
    );
    return `---\n${lines.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\nText by {name}.\n`;
  };

  it('is parsed with its fields', () => {
    expect(readMarkdownFile(file({ tags: 'a, b', publishDate: '2025-07-01' }), site)).toEqual({
      notionId: 'one',
      slug: 'a-post',
      title: 'A post',
      excerpt: 'About.',
      category: 'Search',
      author: 'Test Site team',
      publishDate: '2025-07-01',
      modifiedAt: Date.parse('2025-07-01T04:00:00Z'),
      tags: ['a', 'b'],
      seoTitle: 'A post',
      metaDescription: 'About it.',
      cover: null,
      content: [{ type: 'paragraph', content: 'Text by Test Site.' }],
    });
  });

  it('may be a draft', () => {
    expect(readMarkdownFile(file({ status: 'draft' }), site)).toBeUndefined();
  });

  it.for([
    ['title', { title: undefined }],
    ['slug', { slug: 'Not A Slug' }],
    ['publishDate', { publishDate: 'March' }],
    ['nonsense', { nonsense: '1' }],
    ['cover', { cover: 'purple 0,0 1,1' }],
  ] as const)('is refused for an invalid %s, which the error names', ([name, changes]) => {
    expect(() => readMarkdownFile(file(changes), site)).toThrow(MarkdownFileError);
    expect(() => readMarkdownFile(file(changes), site)).toThrow(name);
  });
});

describe('the posts in content/blog', () => {
  const names = readdirSync(contentFolder).filter((name) => name.endsWith('.md'));
  const read = (name: string) =>
    readMarkdownFile(readFileSync(join(contentFolder, name), 'utf8'), site);

  it('are at least eight, each with its own slug, id, title and cover', () => {
    const posts = names.map(read).filter((post) => post !== undefined);
    expect(posts.length).toBeGreaterThanOrEqual(8);
    for (const key of ['slug', 'notionId', 'title', 'cover'] as const) {
      expect(new Set(posts.map((post) => JSON.stringify(post[key]))).size).toBe(posts.length);
    }
  });

  it.for(names)('%s has 600 to 1,200 words in the house style', (name) => {
    const post = read(name);
    expect(`${post?.slug}.md`).toBe(name);
    const words = countWords(post?.content ?? []);
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1_200);
    expect(JSON.stringify(post)).not.toMatch(/!|leverage|seamless|cutting-edge|game.?changer/i);
    expect(post?.metaDescription.length).toBeLessThanOrEqual(185);
    expect(post?.cover).not.toBeNull();
  });

  it('link only to pages and posts that exist', () => {
    const slugs = new Set(names.map((name) => name.replace(/\.md$/, '')));
    const links = names.flatMap((name) => [
      ...readFileSync(join(contentFolder, name), 'utf8').matchAll(/\]\((\/[^)]*)\)/g),
    ]);
    for (const [, path = ''] of links) {
      const [, first, slug] = path.split('/');
      if (first === 'blog') expect(slugs).toContain(slug);
      else expect(pages).toContain(path);
    }
  });
});

/** Routes of spec.md section 2 that a post may link to. */
const pages = [
  '/',
  '/how-it-works',
  '/features',
  '/pricing',
  '/free-audit',
  '/resources',
  '/ai-marketing-agents',
  '/seo-automation',
  '/social-media-management',
  '/website-builder',
];
