import { type Check, fix, good, quote, unknown } from '../check.ts';
import { onPage } from '../on-page.ts';
import { propertyValues, structuredData } from '../structured-data.ts';

export const town: Check = {
  id: 'town',
  title: 'Town in the title or heading',
  why: 'People add their town to a search, or Google does. A title with the town in it tells both that you are near.',
  source: {
    title: 'Google Search Central: title links',
    url: 'https://developers.google.com/search/docs/appearance/title-link',
  },
  call: {
    say: 'Your title and heading don’t say which town you serve.',
    offer: 'We put your trade and town in the title and the heading.',
  },
  look: onPage((page) => {
    const shown = [
      page.titles[0]?.text ?? '',
      ...page.headings.filter(({ level }) => level === 1).map(({ text }) => text),
    ];
    const towns = [
      ...propertyValues(structuredData(page), 'addressLocality'),
      ...page.lines.flatMap(townOf),
    ];
    const [town] = towns;
    if (!town) return unknown('We don’t know the town of the business.');
    const text = folded(shown.join(' '));
    const named = towns.find((name) => text.includes(folded(name)));
    if (named) return good(`${quote(named)} stands in the title or heading.`);
    return fix(`Neither title nor heading has ${quote(town)}: ${quote(shown[0] ?? '')}`);
  }),
};

/** The town before a state and ZIP code: `Fairfax, VA 22030`. */
function townOf(line: string): string[] {
  const [, town] =
    /(?:^|, ?|\d |[.|•] )((?:[A-Z][a-z'.-]{1,20} ?){1,3}),? [A-Z]{2},? \d{5}(?!\d)/.exec(
      line.slice(0, 500),
    ) ?? [];
  return town ? [town.trim()] : [];
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
