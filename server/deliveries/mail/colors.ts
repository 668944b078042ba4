import { readFileSync } from 'node:fs';

const names = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'muted',
  'hairline',
  'accent',
  'on-accent',
  'line-red',
] as const;

export type Color = (typeof names)[number];

const [lightCss = '', darkCss = ''] = readFileSync(
  new URL('../../../app/app.css', import.meta.url),
  'utf8',
).split('@media (prefers-color-scheme: dark)');

/**
 * The site's own tokens as the hex values that mail programs know: custom properties and OKLCH are
 * beyond most of them (https://www.caniemail.com/features/css-variables/).
 */
export const light = tokens(lightCss);
export const dark = tokens(darkCss);

/** @throws {Error} for a token that the stylesheet no longer has. */
function tokens(css: string): Record<Color, string> {
  const found = names.map((name): [Color, string] => {
    const [, l, c, h] =
      css.match(new RegExp(`--${name}: oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)\\)`)) ?? [];
    if (!h) throw new Error(`app.css has no colour --${name} in OKLCH`);
    return [name, oklchToHex(Number(l) / 100, Number(c), Number(h))];
  });
  return Object.fromEntries(found) as Record<Color, string>;
}

/** OKLCH to sRGB, by https://bottosson.github.io/posts/oklab/. */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
}

function byte(linear: number): number {
  const v = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
}
