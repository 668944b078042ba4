import { type Check, fix, good, quote } from '../check.ts';
import { onPage } from '../on-page.ts';

export const imagesWithoutAlt: Check = {
  id: 'imagesWithoutAlt',
  title: 'Pictures described in words',
  why: 'Search engines and blind visitors read the description of a picture instead of seeing it. Your best work may be in those pictures.',
  source: {
    title: 'WCAG 2.2, criterion 1.1.1',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
  },
  call: {
    say: 'Some of your pictures have no description, so Google can’t show them to people who search for that work.',
    offer: 'We describe every picture: what it shows, and where it was.',
  },
  look: onPage(({ images }) => {
    const bare = images.filter(({ alt }) => alt === undefined);
    if (bare.length === 0)
      return good(
        images.length === 0
          ? 'The page has no pictures.'
          : `All ${images.length} pictures have an alt.`,
      );
    return fix(
      `${bare.length} of ${images.length} pictures have no alt: ${quote(bare[0]?.src ?? '', 80)}`,
    );
  }),
};
