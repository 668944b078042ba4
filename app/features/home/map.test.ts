import { expect, test } from 'vitest';
import { findCollisions } from '../../ui/transit-map-collisions.ts';
import { compactMap, wideMap } from './map.ts';

test.each(Object.entries({ wideMap, compactMap }))('nothing collides on %s', (_, layout) => {
  expect(findCollisions(layout)).toEqual([]);
});
