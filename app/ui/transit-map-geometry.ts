import type { LineColor } from './lines.ts';

/** Column and row on the map's grid, from its top left corner; may be fractions. */
export type MapPoint = readonly [column: number, row: number];

/** Size of a grid step in pixels, at the map's natural size. */
export const gridStep = 8;
export const lineWidth = 8;
export const stationRadius = 7;
/** Font sizes in pixels of a station's label and of the note beneath it. */
export const labelSize = 15;
export const noteSize = 13;
const bendRadius = 20;

/** One colored line with rounded corners. Bends of 45° or 90° look like a rail map's. */
export interface MapLine {
  name: string;
  color: LineColor;
  path: readonly MapPoint[];
  /** Planned: drawn as dots. */
  planned?: boolean;
  /** Ends at a buffer stop. */
  buffer?: boolean;
}

export type LabelSide =
  | 'above'
  | 'below'
  | 'left'
  | 'right'
  | 'above-left'
  | 'above-right'
  | 'below-left'
  | 'below-right';

/** A stop. With `to` it is an interchange: a pill from `at` to `to`. */
export interface MapStation {
  at: MapPoint;
  to?: MapPoint;
  label?: string;
  /** Second, smaller line of the label. */
  note?: string;
  /** The label's side of the stop; `right` by default. */
  side?: LabelSide;
  /** `here` fills the stop with the accent. */
  kind?: 'stop' | 'here';
}

/** One drawing: size in grid steps, lines and stations. */
export interface MapLayout {
  size: readonly [columns: number, rows: number];
  lines: readonly MapLine[];
  stations: readonly MapStation[];
}

/** SVG path data of a polyline with arcs in its corners, in pixels. */
export function roundedPath(path: readonly MapPoint[]): string {
  const points = path.map(([x, y]) => [x * gridStep, y * gridStep] as const);
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${show(point)}`;
      if (!after) return `L${show(point)}`;
      return corner(before, point, after);
    })
    .join('');
}

/** SVG path data of a buffer stop across a line's end, in pixels. */
export function bufferPath(path: readonly MapPoint[]): string {
  const [before, end] = path.slice(-2).map(([x, y]) => [x * gridStep, y * gridStep] as const);
  if (!before || !end) return '';
  const [x, y] = direction(before, end);
  const half = lineWidth * 1.75;
  return `M${show([end[0] - y * half, end[1] + x * half])}L${show([end[0] + y * half, end[1] - x * half])}`;
}

type Pixel = readonly [number, number];

function corner(before: Pixel, point: Pixel, after: Pixel): string {
  const [inX, inY, inLength] = direction(before, point);
  const [outX, outY, outLength] = direction(point, after);
  const turn = Math.acos(Math.max(-1, Math.min(1, inX * outX + inY * outY)));
  if (turn < 0.01) return `L${show(point)}`;
  const reach = Math.min(bendRadius * Math.tan(turn / 2), inLength / 2, outLength / 2);
  const radius = reach / Math.tan(turn / 2);
  const sweep = inX * outY - inY * outX > 0 ? 1 : 0;
  const start: Pixel = [point[0] - inX * reach, point[1] - inY * reach];
  const end: Pixel = [point[0] + outX * reach, point[1] + outY * reach];
  return `L${show(start)}A${round(radius)} ${round(radius)} 0 0 ${sweep} ${show(end)}`;
}

function direction(from: Pixel, to: Pixel): [x: number, y: number, length: number] {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length, length];
}

function show([x, y]: Pixel): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Anchor of a label's text, in pixels; `y` is the first line's baseline. */
export function labelAnchor(station: MapStation): {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
} {
  const side = station.side ?? 'right';
  const box = stationBox(station);
  const gap = 7;
  const height = labelSize + (station.note ? noteSize + 3 : 0);
  const beside = side.includes('left') ? 'end' : side.includes('right') ? 'start' : 'middle';
  const diagonal = side.includes('-') ? -gap / 2 : gap;
  const x =
    beside === 'middle'
      ? (box.left + box.right) / 2
      : beside === 'start'
        ? box.right + diagonal
        : box.left - diagonal;
  const top = side.startsWith('above')
    ? box.top - gap - height + 3
    : side.startsWith('below')
      ? box.bottom + gap - 2
      : (box.top + box.bottom - height) / 2 - 1;
  return { x: round(x), y: round(top + labelSize - 2), anchor: beside };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Bounding box of a stop, in pixels. */
export function stationBox({ at, to = at }: MapStation): Box {
  const reach = stationRadius + 1.5;
  return {
    left: Math.min(at[0], to[0]) * gridStep - reach,
    right: Math.max(at[0], to[0]) * gridStep + reach,
    top: Math.min(at[1], to[1]) * gridStep - reach,
    bottom: Math.max(at[1], to[1]) * gridStep + reach,
  };
}
