import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseOklch, type Rgb, readTokens, type Tokens, toHex } from './tokens.ts';

const css = readFileSync(new URL('../app.css', import.meta.url), 'utf8');
const grounds = ['paper', 'surface', 'sunken'];
const lines = ['red', 'blue', 'green', 'orange', 'yellow', 'silver'].map((name) => `line-${name}`);

/** What is seen on what. Text needs 4.5 (WCAG 1.4.3), controls and graphics 3 (WCAG 1.4.11). */
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['ink', 'muted', 'accent', 'positive', 'danger'].flatMap((front) => on(front, grounds, 4.5)),
  ...on('on-accent', ['accent', 'accent-strong'], 4.5),
  ...on('paper', ['ink'], 4.5),
  ...['control', ...lines].flatMap((front) => on(front, grounds, 3)),
];

test.each(['light', 'dark'] as const)('every pair of %s tokens has enough contrast', (scheme) => {
  expect(weakPairs(readTokens(css)[scheme])).toEqual([]);
});

test.each(['light', 'dark'] as const)('every %s token is in the sRGB gamut', (scheme) => {
  const outside = [...readTokens(css)[scheme]]
    .filter(([, rgb]) => rgb.some((channel) => channel < -0.002 || channel > 1.002))
    .map(([name]) => name);
  expect(outside).toEqual([]);
});

test('a wrong token is found', () => {
  const paler = css.replace(/--muted: oklch\(\d+%/, '--muted: oklch(62%');
  expect(weakPairs(readTokens(paler).light).join()).toMatch(/muted on paper/);
});

test('contrast is computed as WCAG 2.2 defines it', () => {
  const grey = parseOklch('oklch(56.65% 0 0)');
  expect(contrast([0, 0, 0], [1, 1, 1])).toBe(21);
  expect(contrast(grey, [1, 1, 1])).toBeCloseTo(4.54, 1);
});

// CSS Color 4, section 4.4 and its reference conversions.
test.each([
  ['#ffffff', 'oklch(100% 0 0)'],
  ['#000000', 'oklch(0% 0 0)'],
  ['#ff0000', 'oklch(62.796% 0.25768 29.234)'],
  ['#00ff00', 'oklch(86.644% 0.29483 142.495)'],
  ['#0000ff', 'oklch(45.201% 0.31321 264.052)'],
])('a colour is written in hexadecimal as browsers compute it: %s', (hex, color) => {
  expect(toHex(parseOklch(color))).toBe(hex);
});

function on(front: string, backs: readonly string[], least: number) {
  return backs.map((back) => [front, back, least] as const);
}

function weakPairs(tokens: Tokens): string[] {
  return pairs.flatMap(([front, back, least]) => {
    const [a, b] = [tokens.get(front), tokens.get(back)];
    if (!a || !b) return [`no token ${a ? back : front}`];
    const ratio = contrast(a, b);
    return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}, needs ${least}`] : [];
  });
}

function contrast(one: Rgb, other: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => Math.min(1, Math.max(0, channel))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
