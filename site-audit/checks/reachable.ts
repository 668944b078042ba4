import { type Check, fix, good, unknown } from '../check.ts';

export const reachable: Check = {
  id: 'reachable',
  title: 'The site answers',
  why: 'A site that doesn’t open sends the customer back to the list of your competitors.',
  source: {
    title: 'Google Search Central: HTTP status codes',
    url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  },
  call: {
    say: 'Your site answers visitors with an error.',
    offer: 'We find out why, fix it, and watch the site from then on.',
  },
  look({ response, final }) {
    if (!response.looked) return unknown(response.reason);
    const { status } = response.value;
    if (status >= 200 && status <= 299) return good(`${final} answers with status ${status}.`);
    if (status === 404 || status === 410)
      return fix(`${final} answers with status ${status}: not found.`);
    return unknown(`${final} answered our look with status ${status}; visitors may see the page.`);
  },
};
