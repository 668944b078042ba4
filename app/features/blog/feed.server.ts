import { Feed } from 'feed';
import { escapeMarkup } from '../../../lib/markup.ts';
import type { SiteSettings } from '../../facts/settings.ts';
import {
  type Block,
  groupBlocks,
  type ListGroup,
  type Part,
  type Span,
  type TableBlock,
  type TextBlock,
} from './blocks.ts';
import { meta } from './copy.ts';
import type { Post } from './post.ts';

/** The newest posts in full as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function feedXml(posts: readonly Post[], site: SiteSettings): string {
  const changed = Math.max(0, ...posts.map((post) => post.modifiedAt));
  const feed = new Feed({
    title: `${site.name} blog`,
    link: `${site.url}/blog`,
    feed: `${site.url}/blog/rss.xml`,
    description: meta.description,
    language: 'en-us',
    ...(changed > 0 && { updated: new Date(changed) }),
    generator: false,
  });
  for (const post of posts) {
    feed.addItem({
      guid: post.notionId,
      title: cdata(post.title),
      link: `${site.url}/blog/${post.slug}`,
      date: new Date(post.publishedAt),
      category: [post.category, ...post.tags].map((name) => ({ name })),
      description: cdata(post.excerpt),
      content: blocksHtml(post.content, site.url),
      extensions: [{ name: 'dc:creator', objects: { _text: post.author } }],
    });
  }
  return feed.rss2();
}

/** Text for a CDATA section: the library splits only the first `]]>`, so we leave it none. */
function cdata(text: string): string {
  return text.replaceAll(']]>', ']] >');
}

/** HTML of a post's blocks for feed readers; all URLs are absolute. */
function blocksHtml(blocks: readonly Block[], origin: string): string {
  return groupBlocks(blocks)
    .map((part) => partHtml(part, origin))
    .join('\n');
}

function partHtml(part: Part, origin: string): string {
  if (part.kind === 'list') return listHtml(part, origin);
  if (part.kind === 'image') {
    const { fallback, width, height, alt } = part.block.picture;
    return `<p><img src="${escapeMarkup(origin + fallback)}" width="${width}" height="${height}" alt="${escapeMarkup(alt)}"></p>`;
  }
  if (part.kind === 'table') return tableHtml(part.block, origin);
  if (part.kind === 'quote') {
    const inner = part.blocks.map((block) => `<p>${textHtml(block, origin)}</p>`);
    return `<blockquote>${inner.join('')}</blockquote>`;
  }
  const { type, content } = part.block;
  if (type === 'code') return `<pre><code>${escapeMarkup(content)}</code></pre>`;
  const tag = type === 'paragraph' ? 'p' : `h${Number(type.at(-1)) + 1}`;
  return `<${tag}>${textHtml(part.block, origin)}</${tag}>`;
}

function tableHtml({ rows }: TableBlock, origin: string): string {
  const inner = rows.map((row, index) => {
    const tag = index === 0 ? 'th' : 'td';
    return `<tr>${row.map((cell) => `<${tag}>${textHtml(cell, origin)}</${tag}>`).join('')}</tr>`;
  });
  return `<table>${inner.join('')}</table>`;
}

function listHtml({ ordered, start, items }: ListGroup, origin: string): string {
  const tag = ordered ? 'ol' : 'ul';
  const inner = items.map(
    (item) =>
      `<li>${textHtml(item.block, origin)}${item.inner.map((list) => listHtml(list, origin)).join('')}</li>`,
  );
  const from = start === 1 ? '' : ` start="${start}"`;
  return `<${tag}${from}>${inner.join('')}</${tag}>`;
}

function textHtml(
  { spans, content }: Pick<TextBlock, 'content' | 'spans'>,
  origin: string,
): string {
  const html = spans ? spans.map((span) => spanHtml(span, origin)).join('') : escapeMarkup(content);
  return html.replaceAll('\n', '<br>');
}

function spanHtml(span: Span, origin: string): string {
  let html = escapeMarkup(span.text);
  if (span.code) html = `<code>${html}</code>`;
  if (span.bold) html = `<strong>${html}</strong>`;
  if (span.italic) html = `<em>${html}</em>`;
  if (span.strike) html = `<s>${html}</s>`;
  if (!span.href) return html;
  const href = span.href.startsWith('/') ? origin + span.href : span.href;
  return `<a href="${escapeMarkup(href)}">${html}</a>`;
}
