import { expect, test } from 'vitest';
import { findCollisions } from './transit-map-collisions.ts';
import { bufferPath, type MapLayout, roundedPath } from './transit-map-geometry.ts';

const layout: MapLayout = {
  size: [40, 20],
  lines: [
    {
      name: 'Blog',
      color: 'red',
      path: [
        [2, 10],
        [38, 10],
      ],
    },
  ],
  stations: [{ at: [10, 10], label: 'Write', side: 'below' }],
};

test('a right angle is rounded by a quarter circle', () => {
  const path = roundedPath([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
  expect(path).toBe('M0 0L60 0A20 20 0 0 1 80 20L80 80');
});

test('a corner between short segments gets the largest radius that fits', () => {
  const path = roundedPath([
    [0, 0],
    [2, 0],
    [2, 2],
  ]);
  expect(path).toBe('M0 0L8 0A8 8 0 0 1 16 8L16 16');
});

test('a straight line has no arcs', () => {
  const path = roundedPath([
    [0, 0],
    [5, 0],
    [10, 0],
  ]);
  expect(path).toBe('M0 0L40 0L80 0');
});

test('a buffer stop is perpendicular to the last segment', () => {
  expect(
    bufferPath([
      [0, 0],
      [10, 0],
    ]),
  ).toBe('M80 14L80 -14');
});

test('a readable layout has no collisions', () => {
  expect(findCollisions(layout)).toEqual([]);
});

test.each([
  [{ at: [12, 10], label: 'Publish', side: 'below' }, '"Write" covers "Publish"'],
  [{ at: [10, 12.5] }, '"Write" covers the stop at 10,12.5'],
  [{ at: [20, 10], label: 'Rank', side: 'right' }, '"Rank" covers the line Blog'],
  [{ at: [37, 10], label: 'A long name', side: 'below' }, '"A long name" leaves the drawing'],
] satisfies [MapLayout['stations'][number], string][])(
  'the collision of %j is reported',
  (station, message) => {
    expect(findCollisions({ ...layout, stations: [...layout.stations, station] })).toContain(
      message,
    );
  },
);
