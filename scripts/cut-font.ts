/**
 * Subsets the display font for headings: `node scripts/cut-font.ts` writes
 * `app/ui/fonts/bricolage.woff2` and prints the metrics of its fallback for `app/app.css`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Path of the subset font. */
export const cutFontPath = fileURLToPath(
  new URL('../app/ui/fonts/bricolage.woff2', import.meta.url),
);

const source = new URL(
  '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  import.meta.url,
);
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** Characters of headings; any other falls back to the system's font. */
const characters = `${ascii}\u00a0©·×é‘’“”–—…→`;
/** One weight; two weights as an axis cost 11 KB more. */
const axes = { wght: 700, opsz: 36, wdth: 100 };
const features = ['kern', 'tnum', 'ccmp', 'locl', 'mark'];

/** Makes the subset: one weight, one optical size, few glyphs. */
export async function cutFont(format: 'woff2' | 'truetype'): Promise<Buffer> {
  return subsetFont(await readFile(source), characters, {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
}

/** Percentages of an `@font-face` (CSS Fonts 5) that give Arial Bold the same size on the page. */
export interface FallbackMetrics {
  sizeAdjust: string;
  ascent: string;
  descent: string;
  lineGap: string;
}

/** Advance widths of Helvetica Bold, equal to Arial Bold's, in thousandths of an em (Adobe AFM). */
const arialBold: Record<string, number> = {
  ...{ ' ': 278, a: 556, b: 611, c: 556, d: 611, e: 556, f: 333, g: 611, h: 611, i: 278, k: 556 },
  ...{ l: 278, m: 889, n: 611, o: 611, p: 611, r: 389, s: 556, t: 333, u: 611, v: 556, w: 778 },
  ...{ y: 556, x: 556, j: 278, q: 611, z: 500 },
};

/** Letter frequency in English text, in thousandths. */
const frequency: Record<string, number> = {
  ...{ ' ': 180, e: 102, t: 75, a: 65, o: 62, n: 57, i: 57, s: 53, r: 50, h: 50, l: 33, d: 33 },
  ...{ u: 23, c: 22, m: 20, f: 18, w: 17, g: 16, p: 15, y: 14, b: 13, v: 8, k: 6, x: 1, j: 1 },
  ...{ q: 1, z: 1 },
};

/** Computes the fallback's overrides from the tables of a TrueType file (OpenType 1.9). */
export function fallbackMetrics(font: Buffer): FallbackMetrics {
  const tables = readTables(font);
  const unitsPerEm = tables('head').readUInt16BE(18);
  const hhea = tables('hhea');
  const advance = advanceReader(tables);
  let ours = 0;
  let theirs = 0;
  for (const [letter, share] of Object.entries(frequency)) {
    ours += (share * advance(letter.charCodeAt(0))) / unitsPerEm;
    theirs += (share * (arialBold[letter] ?? 0)) / 1000;
  }
  const sizeAdjust = ours / theirs;
  const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;
  const override = (units: number) => percent(units / unitsPerEm / sizeAdjust);
  return {
    sizeAdjust: percent(sizeAdjust),
    ascent: override(hhea.readInt16BE(4)),
    descent: override(-hhea.readInt16BE(6)),
    lineGap: override(hhea.readInt16BE(8)),
  };
}

function readTables(font: Buffer): (tag: string) => Buffer {
  const count = font.readUInt16BE(4);
  return (tag) => {
    for (let at = 12; at < 12 + count * 16; at += 16) {
      if (font.toString('latin1', at, at + 4) !== tag) continue;
      const offset = font.readUInt32BE(at + 8);
      return font.subarray(offset, offset + font.readUInt32BE(at + 12));
    }
    throw new Error(`the font has no table ${tag}`);
  };
}

/** Reads advance widths through a format 4 character map, which every web font has. */
function advanceReader(tables: (tag: string) => Buffer): (code: number) => number {
  const cmap = tables('cmap');
  const hmtx = tables('hmtx');
  const long = tables('hhea').readUInt16BE(34);
  const subtable = findFormat4(cmap);
  const segments = subtable.readUInt16BE(6) / 2;
  return (code) => {
    for (let index = 0; index < segments; index++) {
      if (subtable.readUInt16BE(14 + index * 2) < code) continue;
      const start = subtable.readUInt16BE(16 + (segments + index) * 2);
      if (start > code) break;
      const delta = subtable.readInt16BE(16 + (2 * segments + index) * 2);
      const rangeAt = 16 + (3 * segments + index) * 2;
      const range = subtable.readUInt16BE(rangeAt);
      const glyph =
        range === 0 ? code + delta : subtable.readUInt16BE(rangeAt + range + (code - start) * 2);
      return hmtx.readUInt16BE(Math.min(glyph & 0xffff, long - 1) * 4);
    }
    throw new Error(`the font has no character ${code}`);
  };
}

function findFormat4(cmap: Buffer): Buffer {
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    if (subtable.readUInt16BE(0) === 4) return subtable;
  }
  throw new Error('the font has no format 4 character map');
}

if (import.meta.main) {
  await writeFile(cutFontPath, await cutFont('woff2'));
  console.log(fallbackMetrics(await cutFont('truetype')));
}
