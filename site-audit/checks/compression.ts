import { type Check, fix, good, unknown } from '../check.ts';

export const compression: Check = {
  id: 'compression',
  title: 'Compressed text',
  why: 'Compression makes a page’s text a quarter as large, at no cost.',
  source: {
    title: 'Lighthouse: enable text compression',
    url: 'https://developer.chrome.com/docs/lighthouse/performance/uses-text-compression',
  },
  call: {
    say: 'Your server sends text uncompressed, several times as large as it needs to be.',
    offer: 'We switch compression on.',
  },
  look({ response }) {
    if (!response.looked) return unknown(response.reason);
    const { headers, wireBytes, status } = response.value;
    if (status > 299) return unknown(`The site answered our look with status ${status}.`);
    const encoding = headers['content-encoding'];
    if (encoding && encoding !== 'identity')
      return good(`content-encoding: ${encoding.slice(0, 40)}`);
    if (wireBytes < 4_096)
      return good(`The page has ${wireBytes} bytes; compression wouldn’t help.`);
    return fix(`${Math.round(wireBytes / 1024)} KB came without content-encoding.`);
  },
};
