import { type Check, good, quote, unknown } from '../check.ts';
import { missing, onPage } from '../on-page.ts';
import { structuredData } from '../structured-data.ts';

export const structuredDataCheck: Check = {
  id: 'structuredData',
  title: 'Data for search engines',
  why: 'Structured data states in a fixed form what the page says in words. Search engines and assistants can quote it without guessing.',
  source: {
    title: 'Google Search Central: structured data',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
  },
  call: {
    say: 'Your page gives search engines nothing in the form that they read most reliably.',
    offer: 'We describe your business in structured data: name, place, hours, services.',
  },
  look: onPage((page, site) => {
    const { items, wrapped, errors } = structuredData(page);
    const types = [...new Set(items.flatMap((item) => item.types))];
    if (types.length > 0) return good(quote(types.slice(0, 8).join(', ')));
    if (wrapped.some((item) => item.types.length > 0))
      return unknown(`Only lenient readers understand a JSON-LD block: ${quote(errors[0] ?? '')}.`);
    if (errors[0]) return missing(site, `A JSON-LD block can’t be read: ${quote(errors[0])}.`);
    return missing(site, 'The page has no JSON-LD, microdata or RDFa with a type.');
  }),
};
