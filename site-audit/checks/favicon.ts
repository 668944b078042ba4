import { type Check, good, quote, unknown } from '../check.ts';
import { linkHrefs } from '../head.ts';
import { missing, onPage } from '../on-page.ts';

export const favicon: Check = {
  id: 'favicon',
  title: 'Icon of the site',
  why: 'The small icon stands beside your name in Google’s results on phones and in every browser tab.',
  source: {
    title: 'Google Search Central: favicon in search results',
    url: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  },
  call: {
    say: 'Your page names no icon, so a gray globe stands beside your name.',
    offer: 'We make an icon from your logo and put it on every page.',
  },
  look: onPage((page, site) => {
    const icons = linkHrefs(page, 'icon');
    const icon = icons.find(({ href, inHead }) => inHead && !/^data:,?\s*$/i.test(href));
    if (icon) return good(quote(icon.href, 80));
    if (icons.length > 0) return unknown('The icon is empty or stands outside the head.');
    const others = ['apple-touch-icon', 'apple-touch-icon-precomposed', 'mask-icon'];
    if (others.some((rel) => linkHrefs(page, rel).length > 0))
      return unknown('The page names an icon for some devices only.');
    return missing(site, 'The head names no icon.');
  }),
};
