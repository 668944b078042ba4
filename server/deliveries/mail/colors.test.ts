import { expect, test } from 'vitest';
import { oklchToHex } from './colors.ts';

// CSS Color 4, section 4.4 and its reference conversions.
test.each([
  ['#ffffff', 1, 0, 0],
  ['#000000', 0, 0, 0],
  ['#ff0000', 0.62796, 0.25768, 29.234],
  ['#00ff00', 0.86644, 0.29483, 142.495],
  ['#0000ff', 0.45201, 0.31321, 264.052],
])('%s', (hex, lightness, chroma, hue) => {
  expect(oklchToHex(lightness, chroma, hue)).toBe(hex);
});
