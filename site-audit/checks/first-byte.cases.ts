import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    {
      site: {
        response: {
          looked: true,
          value: {
            status: 200,
            headers: {},
            firstByteMs: 1,
            totalMs: 1,
            wireBytes: 9,
            decodedBytes: 90000,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        response: {
          looked: true,
          value: {
            status: 200,
            headers: {},
            firstByteMs: 300,
            totalMs: 300,
            wireBytes: 9,
            decodedBytes: 90000,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        response: {
          looked: true,
          value: {
            status: 200,
            headers: {},
            firstByteMs: 800,
            totalMs: 800,
            wireBytes: 9,
            decodedBytes: 90000,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        response: {
          looked: true,
          value: {
            status: 200,
            headers: {},
            firstByteMs: 1800,
            totalMs: 1800,
            wireBytes: 9,
            decodedBytes: 90000,
            truncated: false,
          },
        },
      },
    },
  ],
  fix: [
    {
      site: {
        response: {
          looked: true,
          value: {
            status: 200,
            headers: {},
            firstByteMs: 1801,
            totalMs: 1801,
            wireBytes: 9,
            decodedBytes: 90000,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        response: {
          looked: true,
          value: {
            status: 200,
            headers: {},
            firstByteMs: 2500,
            totalMs: 2500,
            wireBytes: 9,
            decodedBytes: 90000,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        response: {
          looked: true,
          value: {
            status: 200,
            headers: {},
            firstByteMs: 5000,
            totalMs: 5000,
            wireBytes: 9,
            decodedBytes: 90000,
            truncated: false,
          },
        },
      },
    },
  ],
  unknown: [
    {
      site: {
        response: {
          looked: true,
          value: {
            status: 500,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 90000,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        response: {
          looked: true,
          value: {
            status: 403,
            headers: {},
            firstByteMs: 9000,
            totalMs: 9000,
            wireBytes: 9,
            decodedBytes: 90000,
            truncated: false,
          },
        },
      },
    },
    { site: { response: { looked: false, reason: 'No answer.' } } },
  ],
};
