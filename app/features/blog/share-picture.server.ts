import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { escapeMarkup } from '../../../lib/markup.ts';
import { projectRoot } from '../../../lib/project-root.ts';
import { readTokens, toHex } from '../../ui/tokens.ts';
import { gridStep, lineWidth, roundedPath, stationRadius } from '../../ui/transit-map-geometry.ts';
import type { Cover } from './cover-spec.ts';

const size = { width: 1200, height: 630 };
const margin = 72;

/** The display face with Latin letters, in a format that text layout outside a browser reads. */
const fontfile = join(projectRoot, 'app/features/blog/fonts/bricolage-bold.ttf');

const tokens = readTokens(readFileSync(join(projectRoot, 'app/app.css'), 'utf8')).light;

function color(name: string): string {
  const rgb = tokens.get(name);
  if (!rgb) throw new Error(`app.css has no colour --${name}`);
  return toHex(rgb);
}

/**
 * A PNG of 1200 × 630 pixels for links shared elsewhere: the post's own map, its title, and whose
 * it is. Drawn on sharp's threads, so that no reader waits for it.
 */
export async function drawShare(
  post: { title: string; category: string; cover: Cover },
  siteName: string,
): Promise<Buffer> {
  const title = await text(post.title, { size: 60, width: size.width - 2 * margin, name: 'ink' });
  const label = await text(`${post.category}  ·  ${siteName}`, {
    size: 30,
    width: size.width - 2 * margin,
    name: 'muted',
  });
  return sharp(Buffer.from(background(post.cover)))
    .composite([
      { input: title, left: margin, top: 96 + 56 },
      { input: label, left: margin, top: 72 },
    ])
    .png({ palette: true, colours: 64, effort: 8 })
    .toBuffer();
}

function text(value: string, look: { size: number; width: number; name: string }): Promise<Buffer> {
  const cut = value.length > 110 ? `${value.slice(0, 107).trimEnd()}…` : value;
  return sharp({
    text: {
      text: `<span foreground="${color(look.name)}">${escapeMarkup(cut)}</span>`,
      // The name in the file; the comma keeps its last word from being read as a weight.
      font: `Bricolage Grotesque 96pt ExtraBold, ${look.size}`,
      fontfile,
      width: look.width,
      rgba: true,
      dpi: 72,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer();
}

/** How the cover's grid of 12 by 6 lies on the picture: grid steps of the map, drawn this much larger. */
const zoom = 2.2;
const stepX = size.width / 12 / zoom / gridStep;
const stepY = 46 / zoom / gridStep;
const top = 340;

/** Paper, and the cover's lines across the lower half. */
function background({ lines, stops }: Cover): string {
  const spread = ([x, y]: readonly [number, number]) => [x * stepX, y * stepY] as const;
  const paths = lines.map(
    ({ color: name, path }) =>
      `<path d="${roundedPath(path.map(spread))}" stroke="${color(`line-${name}`)}" stroke-width="${lineWidth}" stroke-linecap="round"/>`,
  );
  const circles = stops.map(({ at, here }) => {
    const [x, y] = spread(at).map((steps) => steps * gridStep);
    return `<circle cx="${x}" cy="${y}" r="${stationRadius}" fill="${color(here ? 'accent' : 'surface')}" stroke="${color('ink')}" stroke-width="3"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" fill="none"><rect width="100%" height="100%" fill="${color('paper')}"/><g transform="translate(0 ${top}) scale(${zoom})">${paths.join('')}${circles.join('')}</g></svg>`;
}
