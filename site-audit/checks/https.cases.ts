import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    {
      site: {
        final: 'https://a.example/',
        plainHttp: { looked: true, value: { status: 301, location: 'https://a.example/' } },
      },
    },
    { site: { final: 'https://a.example/', plainHttp: { looked: false, reason: 'No answer.' } } },
    {
      site: {
        final: 'https://a.example/',
        plainHttp: { looked: true, value: { status: 404, location: undefined } },
      },
    },
    {
      site: {
        final: 'https://a.example/',
        plainHttp: { looked: true, value: { status: 307, location: 'https://www.a.example/' } },
      },
    },
    {
      site: {
        final: 'https://a.example/',
        plainHttp: { looked: true, value: { status: 302, location: '/x' } },
      },
    },
    {
      site: {
        final: 'https://a.example/',
        plainHttp: { looked: true, value: { status: 403, location: undefined } },
      },
    },
  ],
  fix: [
    { site: { final: 'http://a.example/', plainHttp: { looked: false, reason: 'No answer.' } } },
    {
      site: {
        final: 'https://a.example/',
        plainHttp: { looked: true, value: { status: 200, location: undefined } },
      },
    },
    {
      site: {
        final: 'http://a.example/',
        plainHttp: { looked: true, value: { status: 200, location: undefined } },
      },
    },
  ],
  unknown: [{ site: { response: { looked: false, reason: 'No answer.' } } }],
};
