import { type Check, fix, good, unknown } from '../check.ts';

export const https: Check = {
  id: 'https',
  title: 'Secure address (https)',
  why: 'Browsers write “Not secure” beside the address of a page without https, and customers hesitate to type their number there.',
  source: {
    title: 'Google Search Central: secure your site with HTTPS',
    url: 'https://developers.google.com/search/docs/crawling-indexing/https',
  },
  call: {
    say: 'Your site opens without https, so browsers warn your customers that it isn’t secure.',
    offer: 'We get you a free certificate and send every visitor to the secure address.',
  },
  look({ final, response, plainHttp }) {
    if (!response.looked) return unknown(response.reason);
    if (new URL(final).protocol === 'http:') return fix(`The site answers at ${final}.`);
    if (!plainHttp.looked) return good(`The site answers at ${final}.`);
    const { status, location } = plainHttp.value;
    const redirects = status >= 300 && status < 400;
    if (redirects && location?.startsWith('https://'))
      return good(`http:// leads to ${location} (${status}).`);
    if (status >= 200 && status < 300)
      return fix(`The http:// address answers with a page of its own (${status}).`);
    return good(`The site answers at ${final}.`);
  },
};
