import { type Check, good, quote, unknown } from '../check.ts';
import { metaContents } from '../head.ts';
import { missing, onPage } from '../on-page.ts';

export const viewport: Check = {
  id: 'viewport',
  title: 'Fits a phone',
  why: 'Most people look for a business nearby on a phone. Without this line, phones shrink the page until nobody can read it.',
  source: {
    title: 'web.dev: responsive web design basics',
    url: 'https://web.dev/articles/responsive-web-design-basics',
  },
  call: {
    say: 'On a phone your page opens as a tiny picture of the desktop page.',
    offer: 'We set the page up for phones and check it on real ones.',
  },
  look: onPage((page, site) => {
    const [viewport] = metaContents(page, 'viewport');
    if (viewport?.inHead) return good(quote(viewport.text));
    if (viewport) return unknown('The viewport line stands outside the head.');
    return missing(site, 'The head has no viewport line.');
  }),
};
