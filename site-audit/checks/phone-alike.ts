import { type Check, fix, good, quote, unknown } from '../check.ts';
import { onPage } from '../on-page.ts';
import { propertyValues, structuredData } from '../structured-data.ts';
import { plain } from '../text/plain.ts';

export const phoneAlike: Check = {
  id: 'phoneAlike',
  title: 'Same phone number everywhere',
  why: 'Search engines trust an entry whose numbers agree. An old number in the data sends calls to nobody.',
  source: {
    title: 'Google Business Profile: guidelines for representing your business',
    url: 'https://support.google.com/business/answer/3038177',
  },
  call: {
    say: 'Your page shows one phone number and tells search engines another.',
    offer: 'We bring every place where your number stands in line.',
  },
  look: onPage((page) => {
    const data = propertyValues(structuredData(page), 'telephone').filter(
      (text) => digits(text).length >= 7,
    );
    const dialed = page.links.filter(({ href }) => /^tel:/i.test(href)).map(({ href }) => href);
    const shown = [...dialed, ...page.lines.filter((line) => digits(line).length >= 7)];
    const [stated] = data;
    if (!stated) return unknown('No structured data has a phone number to compare.');
    if (shown.length === 0) return unknown('The page shows no phone number to compare.');
    const all = shown.map(digits).join(' ');
    if (data.some((text) => all.includes(digits(text).slice(-7))))
      return good(`Both say ${quote(stated, 40)}.`);
    if (dialed.length === 0) return unknown('We can’t tell which number of the page is its phone.');
    return fix(`The data says ${quote(stated, 40)}, the page ${quote(dialed[0] ?? '', 40)}.`);
  }),
};

const digits = (text: string) => plain(text).replace(/\D/g, '');
