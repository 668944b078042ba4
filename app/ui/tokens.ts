import { formatHex, type Oklch, parse } from 'culori';

/** Color tokens by name, without the leading dashes. */
export type Tokens = ReadonlyMap<string, Oklch>;

/**
 * Reads the color tokens of a stylesheet, declared as `--name: light-dark(oklch(…), oklch(…));`.
 * @throws {Error} for a color that is not valid OKLCH.
 */
export function readTokens(css: string): { light: Tokens; dark: Tokens } {
  const light = new Map<string, Oklch>();
  const dark = new Map<string, Oklch>();
  const declarations = css.matchAll(
    /^\s*--([a-z-]+): light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\);/gm,
  );
  for (const [, name = '', lightValue = '', darkValue = ''] of declarations) {
    light.set(name, parseOklch(lightValue));
    dark.set(name, parseOklch(darkValue));
  }
  return { light, dark };
}

function parseOklch(value: string): Oklch {
  const color = parse(value);
  if (color?.mode !== 'oklch') throw new Error(`Not an OKLCH color: ${value}`);
  return color;
}

/** Formats a color as `#rrggbb` for formats without OKLCH: mails, icons, share pictures, manifest. */
export function toHex(color: Oklch): string {
  return formatHex(color);
}
