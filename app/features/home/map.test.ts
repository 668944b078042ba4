import { expect, test } from 'vitest';
import { findCollisions } from '../../ui/transit-map-collisions.ts';
import { compactMap, wideMap } from './map.ts';

test.each(Object.entries({ wideMap, compactMap }))(
  'labels and lines of %s do not overlap',
  (_, layout) => {
    expect(findCollisions(layout)).toEqual([]);
  },
);
