import type { MetaDescriptor } from 'react-router';
import { settings } from '../facts/settings.ts';
import type { JsonLd } from './json-ld.ts';
import { shareSize } from './share-size.ts';

export interface PageMeta {
  /** Title without the company's name; `pageMeta` adds it where both fit. */
  title: string;
  /** One or two sentences; about 155 characters show in results. */
  description: string;
  /** Absolute path of the page, for example `/pricing`. */
  path: string;
  keywords?: readonly string[];
  /** Path of the page whose share picture this one shows; its own by default. */
  share?: string;
  /** What the share picture shows, in words; the title by default. */
  shareAlt?: string;
  /** `article` for a blog post, else `website`. */
  type?: 'website' | 'article';
  /** Structured data; React Router escapes `<`, `>` and `&` in it. */
  jsonLd?: readonly JsonLd[];
  /** Keep the page out of search results; it then has no canonical address either. */
  noindex?: boolean;
}

/** Characters of a title that results show; beyond it the company's name would be cut first. */
const longestTitle = 65;

/**
 * The `<title>` and every meta tag of a page: description, keywords, canonical address,
 * Open Graph (https://ogp.me), Twitter card and JSON-LD. For a route's `meta` export.
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const named = `${page.title} | ${settings.name}`;
  const title = named.length <= longestTitle ? named : page.title;
  const url = pageUrl(page.path);
  const picture = `${settings.url}${sharePicturePath(page.share ?? page.path)}`;
  const alt = page.shareAlt ?? page.title;
  const tags: MetaDescriptor[] = [{ title }, { name: 'description', content: page.description }];
  if (page.keywords?.length) {
    tags.push({ name: 'keywords', content: page.keywords.join(', ') });
  }
  tags.push(
    page.noindex
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: settings.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(shareSize.width) },
    { property: 'og:image:height', content: String(shareSize.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: alt },
  );
  for (const data of page.jsonLd ?? []) {
    // schema-dts and React Router describe the same JSON by types that do not overlap.
    tags.push({ 'script:ld+json': { '@context': 'https://schema.org', ...data } as never });
  }
  return tags;
}

/** The public address of a path. The home page keeps its slash, no other page has one. */
export function pageUrl(path: string): string {
  return `${settings.url}${path}`;
}

/** Where a page's share picture is: `/share/home.png`, `/share/blog-first-post.png`. */
export function sharePicturePath(path: string): string {
  const [pathname = ''] = path.split('?');
  return `/share/${pathname.split('/').filter(Boolean).join('-') || 'home'}.png`;
}
