import { type Check, good, unknown } from '../check.ts';
import { missing, onPage } from '../on-page.ts';

export const lang: Check = {
  id: 'lang',
  title: 'Language of the page',
  why: 'A stated language lets browsers offer the right translation and screen readers use the right voice.',
  source: {
    title: 'WCAG 2.2, criterion 3.1.1',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  },
  call: {
    say: 'Your page doesn’t say which language it is in, so translation and voice readers guess.',
    offer: 'We set the language on every page.',
  },
  look: onPage(({ lang, xmlLang }, site) => {
    if (lang?.trim()) return good(`lang="${lang.trim().slice(0, 20)}"`);
    if (xmlLang?.trim()) return unknown('Only xml:lang is set, which browsers ignore in HTML.');
    return missing(site, 'The html element has no lang.');
  }),
};
