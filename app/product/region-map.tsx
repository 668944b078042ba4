import { classNames } from '../ui/class-names.ts';
import {
  anacostia,
  beltway,
  type Coordinates,
  district,
  potomac,
  roads,
  type Town,
  towns,
} from './region.ts';

const view = { north: 39.118, west: -77.4, width: 404, height: 366, scale: 900 };

/**
 * Map of the DMV: the Beltway, the roads out, two rivers, the District's border and the towns served.
 * Roads and rivers run past the drawing's box, so its container must clip them.
 */
export function RegionMap({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('overflow-visible', className)}
      viewBox={`0 0 ${view.width} ${view.height}`}
      role="img"
      aria-label={`Map of the region: the Capital Beltway around Washington DC, the Potomac, and ${towns
        .map(({ name }) => name)
        .join(', ')}.`}
    >
      <Fade id="region-fade" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <g mask="url(#region-fade)">
          <g opacity="0.22" className="stroke-line-blue">
            <path d={smooth(potomac)} strokeWidth="13" />
            <path d={smooth(anacostia)} strokeWidth="6" />
          </g>
          <g opacity="0.4" className="stroke-line-silver" strokeWidth="3">
            {roads.map((road) => (
              <path key={`${road[0]}`} d={smooth(road)} />
            ))}
          </g>
        </g>
        <path
          d={`M${district.map((at) => project(at).join(' ')).join('L')}`}
          className="stroke-muted"
          strokeDasharray="1 5"
          strokeWidth="1.5"
        />
        <path d={smooth(beltway, true)} className="stroke-paper" strokeWidth="11" />
        <path d={smooth(beltway, true)} className="stroke-line-red" strokeWidth="6" />
      </g>
      <g
        className={classNames('fill-muted font-display', sizes.state)}
        fontWeight="600"
        letterSpacing="0.02em"
      >
        <text x="285" y="34">
          Maryland
        </text>
        <text x="8" y="292">
          Northern Virginia
        </text>
        <text {...at([38.909, -77.021])} textAnchor="middle">
          Washington
        </text>
        <text {...at([38.89, -77.005])} textAnchor="middle">
          DC
        </text>
      </g>
      {towns.map((town) => (
        <Station key={town.name} town={town} />
      ))}
    </svg>
  );
}

/** Fades the map out to the left, where a text may be; elsewhere it runs on to the page's edge. */
function Fade({ id }: { id: string }) {
  const around = { x: 0, y: -400, width: 2000, height: 1200 };
  return (
    <defs>
      <linearGradient id={`${id}-left`} gradientUnits="userSpaceOnUse" x2="64">
        <stop offset="0" stopColor="#000" />
        <stop offset="1" stopColor="#fff" />
      </linearGradient>
      <mask id={id} maskUnits="userSpaceOnUse" {...around}>
        <rect {...around} fill={`url(#${id}-left)`} />
      </mask>
    </defs>
  );
}

/** Font sizes in view-box units, which are smaller than a pixel on a phone and larger elsewhere. */
const sizes = {
  town: 'text-[14.5px] sm:text-[11px]',
  landmark: 'text-[12.5px] sm:text-[9.5px]',
  state: 'text-[13px] sm:text-[10px]',
};

function Station({ town }: { town: Town }) {
  const [x, y] = project(town.at);
  const radius = town.featured ? 6 : 3.5;
  const gap = radius + 5;
  const place = {
    left: { x: x - gap, y, dy: '0.34em', textAnchor: 'end' },
    right: { x: x + gap, y, dy: '0.34em', textAnchor: 'start' },
    above: { x, y: y - gap, textAnchor: 'middle' },
    below: { x, y: y + gap, dy: '0.75em', textAnchor: 'middle' },
  } as const;
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={radius}
        className="fill-surface stroke-ink"
        strokeWidth={town.featured ? 3 : 2}
      />
      <text
        {...place[town.label]}
        fontWeight={town.featured ? 700 : 500}
        paintOrder="stroke"
        strokeWidth="4"
        strokeLinejoin="round"
        className={classNames(
          'stroke-sunken',
          town.featured ? `fill-ink ${sizes.town}` : `fill-muted ${sizes.landmark}`,
        )}
      >
        {town.wrap
          ? town.name.split(' ').map((word, index) => (
              <tspan key={word} x={place[town.label].x} dy={index === 0 ? '-0.1em' : '0.95em'}>
                {word}
              </tspan>
            ))
          : town.name}
      </text>
    </g>
  );
}

/** Equirectangular projection around 38.93° north, in view-box units. */
function project([latitude, longitude]: Coordinates): [x: number, y: number] {
  const x = (longitude - view.west) * Math.cos((38.93 * Math.PI) / 180) * view.scale;
  const y = (view.north - latitude) * view.scale;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

function at(place: Coordinates) {
  const [x, y] = project(place);
  return { x, y };
}

/** SVG path of a Catmull-Rom curve through the points, as cubic Béziers. */
function smooth(points: readonly Coordinates[], closed = false): string {
  const xy = points.map(project);
  const last = xy.length - 1;
  const point = (index: number) =>
    xy[closed ? (index + xy.length) % xy.length : Math.min(Math.max(index, 0), last)] ?? [0, 0];
  const segments = Array.from({ length: closed ? xy.length : last }, (_, i) => {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const control = (a: number, b: number, c: number) => Math.round((a + (b - c) / 6) * 10) / 10;
    const first = `${control(from[0], to[0], before[0])} ${control(from[1], to[1], before[1])}`;
    const second = `${control(to[0], from[0], after[0])} ${control(to[1], from[1], after[1])}`;
    return `C${first} ${second} ${to[0]} ${to[1]}`;
  });
  return `M${point(0).join(' ')}${segments.join('')}${closed ? 'Z' : ''}`;
}
