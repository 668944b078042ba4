import type { MapLayout } from '../ui/transit-map-geometry.ts';

/** The 404 page's map: a line from the window's edge to a buffer stop. */
export const endOfLineWide: MapLayout = {
  size: [144, 16],
  lines: [
    {
      name: 'Home to here',
      color: 'red',
      buffer: true,
      path: [
        [-120, 4],
        [44, 4],
        [49, 9],
        [132, 9],
      ],
    },
    {
      name: 'Not built',
      color: 'silver',
      path: [
        [137, 9],
        [143, 9],
      ],
      planned: true,
    },
  ],
  stations: [
    { at: [9, 4], label: 'Home', side: 'below' },
    { at: [34, 4], label: 'How It Works', side: 'below' },
    { at: [70, 9], label: 'Pricing', side: 'above' },
    {
      at: [118, 9],
      label: 'You are here',
      note: 'No page at this address',
      side: 'below',
      kind: 'here',
    },
  ],
};

export const endOfLineCompact: MapLayout = {
  size: [42, 34],
  lines: [
    {
      name: 'Home to here',
      color: 'red',
      buffer: true,
      path: [
        [3, 2],
        [3, 14],
        [9, 20],
        [9, 28.5],
      ],
    },
    {
      name: 'Not built',
      color: 'silver',
      path: [
        [9, 31.5],
        [9, 33.5],
      ],
      planned: true,
    },
  ],
  stations: [
    { at: [3, 2], label: 'Home' },
    { at: [3, 11], label: 'How It Works' },
    { at: [9, 24], label: 'You are here', note: 'No page at this address', kind: 'here' },
  ],
};

/** The error page's map: a line with a gap. */
export const brokenLineWide: MapLayout = {
  size: [144, 8],
  lines: [
    {
      name: 'Yours',
      color: 'red',
      path: [
        [1, 3],
        [50, 3],
      ],
    },
    {
      name: 'The gap',
      color: 'silver',
      path: [
        [56, 3],
        [88.25, 3],
      ],
      planned: true,
    },
    {
      name: 'Ours',
      color: 'red',
      path: [
        [94, 3],
        [143, 3],
      ],
    },
  ],
  stations: [
    { at: [9, 3], label: 'You', side: 'below' },
    { at: [72, 3], label: 'Work on the track', side: 'below', kind: 'here' },
    { at: [135, 3], label: 'This page', side: 'below' },
  ],
};

export const brokenLineCompact: MapLayout = {
  size: [42, 26],
  lines: [
    {
      name: 'Yours',
      color: 'red',
      path: [
        [3, 2],
        [3, 7],
      ],
    },
    {
      name: 'The gap',
      color: 'silver',
      path: [
        [3, 10],
        [3, 17],
      ],
      planned: true,
    },
    {
      name: 'Ours',
      color: 'red',
      path: [
        [3, 20],
        [3, 24],
      ],
    },
  ],
  stations: [
    { at: [3, 2], label: 'You' },
    { at: [3, 13], label: 'Work on the track', kind: 'here' },
    { at: [3, 24], label: 'This page' },
  ],
};
