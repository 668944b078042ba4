import { type Check, good, quote, unknown } from '../check.ts';
import { metaContents } from '../head.ts';
import { missing, onPage } from '../on-page.ts';

export const description: Check = {
  id: 'description',
  title: 'Description for search results',
  why: 'Google often shows the description under your title. Without one it cuts a piece from the page, and that may be the cookie notice.',
  source: {
    title: 'Google Search Central: snippets and meta descriptions',
    url: 'https://developers.google.com/search/docs/appearance/snippet',
  },
  call: {
    say: 'Your page has no description, so Google picks a random piece of text to show under your name.',
    offer: 'We write a two-line description for every page, with your town and what you do best.',
  },
  look: onPage((page, site) => {
    const [description] = metaContents(page, 'description');
    if (description?.inHead) return good(quote(description.text));
    if (description) return unknown('The description stands outside the head.');
    return missing(site, 'The head has no meta description.');
  }),
};
