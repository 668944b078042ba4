import { type Check, good, quote, unknown } from '../check.ts';
import { missingText, onPage } from '../on-page.ts';
import { propertyValues, structuredData } from '../structured-data.ts';
import { findHours } from '../text/hours.ts';
import { hoursLike } from '../text/hours-like.ts';

export const hours: Check = {
  id: 'hours',
  title: 'Opening hours',
  why: '“Is it open now?” is the question that decides whether a customer drives to you or to the next one.',
  source: {
    title: 'Google Business Profile: how local ranking works',
    url: 'https://support.google.com/business/answer/7091',
  },
  call: {
    say: 'Your page doesn’t say when you’re open.',
    offer: 'We put your hours on every page and keep them the same on Google.',
  },
  look: onPage((page, site) => {
    const { certain, possible } = findHours(page.lines);
    if (certain) return good(quote(certain));
    const data = structuredData(page);
    const [stated] = propertyValues(data, 'openingHours', 'opens');
    if (stated) return good(`In the structured data: ${quote(stated)}`);
    const unread = [...data.wrapped, ...data.broken];
    const [unsaid] = propertyValues({ items: unread }, 'openingHours', 'opens');
    const unsure =
      unsaid ?? possible ?? hoursLike(page.lines) ?? findHours(page.hiddenLines).certain;
    if (unsure) return unknown(`${quote(unsure)} may be opening hours.`);
    return missingText(site, 'Neither the text nor the structured data has opening hours.');
  }),
};
