import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    {
      site: {
        files: {
          looked: true,
          value: [{ url: 'a', kind: 'image', status: 200, headers: { 'content-length': '90000' } }],
        },
      },
    },
    { site: { files: { looked: true, value: [] } } },
    {
      site: {
        files: { looked: true, value: [{ url: 'a', kind: 'image', status: 200, headers: {} }] },
      },
    },
    {
      site: {
        files: {
          looked: true,
          value: [{ url: 'a', kind: 'style', status: 200, headers: { 'content-length': 'x' } }],
        },
      },
    },
    {
      site: {
        files: {
          looked: true,
          value: [
            { url: 'a', kind: 'image', status: 200, headers: { 'content-length': '3000000' } },
          ],
        },
      },
    },
  ],
  fix: [
    {
      site: {
        files: {
          looked: true,
          value: [
            { url: 'a', kind: 'image', status: 200, headers: { 'content-length': '9000000' } },
          ],
        },
      },
    },
    {
      site: {
        files: {
          looked: true,
          value: [
            { url: 'a', kind: 'image', status: 200, headers: { 'content-length': '2000000' } },
            { url: 'a', kind: 'image', status: 200, headers: { 'content-length': '2000000' } },
          ],
        },
      },
    },
    {
      site: {
        files: {
          looked: true,
          value: [
            { url: 'a', kind: 'script', status: 200, headers: { 'content-length': '3100000' } },
          ],
        },
      },
    },
  ],
  unknown: [
    { site: { response: { looked: false, reason: 'No answer.' } } },
    { site: { files: { looked: false, reason: 'No answer.' } } },
  ],
};
