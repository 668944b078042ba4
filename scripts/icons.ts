import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { faviconSizes, type Icon, icons, markPath } from '../app/seo/images.ts';
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
  const pictures = faviconSizes.map(async (size) => {
    const svg = Buffer.from(iconSvg({ size, purpose: 'any' }));
    return { size, png: await sharp(svg).png().toBuffer() };
  });
  await writeFile(join(folder, 'favicon.ico'), icoFile(await Promise.all(pictures)));
}

/**
 * An ICO file of PNG pictures: a header of 6 bytes, 16 bytes for each picture, then the pictures.
 * Little-endian (https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)).
 */
function icoFile(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [i, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * i;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/**
 * The mark's share of the icon's width: systems may crop a maskable icon to a circle of 80%
 * (https://www.w3.org/TR/appmanifest/#icon-masks), and Apple rounds the corners.
 */
const markShare = { any: 0.84, maskable: 0.56, apple: 0.72 };

function iconSvg({ size, purpose }: { size: number; purpose: Icon['purpose'] }): string {
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
