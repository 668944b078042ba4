import * as v from 'valibot';
import type { LineColor } from '../../ui/lines.ts';
import type { MapLayout } from '../../ui/transit-map-geometry.ts';

const colors = ['red', 'blue', 'green', 'orange', 'yellow', 'silver'] as const;
const sideNames = [
  'above',
  'below',
  'left',
  'right',
  'above-left',
  'above-right',
  'below-left',
  'below-right',
] as const;
const sides = new Map<string, (typeof sideNames)[number]>([
  ['^', 'above'],
  ['_', 'below'],
  ['<', 'left'],
  ['>', 'right'],
  ['^<', 'above-left'],
  ['^>', 'above-right'],
  ['_<', 'below-left'],
  ['_>', 'below-right'],
]);

const pointSchema = v.pipe(v.strictTuple([v.number(), v.number()]), v.readonly());

/** A post's cover: a transit map on a grid of 12 columns and 6 rows. */
export const coverSchema = v.object({
  lines: v.array(v.object({ color: v.picklist(colors), path: v.array(pointSchema) })),
  stops: v.array(
    v.object({
      at: pointSchema,
      label: v.string(),
      side: v.picklist(sideNames),
      here: v.boolean(),
    }),
  ),
});
export type Cover = v.InferOutput<typeof coverSchema>;

/** Invalid cover notation; the message quotes the part. */
export class CoverError extends Error {}

/**
 * Parses a cover's notation: `orange 0,4 3,4 5,2; red 8,0 8,6 | 3,4 Name; 8,2* _Photos`.
 * Lines come before the bar, each a color and its corners. Stops come after it, each a point, a
 * star for the highlighted one, and a label; signs before the label (`^ _ < >`, or two of them)
 * place it, above by default.
 * @throws {CoverError}
 */
export function parseCover(spec: string): Cover {
  const [lines = '', stops = ''] = spec.split('|');
  return {
    lines: parts(lines).map((part) => {
      const [color, ...points] = part.split(/\s+/);
      const known = colors.find((name) => name === color);
      if (!known || points.length < 2) throw new CoverError(`not a line: ${part}`);
      return { color: known, path: points.map(point) };
    }),
    stops: parts(stops).map((part) => {
      const [, at = '', star, side = '', label = ''] =
        /^(\S+?)(\*?)(?:\s+([\^_]?[<>]?)(.*))?$/.exec(part) ?? [];
      return {
        at: point(at),
        here: star === '*',
        side: sides.get(side) ?? 'above',
        label: label.trim(),
      };
    }),
  };
}

function parts(list: string): string[] {
  return list
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
}

function point(text: string): readonly [number, number] {
  const [x, y, ...more] = text.split(',').map(Number);
  if (x === undefined || y === undefined || more.length > 0 || Number.isNaN(x + y)) {
    throw new CoverError(`not a point: ${text}`);
  }
  return [x, y];
}

/** Covers for posts that name none. */
const shapes = [
  'blue 0,4 4,4 6,2 12,2; silver 3,0 3,6 | 3,4*; 6,2; 9,2',
  'green 0,2 5,2 7,4 12,4; yellow 9,6 9,0 | 2,2; 5,2; 9,4*',
  'orange 0,5 2,5 5,2 7,2 10,5 12,5; blue 0,2 12,2 | 5,2*; 7,2; 10,5',
  'red 0,1 8,1 10,3 10,6; silver 0,4 12,4 | 3,1; 6,1; 10,4*',
  'yellow 2,0 2,2 5,5 12,5; green 0,5 5,5; red 8,0 8,6 | 2,2; 5,5; 8,5*',
  'silver 0,3 12,3; orange 3,6 6,3 9,6; blue 3,0 6,3 9,0 | 6,3*; 2,3; 10,3',
  'green 0,1 3,1 6,4 9,4 12,1; red 0,4 12,4 | 3,1; 6,4*; 9,4',
  'blue 1,6 1,3 4,0; orange 0,3 12,3; yellow 7,6 7,0 | 1,3; 4,3; 7,3*; 10,3',
] as const;

/** Default cover of a post, one of 48 looks; the same id always gets the same one. */
export function defaultCover(id: string, label: string): Cover {
  let hash = 0;
  for (const character of id) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  const cover = parseCover(shapes[hash % shapes.length] ?? shapes[0]);
  const turn = Math.floor(hash / shapes.length) % colors.length;
  const turned = (color: LineColor) =>
    colors[(colors.indexOf(color) + turn) % colors.length] ?? color;
  return {
    lines: cover.lines.map((line) => ({ ...line, color: turned(line.color) })),
    stops: cover.stops.map((stop) => ({ ...stop, label: stop.here ? label.slice(0, 22) : '' })),
  };
}

/** Map grid steps per cover grid step. */
const scale = 4;

/** The cover as a transit map layout, 384 by 192 px. */
export function coverLayout(cover: Cover): MapLayout {
  const scaled = ([x, y]: readonly [number, number]) => [x * scale, y * scale] as const;
  return {
    size: [12 * scale, 6 * scale],
    lines: cover.lines.map(({ color, path }, index) => ({
      name: `${color} ${index}`,
      color,
      path: path.map(scaled),
    })),
    stations: cover.stops.map(({ at, label, side, here }) => ({
      at: scaled(at),
      ...(label && { label, side }),
      kind: here ? 'here' : 'stop',
    })),
  };
}

/** Text alternative of the cover. */
export function coverDescription(cover: Cover): string {
  const labels = cover.stops.map((stop) => stop.label).filter(Boolean);
  const drawing = `${cover.lines.length === 1 ? 'One line' : `${cover.lines.length} lines`} of a rail map`;
  return labels.length > 0 ? `${drawing} with the stops ${labels.join(', ')}.` : `${drawing}.`;
}
