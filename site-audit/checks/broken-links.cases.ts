import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    { site: { links: { looked: true, value: [{ url: 'https://a.example/0', status: 200 }] } } },
    {
      site: {
        links: {
          looked: true,
          value: [
            { url: 'https://a.example/0', status: 200 },
            { url: 'https://a.example/1', status: 301 },
          ],
        },
      },
    },
    { site: { links: { looked: true, value: [{ url: 'https://a.example/0', status: 403 }] } } },
    {
      site: {
        links: {
          looked: true,
          value: [
            { url: 'https://a.example/0', status: 429 },
            { url: 'https://a.example/1', status: 503 },
          ],
        },
      },
    },
    { site: { links: { looked: true, value: [{ url: 'https://a.example/0', status: 999 }] } } },
  ],
  fix: [
    { site: { links: { looked: true, value: [{ url: 'https://a.example/0', status: 404 }] } } },
    {
      site: {
        links: {
          looked: true,
          value: [
            { url: 'https://a.example/0', status: 200 },
            { url: 'https://a.example/1', status: 410 },
          ],
        },
      },
    },
    {
      site: {
        links: {
          looked: true,
          value: [
            { url: 'https://a.example/0', status: 404 },
            { url: 'https://a.example/1', status: 404 },
          ],
        },
      },
    },
  ],
  unknown: [
    { site: { links: { looked: true, value: [] } } },
    { site: { links: { looked: false, reason: 'No answer.' } } },
  ],
};
