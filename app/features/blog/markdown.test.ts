import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dollars, monthlyPrice, yearly } from '../../facts/prices.ts';
import { countWords } from './blocks.ts';
import { MarkdownFileError, readMarkdownFile } from './markdown.server.ts';
import { contentFolder } from './sync.server.ts';

const site = { name: 'Test Site', url: 'https://site.test' };

const read = (text: string, name = 'a.md') => readMarkdownFile({ name, text }, site);

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
    expect(read(file({ tags: 'a, b', publishDate: '2025-07-01' }))).toEqual({
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
    expect(read(file({ status: 'draft' }))).toBeUndefined();
  });

  it.for([
    ['title', { title: undefined }],
    ['slug', { slug: 'Not A Slug' }],
    ['publishDate', { publishDate: 'March' }],
    ['publishDate', { publishDate: '2026-02-30' }],
    ['publishDate', { publishDate: '2026-03-01T10:00:00Z' }],
    ['nonsense', { nonsense: '1' }],
    ['cover', { cover: 'purple 0,0 1,1' }],
  ] as const)('is refused for an invalid %s, which the error names', ([name, changes]) => {
    expect(() => read(file(changes))).toThrow(MarkdownFileError);
    expect(() => read(file(changes))).toThrow(name);
  });

  it('needs only a title; the rest comes from its name and its text', () => {
    const text = `# Spring *hours*\n\n![Roof](/roof.jpg)\n\n${'Open late. '.repeat(30)}\n`;
    expect(read(text, 'Spring Hours 2026.md')).toMatchObject({
      notionId: 'Spring Hours 2026',
      slug: 'spring-hours-2026',
      title: 'Spring hours',
      author: 'Test Site',
      category: '',
      publishDate: null,
      tags: [],
      seoTitle: 'Spring hours',
      excerpt: expect.stringMatching(/^Open late\. .{150,190} late…$/),
      metaDescription: expect.stringMatching(/^Open late/),
      content: [{ type: 'image', source: '/roof.jpg' }, { type: 'paragraph' }],
    });
    expect(read('---\ntitle: "Only: a title"\n---\n')).toMatchObject({
      title: 'Only: a title',
      excerpt: '',
      metaDescription: 'Only: a title',
      content: [],
    });
  });

  it('has an address of its own where its name and title have no Latin letters', () => {
    const [first, second] = ['봄.md', '여름.md'].map((name) =>
      read('# 영업 시간\n\n열려 있습니다.', name),
    );
    expect(first?.slug).toMatch(/^post-[\da-f]{8}$/);
    expect(second?.slug).toMatch(/^post-[\da-f]{8}$/);
    expect(second?.slug).not.toBe(first?.slug);
  });

  it.for(['> ', '- ', '1. '])('is refused where %sis nested too deeply', (mark) => {
    const nested = (levels: number) => `# Title\n\n${mark.repeat(levels)}text`;
    expect(read(nested(50))?.content).toMatchObject([{ content: 'text' }]);
    expect(() => read(nested(5_000))).toThrow(
      new MarkdownFileError('quotes or lists are nested too deeply'),
    );
  });

  it('names every problem with its line', () => {
    const text =
      '---\nslug: A B\npublishDate: 3/31\nautor: Ann\nnonsense\nslug: c\ncover: x\n---\nText';
    expect(() => read(text)).toThrow(
      [
        'title: is missing',
        'line 2: slug: must be lowercase letters, digits and hyphens',
        'line 3: publishDate: must be a date such as 2026-03-31',
        'line 4: autor: no such field',
        'line 5: not a field: nonsense',
        'line 6: slug: is there already',
        'line 7: cover: ',
      ].join('; '),
    );
    expect(() => read('---\ntitle: A\n\nText')).toThrow('line 1: no second --- line');
  });

  it('tells an empty title from a long and a missing one, and reads past a byte order mark', () => {
    const read = (text: string) => readMarkdownFile({ name: 'a.md', text }, site);
    expect(() => read('---\ntitle:\n---\nText')).toThrow('line 2: title: is empty');
    expect(() => read(`---\ntags: a\n---\n\n# ${'x'.repeat(161)}`)).toThrow(
      'line 5: title: longer than 160 characters',
    );
    expect(() => read('Text')).toThrow('title: is missing');
    expect(read('\uFEFF# One\n\nText')?.title).toBe('One');
  });

  it('states the prices of the site', () => {
    expect(
      read('# A\n\n{starterPrice}, {proPrice}, {dominatePrice}; {starterYear} {other}'),
    ).toMatchObject({
      content: [{ content: `$297, $497, $997; $3,564 {other}` }],
    });
  });
});

describe('the posts in content/blog', () => {
  const names = readdirSync(contentFolder).filter((name) => name.endsWith('.md'));
  const source = (name: string) => readFileSync(join(contentFolder, name), 'utf8');
  const readPost = (name: string) => read(source(name), name);

  it('are at least eight, each with its own slug, id, title and cover', () => {
    const posts = names.map(readPost).filter((post) => post !== undefined);
    expect(posts.length).toBeGreaterThanOrEqual(8);
    for (const key of ['slug', 'notionId', 'title', 'cover'] as const) {
      expect(new Set(posts.map((post) => JSON.stringify(post[key]))).size).toBe(posts.length);
    }
  });

  it.for(names)('%s has 600 to 1,200 words in the house style', (name) => {
    const post = readPost(name);
    expect(`${post?.slug}.md`).toBe(name);
    const words = countWords(post?.content ?? []);
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1_200);
    expect(JSON.stringify(post)).not.toMatch(/!|leverage|seamless|cutting-edge|game.?changer/i);
    expect(post?.metaDescription.length).toBeLessThanOrEqual(185);
    expect(post?.cover).not.toBeNull();
  });

  it.for(names)('%s takes the plans’ prices from the site', (name) => {
    for (const price of Object.values(monthlyPrice)) {
      expect(source(name)).not.toContain(dollars(price));
      expect(source(name)).not.toContain(dollars(yearly(price)));
    }
  });

  it('calculate with the price of the Starter plan as it is', () => {
    const text = JSON.stringify(readPost('freelancer-hours-or-a-flat-rate.md'));
    const year = yearly(monthlyPrice.starter);
    for (const bill of [1500, 1550, 800]) expect(text).toContain(dollars(yearly(bill) - year));
    expect(text).toContain(dollars(Math.ceil(15_000 / 12) + monthlyPrice.starter + 1));
    expect(text).toContain(dollars(5 * 75 + monthlyPrice.starter));
  });

  it('link only to pages and posts that exist', () => {
    const slugs = new Set(names.map((name) => name.replace(/\.md$/, '')));
    const links = names.flatMap((name) => [...source(name).matchAll(/\]\((\/[^)]*)\)/g)]);
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
