import { expect, test } from 'vitest';
import { findCollisions } from '../ui/transit-map-collisions.ts';
import * as maps from './maps.ts';

test.each(Object.entries(maps))('nothing collides on %s', (_, layout) => {
  expect(findCollisions(layout)).toEqual([]);
});
