import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    {
      site: {
        robots: { looked: true, value: { url: 'r', status: 404, text: '' } },
        sitemap: { looked: true, value: { url: '/sitemap.xml', status: 200, text: '<urlset>' } },
      },
    },
    {
      site: {
        robots: { looked: true, value: { url: 'r', status: 404, text: '' } },
        sitemap: {
          looked: true,
          value: {
            url: '/sitemap.xml',
            status: 200,
            text: '<?xml version="1.0"?><sitemapindex xmlns="x">',
          },
        },
      },
    },
    {
      site: {
        robots: {
          looked: true,
          value: { url: 'r', status: 200, text: 'Sitemap: https://a.example/s.xml' },
        },
        sitemap: { looked: true, value: { url: '/sitemap.xml', status: 404, text: '' } },
      },
    },
  ],
  fix: [
    {
      site: {
        robots: { looked: true, value: { url: 'r', status: 404, text: '' } },
        sitemap: { looked: true, value: { url: '/sitemap.xml', status: 404, text: '' } },
      },
    },
    {
      site: {
        robots: { looked: true, value: { url: 'r', status: 404, text: '' } },
        sitemap: { looked: true, value: { url: '/sitemap.xml', status: 410, text: '' } },
      },
    },
  ],
  unknown: [
    {
      site: {
        robots: { looked: true, value: { url: 'r', status: 404, text: '' } },
        sitemap: { looked: true, value: { url: '/sitemap.xml', status: 200, text: '<html>' } },
      },
    },
    {
      site: {
        robots: { looked: true, value: { url: 'r', status: 404, text: '' } },
        sitemap: { looked: true, value: { url: '/sitemap.xml', status: 500, text: '' } },
      },
    },
    {
      site: {
        robots: { looked: true, value: { url: 'r', status: 404, text: '' } },
        sitemap: { looked: true, value: { url: '/sitemap.xml', status: 403, text: '' } },
      },
    },
    {
      site: {
        robots: { looked: false, reason: 'No answer.' },
        sitemap: { looked: true, value: { url: '/sitemap.xml', status: 404, text: '' } },
      },
    },
    { site: { sitemap: { looked: false, reason: 'No answer.' } } },
  ],
};
