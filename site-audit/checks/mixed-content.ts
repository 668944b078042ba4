import { type Check, fix, good, quote } from '../check.ts';
import { onPage } from '../on-page.ts';

export const mixedContent: Check = {
  id: 'mixedContent',
  title: 'Everything loads encrypted',
  why: 'Browsers block unencrypted parts of a page or warn about them: pictures vanish, styles break.',
  source: {
    title: 'MDN: mixed content',
    url: 'https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content',
  },
  call: {
    say: 'Parts of your page load without encryption, and browsers block them.',
    offer: 'We change those addresses to https and check the page in every browser.',
  },
  look: onPage(({ insecure }) => {
    const [first] = insecure;
    if (!first) return good('No part loads from an http:// address.');
    return fix(
      `${insecure.length} from http://, first the ${first.element} ${quote(first.url, 80)}`,
    );
  }),
};
