import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    {
      site: {
        at: 0,
        certificate: { looked: true, value: { validTo: 7 * 86_400_000, error: undefined } },
      },
    },
    {
      site: {
        at: 0,
        certificate: { looked: true, value: { validTo: 8 * 86_400_000, error: undefined } },
      },
    },
    {
      site: {
        at: 0,
        certificate: { looked: true, value: { validTo: 30 * 86_400_000, error: undefined } },
      },
    },
    {
      site: {
        at: 0,
        certificate: { looked: true, value: { validTo: 90 * 86_400_000, error: undefined } },
      },
    },
    {
      site: {
        at: 0,
        certificate: { looked: true, value: { validTo: 365 * 86_400_000, error: undefined } },
      },
    },
  ],
  fix: [
    {
      site: {
        at: 0,
        certificate: { looked: true, value: { validTo: -1 * 86_400_000, error: undefined } },
      },
    },
    {
      site: {
        at: 0,
        certificate: { looked: true, value: { validTo: 0 * 86_400_000, error: undefined } },
      },
    },
    {
      site: {
        at: 0,
        certificate: { looked: true, value: { validTo: 3 * 86_400_000, error: undefined } },
      },
    },
    {
      site: {
        at: 0,
        certificate: { looked: true, value: { validTo: 6 * 86_400_000, error: undefined } },
      },
    },
    {
      site: {
        at: 0,
        certificate: {
          looked: true,
          value: { validTo: 90 * 86_400_000, error: 'CERT_HAS_EXPIRED' },
        },
      },
    },
  ],
  unknown: [{ site: { certificate: { looked: false, reason: 'The site has no https.' } } }],
};
