/** Linear-light sRGB, each channel from 0 to 1 where the colour is in gamut. */
export type Rgb = readonly [red: number, green: number, blue: number];
export type Tokens = ReadonlyMap<string, Rgb>;

/** The light tokens of the first `:root` of `app.css`, and these with what the dark scheme changes. */
export function readTokens(css: string): { light: Tokens; dark: Tokens } {
  const dark = css.indexOf('@media (prefers-color-scheme: dark)');
  const light = parseTokens(css.slice(0, dark));
  return { light, dark: new Map([...light, ...parseTokens(css.slice(dark))]) };
}

function parseTokens(css: string): Map<string, Rgb> {
  const declarations = css.matchAll(/^\s*--([a-z-]+): (oklch\([^/)]+\));/gm);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, parseOklch(value)]));
}

/** CSS Color 4, section 10: OKLCH to linear-light sRGB. */
export function parseOklch(value: string): Rgb {
  const [lightness = 0, chroma = 0, hue = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const cone = (ofA: number, ofB: number) => (lightness / 100 + ofA * a + ofB * b) ** 3;
  const l = cone(0.3963377774, 0.2158037573);
  const m = cone(-0.1055613458, -0.0638541728);
  const s = cone(-0.0894841775, -1.291485548);
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** A colour as `#rrggbb`, for what reads no OKLCH. IEC 61966-2-1. */
export function toHex(rgb: Rgb): string {
  const channels = rgb.map((linear) => {
    const value = Math.min(1, Math.max(0, linear));
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
