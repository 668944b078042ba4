import { expect, test } from 'vitest';
import { readEnv } from '../../../server/env.ts';
import { feedXml } from './feed.server.ts';
import type { Post } from './post.ts';

const { site } = readEnv({ SITE_URL: 'https://agents.example' });

function post(changes: Partial<Post>): Post {
  return {
    notionId: 'id-1',
    slug: 'a-post',
    title: 'A post',
    excerpt: 'About it.',
    category: 'Search',
    categorySlug: 'search',
    author: 'Robin Vale',
    publishDate: '2025-05-01',
    tags: ['SEO'],
    minutes: 1,
    cover: { lines: [], stops: [] },
    picture: null,
    seoTitle: 'A post',
    metaDescription: 'About it.',
    content: [{ type: 'paragraph', content: 'Text & <more>.' }],
    publishedAt: Date.parse('2025-05-01T04:00:00Z'),
    modifiedAt: Date.parse('2025-05-02T04:00:00Z'),
    ...changes,
  };
}

test('the feed has whole posts with a stable id and its own URL', () => {
  const xml = feedXml([post({})], site);
  for (const part of [
    '<atom:link href="https://agents.example/blog/rss.xml" rel="self" type="application/rss+xml"/>',
    '<lastBuildDate>Fri, 02 May 2025 04:00:00 GMT</lastBuildDate>',
    '<link>https://agents.example/blog/a-post</link>',
    '<guid isPermaLink="false">id-1</guid>',
    '<pubDate>Thu, 01 May 2025 04:00:00 GMT</pubDate>',
    '<dc:creator>Robin Vale</dc:creator>',
    '<category>SEO</category>',
    '<content:encoded><![CDATA[<p>Text &amp; &lt;more&gt;.</p>]]></content:encoded>',
  ]) {
    expect(xml).toContain(part);
  }
  const renamed = feedXml([post({ slug: 'renamed', title: 'Renamed' })], site);
  expect(renamed).toContain('<guid isPermaLink="false">id-1</guid>');
});

test('the feed has quotations, lists, tables and code', () => {
  const xml = feedXml(
    [
      post({
        content: [
          { type: 'quote', content: 'One' },
          { type: 'quote', content: 'Two' },
          { type: 'numbered_list_item', content: 'First' },
          { type: 'code', content: 'a < b\nc' },
          { type: 'numbered_list_item', content: 'Second', number: 2 },
          { type: 'numbered_list_item', content: 'Third' },
          { type: 'table', content: 'A\n<b>', rows: [[{ content: 'A' }], [{ content: '<b>' }]] },
        ],
      }),
    ],
    site,
  );
  expect(xml).toContain('<blockquote><p>One</p><p>Two</p></blockquote>');
  expect(xml).toContain('<ol><li>First</li></ol>\n<pre><code>a &lt; b\nc</code></pre>');
  expect(xml).toContain('<ol start="2"><li>Second</li><li>Third</li></ol>');
  expect(xml).toContain('<table><tr><th>A</th></tr><tr><td>&lt;b&gt;</td></tr></table>');
});

test('hostile text stays text', () => {
  const hostile = ']]> ]]></title><script>alert(1)</script> & "quotes"';
  const xml = feedXml(
    [post({ title: hostile, excerpt: hostile, author: hostile, category: hostile })],
    site,
  );
  const outsideCdata = xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '');
  expect(outsideCdata).not.toContain(']]>');
  expect(outsideCdata).not.toContain('<script');
  expect(outsideCdata).toContain('<title></title>');
  expect(outsideCdata).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
});
