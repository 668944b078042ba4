import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTokens, type Tokens, toHex } from '../../../app/ui/tokens.ts';
import { projectRoot } from '../../project-root.ts';

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

const css = readFileSync(join(projectRoot, 'app/app.css'), 'utf8');
const schemes = readTokens(css);

/**
 * The site's own tokens as the hex values that mail programs know: custom properties and OKLCH are
 * beyond most of them (https://www.caniemail.com/features/css-variables/).
 */
export const light = hexOf(schemes.light);
export const dark = hexOf(schemes.dark);

/** @throws {Error} for a token that the stylesheet no longer has. */
function hexOf(tokens: Tokens): Record<Color, string> {
  const found = names.map((name): [Color, string] => {
    const rgb = tokens.get(name);
    if (!rgb) throw new Error(`app.css has no colour --${name} in OKLCH`);
    return [name, toHex(rgb)];
  });
  return Object.fromEntries(found) as Record<Color, string>;
}
