import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { markPath } from '../app/chrome/mark.ts';
import { shareSize } from '../app/seo/share-size.ts';
import type { LineColor } from '../app/ui/lines.ts';
import { readTokens, toHex } from '../app/ui/tokens.ts';
import { gridStep, type MapPoint, roundedPath } from '../app/ui/transit-map-geometry.ts';
import { unescapeMarkup } from '../lib/markup.ts';

/** One page's picture: where it is written below the folder, and the words on it. */
interface SharePicture {
  file: string;
  title: string;
  site: string;
}

/**
 * Draws the picture that each prerendered page names in `og:image`, with the page's title.
 * The pages are the list, so a new page needs nothing here.
 * @param folder `build/client`.
 * @returns the files written.
 */
export async function drawSharePictures(folder: string): Promise<string[]> {
  const pages = globSync('**/*.html', { cwd: folder });
  const pictures = new Map<string, SharePicture>();
  for (const page of pages) {
    const picture = pictureOf(await readFile(join(folder, page), 'utf8'));
    if (picture && !pictures.has(picture.file)) pictures.set(picture.file, picture);
  }
  for (const picture of pictures.values()) {
    const path = join(folder, picture.file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await drawPicture(picture));
  }
  return [...pictures.keys()];
}

function pictureOf(html: string): SharePicture | undefined {
  const image = metaContent(html, 'og:image');
  const title = metaContent(html, 'og:title');
  const site = metaContent(html, 'og:site_name');
  return image && title && site ? { file: new URL(image).pathname, title, site } : undefined;
}

/** The content of a `<meta property>` as React writes it. */
function metaContent(html: string, property: string): string | undefined {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return content && unescapeMarkup(content);
}

const require = createRequire(import.meta.url);
const font = (weight: 600 | 700) => ({
  name: 'Bricolage Grotesque',
  weight,
  data: readFileSync(
    require.resolve(
      `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`,
    ),
  ),
});
const fonts = [font(600), font(700)];

const tokens = readTokens(readFileSync(new URL('../app/app.css', import.meta.url), 'utf8')).light;

function color(name: string): string {
  const rgb = tokens.get(name);
  if (!rgb) throw new Error(`app.css has no colour --${name}`);
  return toHex(rgb);
}

/** A PNG of 1200 × 630 pixels: the title, the company's name and its six lines at one stop. */
async function drawPicture({ title, site }: SharePicture): Promise<Buffer> {
  const text = await satori(words(title, site) as Parameters<typeof satori>[0], {
    ...shareSize,
    fonts,
  });
  const svg = text.replace(/(<svg[^>]*>)/, `$1${map()}`);
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

function words(title: string, site: string) {
  const element = (style: Record<string, string | number>, children: unknown) => ({
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, children },
  });
  const letters = { color: color('ink'), fontFamily: fonts[0]?.name ?? '' };
  const headline = {
    ...letters,
    fontSize: title.length > 48 ? 68 : 84,
    fontWeight: 700,
    lineHeight: 1.05,
    letterSpacing: '-0.02em',
    maxWidth: 1010,
  };
  const name = { ...letters, fontSize: 38, fontWeight: 600, marginLeft: 72 };
  return element({ width: '100%', height: '100%', flexDirection: 'column', padding: '64px 72px' }, [
    element({ ...name, height: 56, alignItems: 'center' }, site),
    element({ ...headline, marginTop: 44 }, title),
  ]);
}

/** Six lines from the left edge to one stop, two on to the right: the hero's map, larger. */
const lines: readonly [LineColor, readonly MapPoint[]][] = [
  [
    'red',
    [
      [-2, 53],
      [85, 53],
      [91, 59],
      [112, 59],
    ],
  ],
  [
    'blue',
    [
      [-2, 60],
      [86, 60],
      [88, 62],
      [112, 62],
    ],
  ],
  [
    'orange',
    [
      [-2, 67],
      [86, 67],
      [88, 65],
      [112, 65],
    ],
  ],
  [
    'green',
    [
      [-2, 74],
      [85, 74],
      [91, 68],
      [112, 68],
    ],
  ],
  [
    'yellow',
    [
      [112, 71],
      [118, 71],
      [128, 81],
    ],
  ],
  [
    'silver',
    [
      [112, 56],
      [118, 56],
      [128, 46],
      [152, 46],
    ],
  ],
];

function map(): string {
  const [ink, surface] = [color('ink'), color('surface')];
  const paths = lines.map(
    ([line, path]) =>
      `<path d="${roundedPath(path)}" fill="none" stroke="${color(`line-${line}`)}" stroke-width="14"/>`,
  );
  const [x, top, bottom] = [112 * gridStep, 56 * gridStep, 71 * gridStep];
  const pill = (width: number, stroke: string) =>
    `<path d="M${x} ${top}V${bottom}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
  const mark = `<g transform="translate(68 64) scale(1.75)" fill="none"><path d="${markPath}" stroke="${color('line-red')}" stroke-width="6" stroke-linecap="round"/><circle cx="16" cy="16" r="6.25" fill="${surface}" stroke="${ink}" stroke-width="3.5"/></g>`;
  return `<rect width="100%" height="100%" fill="${color('paper')}"/>${paths.join('')}${pill(40, ink)}${pill(26, surface)}${mark}`;
}
