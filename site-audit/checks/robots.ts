import { type Check, fix, good, unknown } from '../check.ts';
import { mayRead } from '../fetch/robots.ts';

export const robots: Check = {
  id: 'robots',
  title: 'Search engines may read the site',
  why: 'One wrong line in robots.txt hides the whole site from Google.',
  source: {
    title: 'Google Search Central: robots.txt',
    url: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
  },
  call: {
    say: 'Your robots.txt forbids Google to read the page.',
    offer: 'We correct the file and ask Google to come back.',
  },
  look({ robots, final }) {
    if (!robots.looked) return unknown(robots.reason);
    const { status, text } = robots.value;
    if (status >= 500 || status === 429)
      return unknown(`robots.txt answers with status ${status}.`);
    if (status >= 400) return good('There is no robots.txt, so nothing is forbidden.');
    const { pathname, search } = new URL(final);
    return mayRead(text, 'googlebot', pathname + search)
      ? good('robots.txt lets Google read the page.')
      : fix(`robots.txt forbids Google to read ${pathname.slice(0, 80)}.`);
  },
};
