import { type Check, fix, good, unknown } from '../check.ts';

export const weight: Check = {
  id: 'weight',
  title: 'Weight of the page',
  why: 'A page of several megabytes takes many seconds on a phone and eats the visitor’s data.',
  source: {
    title: 'Lighthouse: avoid enormous network payloads',
    url: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
  },
  call: {
    say: 'Your page is so heavy that many phone visitors leave before it shows.',
    offer: 'We shrink the pictures and drop what nobody uses.',
  },
  look({ response, files }) {
    if (!response.looked) return unknown(response.reason);
    if (!files.looked) return unknown(files.reason);
    const found = files.value.filter(({ status }) => status === 200);
    const sizes = found.map(({ headers }) => Number(headers['content-length']) || 0);
    const kilobytes = Math.round(
      sizes.reduce((sum, size) => sum + size, response.value.wireBytes) / 1024,
    );
    const measured = `The page and ${found.length} of its files weigh ${kilobytes} KB.`;
    return kilobytes > 3_000 ? fix(measured) : good(measured);
  },
};
