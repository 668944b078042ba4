import type { MapLayout } from '../../ui/transit-map-geometry.ts';

/** Six lines that meet at one interchange; for a column of 512 px and more. */
export const wideSample: MapLayout = {
  size: [92, 60],
  lines: [
    {
      name: 'Blog',
      color: 'red',
      path: [
        [2, 6],
        [20, 6],
        [42, 28],
        [90, 28],
      ],
    },
    {
      name: 'Social',
      color: 'blue',
      path: [
        [2, 30],
        [90, 30],
      ],
    },
    {
      name: 'Search',
      color: 'green',
      path: [
        [2, 54],
        [20, 54],
        [42, 32],
        [90, 32],
      ],
    },
    {
      name: 'Google Business',
      color: 'orange',
      path: [
        [48, 2],
        [48, 58],
      ],
    },
    {
      name: 'Leads',
      color: 'yellow',
      path: [
        [50, 2],
        [50, 36],
        [66, 52],
        [90, 52],
      ],
    },
    {
      name: 'Reports',
      color: 'silver',
      path: [
        [52, 2],
        [52, 12],
        [60, 20],
        [90, 20],
      ],
    },
  ],
  stations: [
    { at: [8, 6], label: 'Write', side: 'below' },
    { at: [8, 30], label: 'Post', side: 'below' },
    { at: [8, 54], label: 'Rank', side: 'above' },
    { at: [48, 6], to: [52, 6], label: 'Profile', side: 'left' },
    { at: [80, 20], label: 'Monday report', side: 'above' },
    { at: [80, 52], label: 'The phone rings', side: 'above' },
    {
      at: [76, 28],
      to: [76, 32],
      label: 'Your business',
      note: 'Bethesda',
      side: 'below',
      kind: 'here',
    },
  ],
};

/** The same six for a phone. */
export const compactSample: MapLayout = {
  size: [42, 46],
  lines: [
    {
      name: 'Blog',
      color: 'red',
      path: [
        [3, 2],
        [3, 20],
        [9, 26],
        [9, 44],
      ],
    },
    {
      name: 'Social',
      color: 'blue',
      path: [
        [11, 2],
        [11, 44],
      ],
    },
    {
      name: 'Search',
      color: 'green',
      path: [
        [19, 2],
        [19, 20],
        [13, 26],
        [13, 44],
      ],
    },
  ],
  stations: [
    { at: [3, 8] },
    { at: [11, 8] },
    { at: [19, 8], label: 'Daily work' },
    { at: [9, 32], to: [13, 32], label: 'Your business', note: 'Bethesda', kind: 'here' },
  ],
};
