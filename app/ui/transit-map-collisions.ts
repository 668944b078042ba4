import {
  type Box,
  gridStep,
  labelAnchor,
  labelSize,
  lineWidth,
  type MapLayout,
  type MapPoint,
  type MapStation,
  noteSize,
  stationBox,
} from './transit-map-geometry.ts';

/** Average width in em of a bold character of a wide typeface: 0.55 to 0.64 in DejaVu Sans Bold. */
const characterWidth = 0.58;

/**
 * Finds what makes a layout unreadable, one sentence each: labels that overlap labels, stops or
 * lines, or leave the drawing. For tests; it assumes the text widths of a wide typeface.
 */
export function findCollisions({ size, lines, stations }: MapLayout): string[] {
  const labelled = stations.filter(({ label }) => label);
  const [right, bottom] = [size[0] * gridStep, size[1] * gridStep];
  return labelled.flatMap((station, index) => {
    const box = labelBox(station);
    const name = `"${station.label}"`;
    const others = labelled.slice(index + 1).filter((other) => overlap(box, labelBox(other)));
    const stops = stations.filter((other) => other !== station && overlap(box, stationBox(other)));
    const crossed = lines.filter(({ path }) => crosses(path, box));
    const outside = box.left < 0 || box.top < 0 || box.right > right || box.bottom > bottom;
    return [
      ...others.map((other) => `${name} covers "${other.label}"`),
      ...stops.map((other) => `${name} covers the stop at ${other.at}`),
      ...crossed.map((line) => `${name} covers the line ${line.name}`),
      ...(outside ? [`${name} leaves the drawing`] : []),
    ];
  });
}

/** The largest box of a station's label, in pixels. */
function labelBox(station: MapStation): Box {
  const { x, y, anchor } = labelAnchor(station);
  const width = Math.max(
    (station.label?.length ?? 0) * labelSize * characterWidth,
    (station.note?.length ?? 0) * noteSize * (characterWidth - 0.05),
  );
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const bottom = y + (station.note ? noteSize + 4 : 0) + 3;
  return { left, right: left + width, top: y - labelSize * 0.8, bottom };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** Samples a line every 2 px; the arcs of its corners stay within 9 px of the polyline. */
function crosses(path: readonly MapPoint[], box: Box): boolean {
  const half = lineWidth / 2;
  return path.slice(1).some((to, index) => {
    const from = path[index] ?? to;
    const steps = Math.ceil((Math.hypot(to[0] - from[0], to[1] - from[1]) * gridStep) / 2) || 1;
    return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((share) => {
      const x = (from[0] + (to[0] - from[0]) * share) * gridStep;
      const y = (from[1] + (to[1] - from[1]) * share) * gridStep;
      return overlap(box, { left: x - half, right: x + half, top: y - half, bottom: y + half });
    });
  });
}
