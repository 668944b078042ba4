import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Icon, icons, markPath } from '../app/seo/images.ts';
import { tokenColor } from '../app/seo/share-picture.server.ts';

/**
 * Draws the site's icons from the logo's mark.
 * @param folder `build/client`.
 */
export async function drawIcons(folder: string): Promise<void> {
  for (const icon of icons) {
    const svg = Buffer.from(iconSvg(icon));
    await writeFile(join(folder, icon.path), await sharp(svg).png().toBuffer());
  }
}

/**
 * The mark's share of the icon's width: systems may crop a maskable icon to a circle of 80%
 * (https://www.w3.org/TR/appmanifest/#icon-masks), and Apple rounds the corners.
 */
const markShare = { any: 0.84, maskable: 0.56, apple: 0.72 };

function iconSvg({ size, purpose }: Icon): string {
  const scale = (size * markShare[purpose]) / 32;
  const offset = (size - 32 * scale) / 2;
  const radius = purpose === 'any' ? size * 0.2 : 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="none">
<rect width="${size}" height="${size}" rx="${radius}" fill="${tokenColor('paper')}"/>
<g transform="translate(${offset} ${offset}) scale(${scale})">
<path d="${markPath}" stroke="${tokenColor('line-red')}" stroke-width="6" stroke-linecap="round"/>
<circle cx="16" cy="16" r="6.25" fill="${tokenColor('surface')}" stroke="${tokenColor('ink')}" stroke-width="3.5"/>
</g></svg>`;
}
