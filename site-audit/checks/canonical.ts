import { type Check, good, quote, unknown } from '../check.ts';
import { linkHrefs } from '../head.ts';
import { missing, onPage } from '../on-page.ts';

export const canonical: Check = {
  id: 'canonical',
  title: 'Preferred address of the page',
  why: 'The same page often answers at several addresses. This line tells search engines which one to show, so that its reputation isn’t split.',
  source: {
    title: 'Google Search Central: canonical URLs',
    url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  },
  call: {
    say: 'Your page doesn’t name its preferred address, so search engines may count it as several weak pages.',
    offer: 'We name one address for each page.',
  },
  look: onPage((page, site) => {
    const [canonical] = linkHrefs(page, 'canonical');
    if (canonical?.inHead) return good(quote(canonical.href));
    const header = site.response.looked ? site.response.value.headers.link : undefined;
    if (header && /rel="?canonical/i.test(header)) return good(`Link: ${quote(header)}`);
    if (canonical) return unknown('The canonical line stands outside the head.');
    return missing(site, 'The head has no canonical line.');
  }),
};
