import { type Check, good, quote, unknown } from '../check.ts';
import { missingText, onPage } from '../on-page.ts';
import { phoneLike } from '../text/phone-like.ts';
import { findPhone } from '../text/phones.ts';

export const phoneText: Check = {
  id: 'phoneText',
  title: 'Phone number on the page',
  why: 'A neighbor with a broken pipe wants to call at once. A number in plain text can be read, copied and dialed everywhere.',
  source: {
    title: 'Google Business Profile: guidelines for representing your business',
    url: 'https://support.google.com/business/answer/3038177',
  },
  call: {
    say: 'Your page shows no phone number that a customer can read.',
    offer: 'We put your number at the top of every page, where a thumb can reach it.',
  },
  look: onPage((page, site) => {
    const { certain, possible } = findPhone(page.lines);
    if (certain) return good(quote(certain), certain);
    const unsure = possible ?? phoneLike(page.lines);
    if (unsure) return unknown(`${quote(unsure)} may be a phone number.`);
    const hidden = findPhone(page.hiddenLines).certain;
    if (hidden) return unknown(`${quote(hidden)} stands in a part that the page hides at first.`);
    return missingText(site, 'The page’s text has no phone number.');
  }),
};
