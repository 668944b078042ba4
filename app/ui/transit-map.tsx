import { LineMark } from './badge.tsx';
import { classNames } from './class-names.ts';
import { lineStroke } from './lines.ts';
import {
  bufferPath,
  gridStep,
  labelAnchor,
  labelSize,
  lineWidth,
  type MapLayout,
  type MapLine,
  type MapStation,
  noteSize,
  roundedPath,
  stationRadius,
} from './transit-map-geometry.ts';

/**
 * A drawing in the style of a rail map. `wide` shows in columns with room for labels of 12 px,
 * `compact` in narrower ones (at most 342 px wide, so that a phone shows it at full size). The lines
 * are animated once, for 300 ms.
 */
export function TransitMap({
  id,
  title,
  description,
  wide,
  compact,
  legend = false,
  className,
}: {
  /** Unique on the page; prefix of the ids inside. */
  id: string;
  title: string;
  /** Text alternative for the drawing. */
  description: string;
  wide: MapLayout;
  compact: MapLayout;
  /** Lists the lines' names below the drawing. */
  legend?: boolean;
  className?: string;
}) {
  const names = new Map(wide.lines.map((line) => [line.name, line.color]));
  const [hideWide, hideCompact] = switchAt(wide.size[0] * gridStep);
  return (
    <figure className={classNames('@container w-full', className)}>
      <Drawing
        id={`${id}-wide`}
        title={title}
        description={description}
        layout={wide}
        className={hideWide}
      />
      <Drawing
        id={`${id}-compact`}
        title={title}
        description={description}
        layout={compact}
        className={hideCompact}
      />
      {legend && (
        <figcaption>
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2.5">
            {[...names].map(([name, color]) => (
              <li key={name} className="flex items-center gap-2.5 text-small font-semibold">
                <LineMark color={color} />
                {name}
              </li>
            ))}
          </ul>
        </figcaption>
      )}
    </figure>
  );
}

/** Container query: shows a wide drawing at 85% or more, so that labels of 15 px stay above 12. */
function switchAt(width: number): [hideWide: string, hideCompact: string] {
  const least = width * 0.85;
  if (least <= 512) return ['@max-lg:map-away', '@lg:map-away'];
  if (least <= 576) return ['@max-xl:map-away', '@xl:map-away'];
  if (least <= 672) return ['@max-2xl:map-away', '@2xl:map-away'];
  if (least <= 896) return ['@max-4xl:map-away', '@4xl:map-away'];
  return ['@max-5xl:map-away', '@5xl:map-away'];
}

/** One layout as an SVG image with a text alternative (WCAG 1.1.1). */
export function Drawing({
  id,
  title,
  description,
  layout,
  className,
}: {
  id: string;
  title: string;
  description: string;
  layout: MapLayout;
  className?: string;
}) {
  const [width, height] = [layout.size[0] * gridStep, layout.size[1] * gridStep];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}
      className={classNames('h-auto max-w-full', className)}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {layout.lines.map((line) => (
        <Track key={`${line.name} ${line.path[0]}`} line={line} />
      ))}
      {layout.stations.map((station) => (
        <Stop key={`${station.at}`} station={station} />
      ))}
    </svg>
  );
}

function Track({ line: { color, path, planned, buffer } }: { line: MapLine }) {
  return (
    <>
      <path
        d={roundedPath(path)}
        pathLength={planned ? undefined : 1}
        strokeDasharray={planned ? '0.1 14' : undefined}
        strokeWidth={lineWidth}
        strokeLinecap="round"
        className={classNames(lineStroke[color], !planned && 'map-line')}
      />
      {buffer && (
        <path
          d={bufferPath(path)}
          strokeWidth={lineWidth}
          strokeLinecap="round"
          className="stroke-ink"
        />
      )}
    </>
  );
}

function Stop({ station }: { station: MapStation }) {
  const [x, y] = [station.at[0] * gridStep, station.at[1] * gridStep];
  const [toX, toY] = (station.to ?? station.at).map((value) => value * gridStep);
  return (
    <g>
      <path
        d={`M${x} ${y}L${toX} ${toY}`}
        strokeWidth={stationRadius * 2 + 3}
        strokeLinecap="round"
        className="stroke-ink"
      />
      <path
        d={`M${x} ${y}L${toX} ${toY}`}
        strokeWidth={stationRadius * 2 - 3}
        strokeLinecap="round"
        className={station.kind === 'here' ? 'stroke-accent' : 'stroke-surface'}
      />
      {station.label && <Label station={station} />}
    </g>
  );
}

function Label({ station }: { station: MapStation }) {
  const { x, y, anchor } = labelAnchor(station);
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={labelSize}
      fontWeight="600"
      className="fill-ink"
    >
      {station.label}
      {station.note && (
        <tspan x={x} dy={noteSize + 4} fontSize={noteSize} fontWeight="400" className="fill-muted">
          {station.note}
        </tspan>
      )}
    </text>
  );
}
