import { settings } from '../../facts/settings.ts';

/** Tells feed readers where the feed is; for a route's `meta`. */
export const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${settings.name} blog`,
  href: '/blog/rss.xml',
} as const;
