import { type Check, good, quote, unknown } from '../check.ts';
import { companyName } from '../company.ts';
import { missing, onPage } from '../on-page.ts';

export const title: Check = {
  id: 'title',
  title: 'Page title',
  why: 'The title is the blue line of your entry in search results, and often the only line a customer reads before choosing.',
  source: {
    title: 'Google Search Central: title links',
    url: 'https://developers.google.com/search/docs/appearance/title-link',
  },
  call: {
    say: 'Your page has no title, so Google makes one up for your entry.',
    offer: 'We write a title for every page: what you do, and where.',
  },
  look: onPage((page, site) => {
    const { titles } = page;
    const title = titles.find(({ text, inHead }) => inHead && text);
    if (title) return good(quote(title.text), companyName(page, site.final));
    if (titles.some(({ text }) => text)) return unknown('A title stands outside the head.');
    return missing(site, 'The head has no title.');
  }),
};
