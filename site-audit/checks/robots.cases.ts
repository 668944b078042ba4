import type { Cases } from '../corpus/cases.ts';

/** A site whose page `/x/y` is looked at, with this robots.txt. */
const robots = (text: string, status = 200) => ({
  site: {
    final: 'https://a.example/x/y',
    robots: { looked: true as const, value: { url: 'r', status, text } },
  },
});

export const cases: Cases = {
  good: [
    robots('', 404),
    robots(''),
    robots('User-agent: *\nDisallow:'),
    robots('User-agent: *\nDisallow: /z'),
    robots('User-agent: *\nDisallow: /\nUser-agent: Googlebot\nAllow: /'),
    robots('User-agent: *\nDisallow: /x\nAllow: /x/y'),
    robots('<html>not found</html>'),
    robots('User-agent: *\nDisallow: /*.pdf$'),
  ],
  fix: [
    robots('User-agent: *\nDisallow: /'),
    robots('User-agent: a\nUser-agent: googlebot\nDisallow: /x'),
    robots('USER-AGENT:*\nDISALLOW:/x/*'),
    robots('User-agent: * # all\nDisallow: /*y$'),
  ],
  unknown: [
    robots('', 503),
    robots('', 429),
    { site: { robots: { looked: false, reason: 'No answer.' } } },
  ],
};
