import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    { site: { redirects: [] } },
    {
      site: {
        redirects: [{ from: 'https://a.example/0', status: 301, to: 'https://a.example/1' }],
      },
    },
    {
      site: {
        redirects: [
          { from: 'https://a.example/0', status: 301, to: 'https://a.example/1' },
          { from: 'https://a.example/1', status: 301, to: 'https://a.example/2' },
        ],
      },
    },
    { site: { redirects: [{ from: 'http://a.example/', status: 308, to: 'https://a.example/' }] } },
    { site: { redirects: [{ from: 'http://a.example/', status: 302, to: '/en/' }] } },
  ],
  fix: [
    {
      site: {
        redirects: [
          { from: 'https://a.example/0', status: 301, to: 'https://a.example/1' },
          { from: 'https://a.example/1', status: 301, to: 'https://a.example/2' },
          { from: 'https://a.example/2', status: 301, to: 'https://a.example/3' },
        ],
      },
    },
    {
      site: {
        redirects: [
          { from: 'https://a.example/0', status: 301, to: 'https://a.example/1' },
          { from: 'https://a.example/1', status: 301, to: 'https://a.example/2' },
          { from: 'https://a.example/2', status: 301, to: 'https://a.example/3' },
          { from: 'https://a.example/3', status: 301, to: 'https://a.example/4' },
        ],
      },
    },
    {
      site: {
        redirects: [
          { from: 'https://a.example/0', status: 301, to: 'https://a.example/1' },
          { from: 'https://a.example/1', status: 301, to: 'https://a.example/2' },
          { from: 'https://a.example/2', status: 301, to: 'https://a.example/3' },
          { from: 'https://a.example/3', status: 301, to: 'https://a.example/4' },
          { from: 'https://a.example/4', status: 301, to: 'https://a.example/5' },
        ],
      },
    },
    {
      site: {
        redirects: [
          { from: 'https://a.example/0', status: 301, to: 'https://a.example/1' },
          { from: 'https://a.example/1', status: 301, to: 'https://a.example/2' },
          { from: 'https://a.example/2', status: 301, to: 'https://a.example/3' },
          { from: 'https://a.example/3', status: 301, to: 'https://a.example/4' },
          { from: 'https://a.example/4', status: 301, to: 'https://a.example/5' },
          { from: 'https://a.example/5', status: 301, to: 'https://a.example/6' },
          { from: 'https://a.example/6', status: 301, to: 'https://a.example/7' },
          { from: 'https://a.example/7', status: 301, to: 'https://a.example/8' },
          { from: 'https://a.example/8', status: 301, to: 'https://a.example/9' },
          { from: 'https://a.example/9', status: 301, to: 'https://a.example/10' },
        ],
      },
    },
  ],
  unknown: [{ site: { response: { looked: false, reason: 'No answer.' } } }],
};
