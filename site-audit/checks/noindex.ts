import { type Check, fix, good, quote, unknown } from '../check.ts';
import { metaContents } from '../head.ts';
import { onPage } from '../on-page.ts';

export const noindex: Check = {
  id: 'noindex',
  title: 'Search engines may list the page',
  why: 'A page with this instruction disappears from Google, however good it is. It often stays behind from the building of the site.',
  source: {
    title: 'Google Search Central: block indexing with noindex',
    url: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  },
  call: {
    say: 'Your page tells Google not to list it. New customers can’t find it by searching.',
    offer: 'We remove the block today and ask Google to look at the page again.',
  },
  look: onPage((page, { response }) => {
    const header = response.looked ? response.value.headers['x-robots-tag'] : undefined;
    if (header && forbids(withoutOtherBots(header))) return fix(`X-Robots-Tag: ${quote(header)}`);
    const forbidding = metaContents(page, 'robots', 'googlebot').filter(({ text }) =>
      forbids(text),
    );
    if (forbidding.some(({ inHead }) => inHead))
      return fix(`Meta robots: ${quote(forbidding[0]?.text ?? '')}`);
    if (forbidding.length > 0) return unknown('A robots instruction stands outside the head.');
    return good('No instruction keeps search engines away.');
  }),
};

function forbids(content: string): boolean {
  return content
    .toLowerCase()
    .split(/[,\s;]+/)
    .some((token) => token === 'noindex' || token === 'none');
}

/** The header without the parts for one robot other than Google's: `otherbot: noindex`. */
function withoutOtherBots(header: string): string {
  return header
    .split(/,(?=\s{0,5}[\w-]{1,40}\s?:)/)
    .filter((part) => !/^\s*(?!googlebot\s?:|max-|unavailable)[\w-]{1,40}\s?:/i.test(part))
    .map((part) => part.replace(/^\s*googlebot\s?:/i, ''))
    .join(',');
}
