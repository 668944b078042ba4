import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    {
      site: {
        response: {
          looked: true,
          value: {
            status: 200,
            headers: { 'content-encoding': 'gzip' },
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 30000,
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
            headers: { 'content-encoding': 'br' },
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 30000,
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
            headers: { 'content-encoding': 'zstd' },
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 30000,
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
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 900,
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
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 4095,
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
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 30000,
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
            headers: { 'content-encoding': 'identity' },
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 30000,
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
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 4096,
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
            status: 403,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 30000,
            decodedBytes: 90000,
            truncated: false,
          },
        },
      },
    },
    { site: { response: { looked: false, reason: 'No answer.' } } },
  ],
};
