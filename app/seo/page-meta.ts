import type { MetaDescriptor } from 'react-router';
import { settings } from '../facts/settings.ts';
import { shareSize } from './images.ts';
import type { JsonLd } from './json-ld.ts';

export interface PageMeta {
  /** Title without the company's name, which is added if both fit. */
  title: string;
  /** One or two sentences; search results show about 155 characters. */
  description: string;
  /** Path of the page, for example `/pricing`. */
  path: string;
  keywords?: readonly string[];
  /** Path of another page whose share picture this page uses. */
  share?: string;
  /** Text alternative of the share picture; the title by default. */
  shareAlt?: string;
  /** `article` for a blog post, else `website`. */
  type?: 'website' | 'article';
  /** Structured data; React Router escapes `<`, `>` and `&` in it. */
  jsonLd?: readonly JsonLd[];
  /** Exclude the page from search results; it then has no canonical URL either. */
  noindex?: boolean;
}

/** Title length that search results show, in characters. */
const maxTitleLength = 65;

/**
 * Builds a route's `meta`: title, description, keywords, canonical URL, Open Graph
 * (https://ogp.me), Twitter card and JSON-LD.
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const named = `${page.title} | ${settings.name}`;
  const title = named.length <= maxTitleLength ? named : page.title;
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
    tags.push({ 'script:ld+json': { '@context': 'https://schema.org', ...data } });
  }
  return tags;
}

/** Public URL of a path; only the home page's ends with a slash. */
export function pageUrl(path: string): string {
  return `${settings.url}${path}`;
}

/** Path of a page's share picture: `/share/home.png`, `/share/blog-first-post.png`. */
export function sharePicturePath(path: string): string {
  const [pathname = ''] = path.split('?');
  return `/share/${pathname.split('/').filter(Boolean).join('-') || 'home'}.png`;
}
