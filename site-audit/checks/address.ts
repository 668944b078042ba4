import { type Check, good, quote, unknown } from '../check.ts';
import { missingText, onPage } from '../on-page.ts';
import { propertyValues, structuredData } from '../structured-data.ts';
import { addressLike } from '../text/address-like.ts';
import { findAddress } from '../text/addresses.ts';

export const address: Check = {
  id: 'address',
  title: 'Street address',
  why: 'People choose what is close. An address in text is what maps and assistants match with your entry.',
  source: {
    title: 'Google Business Profile: how local ranking works',
    url: 'https://support.google.com/business/answer/7091',
  },
  call: {
    say: 'Your page doesn’t say where you are.',
    offer:
      'We put your full address on every page and link it to the map. If customers don’t come to you, we name your towns instead.',
  },
  look: onPage((page, site) => {
    const { certain, possible } = findAddress(page.lines);
    if (certain) return good(quote(certain));
    const data = structuredData(page);
    const streets = propertyValues(data, 'streetAddress', 'street-address');
    const whole = propertyValues(data, 'address').filter((text) => text.length > 10);
    const stated = [...streets, ...whole];
    const withNumber = stated.find((text) => /\d/.test(text.normalize('NFKC')));
    if (withNumber) return good(`In the structured data: ${quote(withNumber)}`);
    const unread = [...data.wrapped, ...data.broken];
    const [unsaid] = propertyValues({ items: unread }, 'streetAddress', 'address');
    const unsure =
      unsaid ??
      possible ??
      stated[0] ??
      addressLike(page.lines) ??
      findAddress(page.hiddenLines).certain;
    if (unsure) return unknown(`${quote(unsure)} may be an address.`);
    return missingText(
      site,
      'Neither the text nor the structured data has a street with its number.',
    );
  }),
};
