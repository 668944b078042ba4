import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { converter, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { projectRoot } from '../../lib/project-root.ts';
import { readTokens, type Tokens, toHex } from './tokens.ts';

const css = readFileSync(join(projectRoot, 'app/app.css'), 'utf8');
const backgrounds = ['paper', 'surface', 'sunken'];
const lines = ['red', 'blue', 'green', 'orange', 'yellow', 'silver'].map((name) => `line-${name}`);

/** Foregrounds by background. Text needs 4.5 (WCAG 1.4.3), controls and graphics 3 (WCAG 1.4.11). */
const pairs: readonly (readonly [front: string, back: string, minimum: number])[] = [
  ...['ink', 'muted', 'accent', 'positive', 'danger'].flatMap((name) => on(name, backgrounds, 4.5)),
  ...on('on-accent', ['accent', 'accent-strong'], 4.5),
  ...on('paper', ['ink'], 4.5),
  ...['control', ...lines].flatMap((front) => on(front, backgrounds, 3)),
];

test('app.css declares each of its 18 colors once, for both schemes', () => {
  const { light, dark } = readTokens(css);
  const declared = [...css.matchAll(/^ {2}--([a-z-]+): (?:light-dark|oklch)\(/gm)];
  expect(declared.map(([, name]) => name)).toEqual([...light.keys()]);
  expect([...dark.keys()]).toEqual([...light.keys()]);
  expect(light.size).toBe(18);
});

test.each(['light', 'dark'] as const)('every pair of %s tokens has enough contrast', (scheme) => {
  expect(weakPairs(readTokens(css)[scheme])).toEqual([]);
});

test.each(['light', 'dark'] as const)('every %s token is in the sRGB gamut', (scheme) => {
  const toLinear = converter('lrgb');
  const outside = [...readTokens(css)[scheme]].filter(([, color]) => {
    const { r, g, b } = toLinear(color);
    return [r, g, b].some((channel) => channel < -0.002 || channel > 1.002);
  });
  expect(outside).toEqual([]);
});

test('a token with too little contrast is reported', () => {
  const paler = css.replace(/--muted: light-dark\(oklch\(\d+%/, '--muted: light-dark(oklch(62%');
  expect(weakPairs(readTokens(paler).light).join()).toMatch(/muted on paper/);
});

test('a malformed color is an error', () => {
  const malformed = '--ink: light-dark(oklch(22% red 262), oklch(95.5% 0.012 85));';
  expect(() => readTokens(malformed)).toThrow('Not an OKLCH color: oklch(22% red 262)');
});

// Reference colors: CSS Color 4, section 4.4 and its sample conversions.
test.each([
  ['#ffffff', 'oklch(100% 0 0)'],
  ['#000000', 'oklch(0% 0 0)'],
  ['#ff0000', 'oklch(62.796% 0.25768 29.234)'],
  ['#00ff00', 'oklch(86.644% 0.29483 142.495)'],
  ['#0000ff', 'oklch(45.201% 0.31321 264.052)'],
])('%s is the hexadecimal form of %s', (hex, color) => {
  const { light } = readTokens(`--sample: light-dark(${color}, ${color});`);
  expect([...light.values()].map(toHex)).toEqual([hex]);
});

function on(front: string, backs: readonly string[], minimum: number) {
  return backs.map((back) => [front, back, minimum] as const);
}

function weakPairs(tokens: Tokens): string[] {
  return pairs.flatMap(([front, back, minimum]) => {
    const [a, b] = [tokens.get(front), tokens.get(back)];
    if (!a || !b) return [`no token ${a ? back : front}`];
    const ratio = wcagContrast(a, b);
    return ratio < minimum ? [`${front} on ${back}: ${ratio.toFixed(2)}, needs ${minimum}`] : [];
  });
}
