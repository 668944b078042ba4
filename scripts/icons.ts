import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { markPath } from '../app/chrome/mark.ts';
import { type Icon, icons } from '../app/seo/icons.ts';
import { readTokens, toHex } from '../app/ui/tokens.ts';

/**
 * Draws the site's icons from its mark, on paper.
 * @param folder `build/client`.
 */
export async function drawIcons(folder: string): Promise<void> {
  for (const icon of icons) await writeFile(join(folder, icon.path), drawIcon(icon));
}

/**
 * The part of the side that the mark takes: a system may cut a maskable icon down to a circle of 80%
 * (https://www.w3.org/TR/appmanifest/#icon-masks), and Apple's are rounded by the system.
 */
const share = { any: 0.84, maskable: 0.56, apple: 0.72 };

function drawIcon({ size, purpose }: Icon): Buffer {
  const scale = (size * share[purpose]) / 32;
  const offset = (size - 32 * scale) / 2;
  const radius = purpose === 'any' ? size * 0.2 : 0;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="none">
<rect width="${size}" height="${size}" rx="${radius}" fill="${color('paper')}"/>
<g transform="translate(${offset} ${offset}) scale(${scale})">
<path d="${markPath}" stroke="${color('line-red')}" stroke-width="6" stroke-linecap="round"/>
<circle cx="16" cy="16" r="6.25" fill="${color('surface')}" stroke="${color('ink')}" stroke-width="3.5"/>
</g></svg>`;
  return new Resvg(svg).render().asPng();
}

const tokens = readTokens(readFileSync(new URL('../app/app.css', import.meta.url), 'utf8')).light;

function color(name: string): string {
  const rgb = tokens.get(name);
  if (!rgb) throw new Error(`app.css has no colour --${name}`);
  return toHex(rgb);
}
