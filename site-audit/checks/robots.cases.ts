import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    {
      site: {
        final: 'https://a.example/x/y',
        robots: { looked: true, value: { url: 'r', status: 404, text: '' } },
      },
    },
    {
      site: {
        final: 'https://a.example/x/y',
        robots: { looked: true, value: { url: 'r', status: 200, text: '' } },
      },
    },
    {
      site: {
        final: 'https://a.example/x/y',
        robots: {
          looked: true,
          value: {
            url: 'r',
            status: 200,
            text: `User-agent: *
Disallow:`,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/x/y',
        robots: {
          looked: true,
          value: {
            url: 'r',
            status: 200,
            text: `User-agent: *
Disallow: /z`,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/x/y',
        robots: {
          looked: true,
          value: {
            url: 'r',
            status: 200,
            text: `User-agent: *
Disallow: /
User-agent: Googlebot
Allow: /`,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/x/y',
        robots: {
          looked: true,
          value: {
            url: 'r',
            status: 200,
            text: `User-agent: *
Disallow: /x
Allow: /x/y`,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/x/y',
        robots: { looked: true, value: { url: 'r', status: 200, text: '<html>not found</html>' } },
      },
    },
    {
      site: {
        final: 'https://a.example/x/y',
        robots: {
          looked: true,
          value: {
            url: 'r',
            status: 200,
            text: `User-agent: *
Disallow: /*.pdf$`,
          },
        },
      },
    },
  ],
  fix: [
    {
      site: {
        final: 'https://a.example/x/y',
        robots: {
          looked: true,
          value: {
            url: 'r',
            status: 200,
            text: `User-agent: *
Disallow: /`,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/x/y',
        robots: {
          looked: true,
          value: {
            url: 'r',
            status: 200,
            text: `User-agent: a
User-agent: googlebot
Disallow: /x`,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/x/y',
        robots: {
          looked: true,
          value: {
            url: 'r',
            status: 200,
            text: `USER-AGENT:*
DISALLOW:/x/*`,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/x/y',
        robots: {
          looked: true,
          value: {
            url: 'r',
            status: 200,
            text: `User-agent: * # all
Disallow: /*y$`,
          },
        },
      },
    },
  ],
  unknown: [
    {
      site: {
        final: 'https://a.example/x/y',
        robots: { looked: true, value: { url: 'r', status: 503, text: '' } },
      },
    },
    {
      site: {
        final: 'https://a.example/x/y',
        robots: { looked: true, value: { url: 'r', status: 429, text: '' } },
      },
    },
    { site: { robots: { looked: false, reason: 'No answer.' } } },
  ],
};
