import { type Check, fix, good, unknown } from '../check.ts';

export const redirects: Check = {
  id: 'redirects',
  title: 'Direct way to the page',
  why: 'Each detour costs a phone on the road a good part of a second.',
  source: {
    title: 'Lighthouse: avoid multiple page redirects',
    url: 'https://developer.chrome.com/docs/lighthouse/performance/redirects',
  },
  call: {
    say: 'Your address sends visitors through several others before the page opens.',
    offer: 'We shorten the way to one step.',
  },
  look({ redirects, response }) {
    if (!response.looked && redirects.length === 0) return unknown(response.reason);
    const way = redirects.map(({ to, status }) => `${status} to ${to.slice(0, 80)}`).join(', ');
    if (redirects.length > 2) return fix(`${redirects.length} redirects: ${way}`);
    return good(redirects.length === 0 ? 'No redirect.' : way);
  },
};
