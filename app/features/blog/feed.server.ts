import { escapeMarkup } from '../../../lib/markup.ts';
import type { SiteSettings } from '../../facts/settings.ts';
import { meta } from './copy.ts';
import { blocksHtml } from './html.server.ts';
import type { Post } from './post.ts';

/** The newest posts, whole, as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function feedXml(posts: readonly Post[], site: SiteSettings): string {
  const changed = Math.max(0, ...posts.map((post) => post.modifiedAt));
  const parts = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${site.name} blog`),
    element('link', `${site.url}/blog`),
    element('description', meta.description),
    element('language', 'en-us'),
    ...(changed > 0 ? [element('lastBuildDate', new Date(changed).toUTCString())] : []),
    `<atom:link href="${escapeMarkup(site.url)}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, site)),
    '</channel>',
    '</rss>',
  ];
  return `${parts.join('\n')}\n`;
}

function item(post: Post, site: SiteSettings): string {
  const url = `${site.url}/blog/${post.slug}`;
  return [
    '<item>',
    element('title', post.title),
    element('link', url),
    `<guid isPermaLink="false">${escapeMarkup(post.notionId)}</guid>`,
    element('pubDate', new Date(post.publishedAt).toUTCString()),
    element('dc:creator', post.author),
    ...[post.category, ...post.tags].map((name) => element('category', name)),
    element('description', post.excerpt),
    element('content:encoded', blocksHtml(post.content, site.url)),
    '</item>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}
