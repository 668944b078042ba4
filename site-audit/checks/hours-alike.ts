import { type Check, fix, good, quote, unknown } from '../check.ts';
import { onPage } from '../on-page.ts';
import { propertyValues, structuredData } from '../structured-data.ts';
import { findHours } from '../text/hours.ts';
import { plain } from '../text/plain.ts';

export const hoursAlike: Check = {
  id: 'hoursAlike',
  title: 'Same opening hours everywhere',
  why: 'Assistants quote the hours in the data. If the page says otherwise, somebody stands before a closed door.',
  source: {
    title: 'Google Search Central: local business structured data',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  },
  call: {
    say: 'Your page shows other opening hours than it tells search engines.',
    offer: 'We keep the hours in one place, and the page and Google follow.',
  },
  look: onPage((page) => {
    const stated = propertyValues(structuredData(page), 'openingHours', 'opens', 'closes');
    const shown = findHours(page.lines).certain;
    if (stated.length === 0) return unknown('No structured data has opening hours to compare.');
    if (!shown) return unknown('The text has no opening hours to compare.');
    const data = timesOf(stated);
    const text = timesOf(page.lines);
    const shared = [...data].filter((time) => text.has(time)).length;
    if (data.size === 0 || (shared > 0 && shared < data.size))
      return unknown('We can’t compare the hours.');
    if (shared > 0) return good('Text and data have the same hours.');
    return fix(`The text says ${quote(shown, 60)}, the data ${quote(stated.join(', '), 60)}.`);
  }),
};

/** Times of day in texts, in minutes within half a day: 5 pm and 17:00 are the same. */
function timesOf(texts: readonly string[]): Set<number> {
  const times = new Set<number>();
  for (const text of texts) {
    const found = plain(text.slice(0, 1_000)).matchAll(
      /(?<![\d:.])([01]?\d|2[0-4])(?:[:.h]([0-5]\d))?(?!\d)/g,
    );
    for (const [, hour = '', minute = '0'] of found)
      times.add((Number(hour) * 60 + Number(minute)) % 720);
  }
  return times;
}
