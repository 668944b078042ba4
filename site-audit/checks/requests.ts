import { type Check, fix, good, unknown } from '../check.ts';
import { onPage } from '../on-page.ts';

export const requests: Check = {
  id: 'requests',
  title: 'Number of files',
  why: 'Every picture and script is a request. On a weak signal, a hundred of them keep the customer waiting.',
  source: {
    title: 'web.dev: performance budgets',
    url: 'https://web.dev/articles/performance-budgets-101',
  },
  call: {
    say: 'Your page asks a phone to fetch a great many files before it is complete.',
    offer: 'We join and drop files until the page opens fast on a phone.',
  },
  look: onPage(({ images, scripts, linkElements, cut }) => {
    if (cut) return unknown(cut);
    const sheets = linkElements.filter(({ attributes }) =>
      /\bstylesheet\b/i.test(attributes.rel ?? ''),
    );
    const urls = [
      ...images.map(({ src }) => src),
      ...scripts.map(({ src }) => src),
      ...sheets.map(({ attributes }) => attributes.href ?? ''),
    ];
    const files = new Set(urls.filter((url) => url && !url.startsWith('data:'))).size;
    const counted = `The page names ${files} ${files === 1 ? 'file' : 'files'}.`;
    return files > 120 ? fix(counted) : good(counted);
  }),
};
