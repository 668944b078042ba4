import { type Check, good, unknown } from '../check.ts';
import { missingText, onPage } from '../on-page.ts';
import { countWords } from '../parse/text.ts';

export const contentWithoutScript: Check = {
  id: 'contentWithoutScript',
  title: 'Readable without scripts',
  why: 'Many search engines and AI assistants read only the page as sent. Text that a script adds doesn’t exist for them.',
  source: {
    title: 'Google Search Central: JavaScript SEO basics',
    url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  },
  call: {
    say: 'Without scripts, your page is nearly empty: that is how AI assistants see you.',
    offer: 'We make the page arrive with its text in it.',
  },
  look: onPage(({ words, frameset, frames, hiddenLines }, site) => {
    const count = `${Math.floor(words)} words`;
    if (frameset)
      return missingText(site, `The page is a frameset of ${frames.length} other pages.`);
    if (words >= 55) return good(`The page as sent has ${count}.`);
    if (words >= 45) return unknown(`The page as sent has ${count}, which may be enough.`);
    if (words >= 25 && words + hiddenLines.reduce((sum, line) => sum + countWords(line), 0) >= 60)
      return unknown(`The page as sent has ${count}, and more in parts that it hides at first.`);
    return missingText(site, `The page as sent has ${count}.`);
  }),
};
