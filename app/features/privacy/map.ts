import type { MapLayout } from '../../ui/transit-map-geometry.ts';

export const mapTitle = 'Where your information goes';
export const mapDescription =
  'What you send goes from your browser, where drafts stay in the tab, to our own database. From there it goes to us by email, and to our own systems as signed messages. Nothing goes to advertising or analytics: that line ends before it gets there.';

const labels = {
  browser: { label: 'Your browser', note: 'Drafts stay here' },
  database: { label: 'Our database', note: 'On our server' },
  email: { label: 'Email to us', note: 'So we can answer' },
  systems: { label: 'Our own systems', note: 'Signed, where we use any' },
  ads: { label: 'Ads and analytics', note: 'Nothing goes there' },
} as const;

export const wideMap: MapLayout = {
  size: [66, 26],
  lines: [
    {
      name: 'Requests',
      color: 'red',
      path: [
        [4, 8],
        [28, 8],
        [54, 8],
      ],
    },
    {
      name: 'Systems',
      color: 'blue',
      path: [
        [28, 11],
        [34, 11],
        [40, 17],
        [54, 17],
      ],
    },
    {
      name: 'Nobody',
      color: 'silver',
      path: [
        [4, 11],
        [4, 16],
        [8, 20],
        [15, 20],
      ],
      buffer: true,
    },
  ],
  stations: [
    { at: [4, 8], to: [4, 11], side: 'above-right', kind: 'here', ...labels.browser },
    { at: [28, 8], to: [28, 11], side: 'above', ...labels.database },
    { at: [54, 8], side: 'above', ...labels.email },
    { at: [54, 17], side: 'below', ...labels.systems },
    { at: [20, 20], side: 'right', ...labels.ads },
  ],
};

export const compactMap: MapLayout = {
  size: [42, 41],
  lines: [
    {
      name: 'Requests',
      color: 'red',
      path: [
        [6, 3],
        [6, 21],
      ],
    },
    {
      name: 'Systems',
      color: 'blue',
      path: [
        [3, 12],
        [3, 29],
      ],
    },
    {
      name: 'Nobody',
      color: 'silver',
      path: [
        [3, 3],
        [3, 7],
      ],
      buffer: true,
    },
  ],
  stations: [
    { at: [3, 3], to: [6, 3], side: 'right', kind: 'here', ...labels.browser },
    { at: [3, 12], to: [6, 12], side: 'right', ...labels.database },
    { at: [6, 21], side: 'right', ...labels.email },
    { at: [3, 29], side: 'right', ...labels.systems },
    { at: [3, 37], side: 'right', ...labels.ads },
  ],
};
