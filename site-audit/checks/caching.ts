import { type Check, fix, good, quote, unknown } from '../check.ts';
import type { OwnFile } from '../site.ts';

export const caching: Check = {
  id: 'caching',
  title: 'Files are kept for the next page',
  why: 'A visitor who opens a second page shouldn’t fetch the logo and styles again.',
  source: {
    title: 'Lighthouse: serve static assets with an efficient cache policy',
    url: 'https://developer.chrome.com/docs/lighthouse/performance/uses-long-cache-ttl',
  },
  call: {
    say: 'Visitors download your logo, pictures and styles again on every page.',
    offer: 'We let browsers keep what doesn’t change.',
  },
  look({ files }) {
    if (!files.looked) return unknown(files.reason);
    const found = files.value.filter(({ status, kind }) => status === 200 && kind !== 'other');
    const [first] = found;
    if (!first) return unknown('We saw no file of the page.');
    if (found.some(isKept))
      return good(
        `Browsers keep ${found.filter(isKept).length} of ${found.length} files for a day or more.`,
      );
    return fix(
      found.length === 1
        ? `Browsers may not keep ${quote(first.url, 80)} for a day.`
        : `Browsers may keep none of ${found.length} files for a day; the first is ${quote(first.url, 80)}.`,
    );
  },
};

function isKept({ headers }: OwnFile): boolean {
  const control = headers['cache-control'] ?? '';
  const age = Number(/max-age=(\d{1,12})/.exec(control)?.[1] ?? 0);
  if (/no-store|no-cache/.test(control)) return false;
  return age >= 86_400 || (!control && headers.expires !== undefined && headers.expires !== '0');
}
