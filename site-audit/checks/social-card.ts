import { type Check, good, quote, unknown } from '../check.ts';
import { metaContents } from '../head.ts';
import { missing, onPage } from '../on-page.ts';

export const socialCard: Check = {
  id: 'socialCard',
  title: 'Preview when shared',
  why: 'When somebody sends your page in a message, this gives the preview its title and picture. A bare link gets fewer taps.',
  source: { title: 'The Open Graph protocol', url: 'https://ogp.me/' },
  call: {
    say: 'When customers share your page, their friends see a bare link.',
    offer: 'We add a title and a picture that show when your page is shared.',
  },
  look: onPage((page, site) => {
    const [card] = metaContents(page, 'og:title', 'twitter:title');
    if (card?.inHead) return good(quote(card.text));
    if (card) return unknown('The title for sharing stands outside the head.');
    return missing(site, 'The head has no og:title.');
  }),
};
