import { type Check, fix, good, unknown } from '../check.ts';

export const firstByte: Check = {
  id: 'firstByte',
  title: 'Time to the first byte',
  why: 'Nothing can show before the server answers. Visitors on phones start to leave after three seconds in all.',
  source: { title: 'web.dev: time to first byte', url: 'https://web.dev/articles/ttfb' },
  call: {
    say: 'Your server takes long before it answers at all.',
    offer: 'We find what slows it down, or move the site to a faster one.',
  },
  look({ response }) {
    if (!response.looked) return unknown(response.reason);
    const { firstByteMs, status } = response.value;
    if (status > 299) return unknown(`The site answered our look with status ${status}.`);
    const took = `The first byte took ${Math.round(firstByteMs)} ms in our look.`;
    // web.dev calls more than 1,800 ms poor.
    return firstByteMs > 1_800 ? fix(took) : good(took);
  },
};
