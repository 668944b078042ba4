import { type Check, good, quote, unknown } from '../check.ts';
import { missing, onPage } from '../on-page.ts';

export const h1: Check = {
  id: 'h1',
  title: 'Main heading',
  why: 'The main heading tells a visitor, a screen reader and a search engine in one line what the page is about.',
  source: {
    title: 'W3C: headings',
    url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  },
  call: {
    say: 'Your page has no main heading, so nobody is told in one line what you do.',
    offer: 'We write one clear heading: your trade and your town.',
  },
  look: onPage(({ headings }, site) => {
    const all = headings.filter(({ level, hidden }) => level === 1 && !hidden);
    const shown = all.find(({ text, classes }) => text && !isForScreenReaders(classes));
    if (shown) return good(quote(shown.text));
    if (all.some(({ text }) => text))
      return unknown('The main heading may be for screen readers only.');
    if (all.some(({ image }) => image)) return unknown('The main heading is a picture.');
    return missing(
      site,
      headings.some(({ level }) => level === 1)
        ? 'The h1 is empty or hidden.'
        : 'The page has no h1.',
    );
  }),
};

/** Class names by which style sheets of many frameworks show text to screen readers only. */
const screenReaderClasses = new Set(
  'sr-only visually-hidden visuallyhidden screen-reader-text screen-reader screenreader sr-text a11y-hidden element-invisible offscreen hide-text text-hide'.split(
    ' ',
  ),
);

function isForScreenReaders(classes: string): boolean {
  return classes.split(/\s+/).some((name) => screenReaderClasses.has(name.toLowerCase()));
}
