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
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
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
            status: 201,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
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
            status: 202,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
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
            status: 203,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
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
            status: 204,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
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
            status: 205,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
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
            status: 206,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    '<p>Shop 0',
    '<p>Shop 1',
    '<p>Shop 2',
    '<p>Shop 3',
    '<p>Shop 4',
    '<p>Shop 5',
    '<p>Shop 6',
    '<p>Shop 7',
    '<p>Shop 8',
    '<p>Shop 9',
    '<p>Shop 10',
    '<p>Shop 11',
    '<p>Shop 12',
  ],
  fix: [
    {
      site: {
        final: 'https://a.example/0',
        response: {
          looked: true,
          value: {
            status: 410,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/1',
        response: {
          looked: true,
          value: {
            status: 404,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/2',
        response: {
          looked: true,
          value: {
            status: 410,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/3',
        response: {
          looked: true,
          value: {
            status: 404,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/4',
        response: {
          looked: true,
          value: {
            status: 410,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/5',
        response: {
          looked: true,
          value: {
            status: 404,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/6',
        response: {
          looked: true,
          value: {
            status: 410,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/7',
        response: {
          looked: true,
          value: {
            status: 404,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/8',
        response: {
          looked: true,
          value: {
            status: 410,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/9',
        response: {
          looked: true,
          value: {
            status: 404,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/10',
        response: {
          looked: true,
          value: {
            status: 410,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/11',
        response: {
          looked: true,
          value: {
            status: 404,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/12',
        response: {
          looked: true,
          value: {
            status: 410,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/13',
        response: {
          looked: true,
          value: {
            status: 404,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/14',
        response: {
          looked: true,
          value: {
            status: 410,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/15',
        response: {
          looked: true,
          value: {
            status: 404,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/16',
        response: {
          looked: true,
          value: {
            status: 410,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/17',
        response: {
          looked: true,
          value: {
            status: 404,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/18',
        response: {
          looked: true,
          value: {
            status: 410,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    {
      site: {
        final: 'https://a.example/19',
        response: {
          looked: true,
          value: {
            status: 404,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
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
            status: 401,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
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
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
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
            status: 406,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
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
            status: 429,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
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
            status: 500,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
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
            status: 502,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
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
            status: 503,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
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
            status: 520,
            headers: {},
            firstByteMs: 90,
            totalMs: 90,
            wireBytes: 9,
            decodedBytes: 9,
            truncated: false,
          },
        },
      },
    },
    { site: { response: { looked: false, reason: 'The site didn’t answer within 7 s.' } } },
    { site: { response: { looked: false, reason: 'Its name has no address.' } } },
  ],
};
