import { type Check, good, quote } from '../check.ts';
import { missing, onPage } from '../on-page.ts';

export const phoneLink: Check = {
  id: 'phoneLink',
  title: 'Phone number to tap',
  why: 'On a phone, a linked number calls with one tap. Otherwise the customer has to remember and type it.',
  source: { title: 'web.dev: click to call', url: 'https://web.dev/articles/click-to-call' },
  call: {
    say: 'On a phone, customers can’t tap your number to call you.',
    offer: 'We make every number on the site a link that calls.',
  },
  look: onPage(({ links }, site) => {
    const call = links.find(({ href }) => /^tel:/i.test(href) && digits(href) >= 5);
    if (call) return good(quote(call.href, 60));
    const other = links.find(({ href }) => /^(?:callto|sip):/i.test(href));
    if (other) return missing(site, `${quote(other.href, 60)} does nothing on most phones.`);
    return missing(site, 'No link of the page begins with tel:.');
  }),
};

function digits(href: string): number {
  return decoded(href).normalize('NFKC').replace(/\D/g, '').length;
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
