import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { escapeMarkup } from '../../lib/markup.ts';
import { projectRoot } from '../../lib/project-root.ts';
import type { LineColor } from '../ui/lines.ts';
import { readTokens, toHex } from '../ui/tokens.ts';
import {
  gridStep,
  lineWidth,
  type MapPoint,
  roundedPath,
  stationRadius,
} from '../ui/transit-map-geometry.ts';
import { markPath, shareSize } from './images.ts';

/** Content of a share picture. */
export interface SharePicture {
  title: string;
  /** Line above the title, next to the logo: the site's name, and a post's category. */
  label: string;
  /** Map below the title; the home page's map by default. */
  map?: ShareMap;
}

/** A transit map on a grid of 12 columns and 6 rows. */
export interface ShareMap {
  lines: readonly { color: LineColor; path: readonly MapPoint[] }[];
  stops: readonly { at: MapPoint; here: boolean }[];
}

const margin = 72;
/** Distance of title and map from the top, in pixels. */
const titleTop = 156;
const mapTop = 410;
/** Room for the title in pixels, above the map. */
const titleHeight = 212;
/** Title sizes in pixels; the largest one that fits is used. */
const titleSizes = [84, 68, 56, 46];
const maxTitleLength = 140;

/** Display face as TrueType: sharp's text layout doesn't read WOFF2. */
const fontfile = join(projectRoot, 'app/seo/fonts/bricolage-extrabold.ttf');
const tokens = readTokens(readFileSync(join(projectRoot, 'app/app.css'), 'utf8')).light;

/** Draws a PNG of 1200 × 630 pixels for shared links, on sharp's threads. */
export async function drawSharePicture({ title, label, map }: SharePicture): Promise<Buffer> {
  const [heading, name] = await Promise.all([
    drawTitle(title),
    drawText(label, { size: 34, color: 'ink' }),
  ]);
  return sharp(Buffer.from(background(map)))
    .composite([
      { input: name.data, left: margin + 72, top: 92 - Math.round(name.info.height / 2) },
      { input: heading.data, left: margin, top: titleTop },
    ])
    .png({ palette: true, colours: 64, effort: 8 })
    .toBuffer();
}

/** Hex value of a color of app.css in the light scheme. */
export function tokenColor(name: string): string {
  const rgb = tokens.get(name);
  if (!rgb) throw new Error(`app.css has no color --${name}`);
  return toHex(rgb);
}

async function drawTitle(title: string) {
  const cut =
    title.length > maxTitleLength ? `${title.slice(0, maxTitleLength - 1).trimEnd()}…` : title;
  for (const size of titleSizes) {
    const drawn = await drawText(cut, { size, color: 'ink' });
    const last = size === titleSizes.at(-1);
    if (last || drawn.info.height <= titleHeight) return drawn;
  }
  throw new Error('no title sizes');
}

function drawText(value: string, { size, color }: { size: number; color: string }) {
  return sharp({
    text: {
      text: `<span foreground="${tokenColor(color)}" letter_spacing="${-size * 12}">${escapeMarkup(value)}</span>`,
      // The comma keeps Pango from reading the last word of the name as a weight.
      font: `Bricolage Grotesque 96pt ExtraBold, ${size}`,
      fontfile,
      width: shareSize.width - 2 * margin,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function background(map: ShareMap | undefined): string {
  const { width, height } = shareSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none"><rect width="100%" height="100%" fill="${tokenColor('paper')}"/>${map ? postMap(map) : siteMap()}${mark()}</svg>`;
}

/** Map of a post: its cover's grid across the picture's width, enlarged. */
function postMap({ lines, stops }: ShareMap): string {
  const [stepX, stepY, zoom] = [shareSize.width / 12, 33, 1.75];
  const place = ([x, y]: MapPoint) =>
    [(x * stepX) / zoom / gridStep, (y * stepY) / zoom / gridStep] as const;
  const paths = lines.map(
    ({ color, path }) =>
      `<path d="${roundedPath(path.map(place))}" stroke="${tokenColor(`line-${color}`)}" stroke-width="${lineWidth}" stroke-linecap="round"/>`,
  );
  const circles = stops.map(({ at, here }) => {
    const [x, y] = place(at).map((steps) => steps * gridStep);
    return `<circle cx="${x}" cy="${y}" r="${stationRadius}" fill="${tokenColor(here ? 'accent' : 'surface')}" stroke="${tokenColor('ink')}" stroke-width="3"/>`;
  });
  return `<g transform="translate(0 ${mapTop}) scale(${zoom})">${paths.join('')}${circles.join('')}</g>`;
}

/** The home page's map, enlarged: six lines meet at one stop and two go on. */
function siteMap(): string {
  const paths = siteLines.map(
    ({ color, path }) =>
      `<path d="${roundedPath(path)}" stroke="${tokenColor(`line-${color}`)}" stroke-width="14"/>`,
  );
  const [x, top, bottom] = [112 * gridStep, 56 * gridStep, 71 * gridStep];
  const interchange = (width: number, color: string) =>
    `<path d="M${x} ${top}V${bottom}" stroke="${tokenColor(color)}" stroke-width="${width}" stroke-linecap="round"/>`;
  return `${paths.join('')}${interchange(40, 'ink')}${interchange(26, 'surface')}`;
}

/** Corners in grid steps from the top left. */
const siteLines: ShareMap['lines'] = [
  { color: 'red', path: corners('-2,53 85,53 91,59 112,59') },
  { color: 'blue', path: corners('-2,60 86,60 88,62 112,62') },
  { color: 'orange', path: corners('-2,67 86,67 88,65 112,65') },
  { color: 'green', path: corners('-2,74 85,74 91,68 112,68') },
  { color: 'yellow', path: corners('112,71 118,71 128,81') },
  { color: 'silver', path: corners('112,56 118,56 128,46 152,46') },
];

function corners(list: string): MapPoint[] {
  return list.split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    return [x, y];
  });
}

function mark(): string {
  return `<g transform="translate(68 64) scale(1.75)"><path d="${markPath}" stroke="${tokenColor('line-red')}" stroke-width="6" stroke-linecap="round"/><circle cx="16" cy="16" r="6.25" fill="${tokenColor('surface')}" stroke="${tokenColor('ink')}" stroke-width="3.5"/></g>`;
}
