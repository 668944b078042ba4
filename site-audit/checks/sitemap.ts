import { type Check, fix, good, unknown } from '../check.ts';

export const sitemap: Check = {
  id: 'sitemap',
  title: 'List of pages for search engines',
  why: 'A sitemap leads search engines to pages that few links lead to, such as that of your newest service.',
  source: {
    title: 'Google Search Central: sitemaps',
    url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
  },
  call: {
    say: 'Your site has no sitemap where search engines look for it.',
    offer: 'We publish one that updates itself and hand it to Google.',
  },
  look({ sitemap, robots }) {
    const named = robots.looked
      ? /^\s{0,9}sitemap\s{0,9}:\s{0,9}(\S{1,300})/im.exec(robots.value.text)?.[1]
      : undefined;
    if (named) return good(`robots.txt names ${named}`);
    if (!sitemap.looked) return unknown(sitemap.reason);
    const { url, status, text } = sitemap.value;
    if (status === 200 && /<(?:urlset|sitemapindex)[\s>]/.test(text))
      return good(`${url} is a sitemap.`);
    if (!robots.looked) return unknown('We couldn’t read robots.txt, which may name a sitemap.');
    if (status === 404 || status === 410)
      return fix(`${url} answers ${status}, and robots.txt names no other.`);
    return unknown(`${url} answers with status ${status} and is no sitemap.`);
  },
};
