import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    {
      site: {
        files: {
          looked: true,
          value: [
            { url: 'a', kind: 'style', status: 200, headers: { 'cache-control': 'max-age=86400' } },
          ],
        },
      },
    },
    {
      site: {
        files: {
          looked: true,
          value: [
            {
              url: 'a',
              kind: 'image',
              status: 200,
              headers: { expires: 'Thu, 01 Jan 2099 00:00:00 GMT' },
            },
          ],
        },
      },
    },
    {
      site: {
        files: {
          looked: true,
          value: [
            { url: 'a', kind: 'style', status: 200, headers: {} },
            {
              url: 'a',
              kind: 'image',
              status: 200,
              headers: { 'cache-control': 'public, max-age=31536000, immutable' },
            },
          ],
        },
      },
    },
  ],
  fix: [
    {
      site: {
        files: { looked: true, value: [{ url: 'a', kind: 'style', status: 200, headers: {} }] },
      },
    },
    {
      site: {
        files: {
          looked: true,
          value: [
            { url: 'a', kind: 'style', status: 200, headers: { 'cache-control': 'no-cache' } },
          ],
        },
      },
    },
    {
      site: {
        files: {
          looked: true,
          value: [
            { url: 'a', kind: 'script', status: 200, headers: { 'cache-control': 'max-age=600' } },
          ],
        },
      },
    },
    {
      site: {
        files: {
          looked: true,
          value: [{ url: 'a', kind: 'image', status: 200, headers: { expires: '0' } }],
        },
      },
    },
    {
      site: {
        files: {
          looked: true,
          value: [
            {
              url: 'a',
              kind: 'style',
              status: 200,
              headers: { 'cache-control': 'no-store, max-age=86400' },
            },
          ],
        },
      },
    },
  ],
  unknown: [
    { site: { files: { looked: true, value: [] } } },
    {
      site: {
        files: { looked: true, value: [{ url: 'a', kind: 'style', status: 404, headers: {} }] },
      },
    },
    { site: { files: { looked: false, reason: 'No answer.' } } },
  ],
};
