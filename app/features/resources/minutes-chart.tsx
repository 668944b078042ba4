import { resourceCategories } from '../../facts/resource-categories.ts';
import { type LineColor, lineStroke } from '../../ui/lines.ts';
import { chart } from './copy.ts';
import { resources } from './library.ts';
import { duration } from './model.ts';

const from = 5;
const to = 120;
const ticks = [5, 10, 20, 40, 60, 120];

/** Position of a duration between 5 and 120 minutes, on a logarithmic scale: most are short. */
function position(minutes: number): string {
  return `${((Math.log(minutes / from) / Math.log(to / from)) * 100).toFixed(2)}%`;
}

/** The library as a map: a line for each category, a stop for each duration. */
export function MinutesChart() {
  return (
    <figure
      aria-label={chart.label}
      className="rounded-card border border-hairline bg-surface px-5 py-6 shadow-card sm:px-8 sm:py-8"
    >
      <ul className="flex flex-col gap-4 sm:gap-5">
        {resourceCategories.map(({ id, title, color }) => {
          const own = resources.filter(({ categoryId }) => categoryId === id);
          return (
            <li
              key={id}
              className="grid grid-cols-1 gap-x-8 gap-y-1 md:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-small font-semibold">
                {title}
                <span className="font-normal text-label text-muted tabular-nums">
                  {chart.count(own.length)}
                </span>
              </span>
              <CategoryLine color={color} minutes={own.map((resource) => resource.minutes)} />
            </li>
          );
        })}
      </ul>
      <div className="mt-4 md:pl-64">
        <Ticks />
      </div>
    </figure>
  );
}

function CategoryLine({ color, minutes }: { color: LineColor; minutes: readonly number[] }) {
  const first = position(Math.min(...minutes));
  const last = position(Math.max(...minutes));
  return (
    <svg aria-hidden="true" className="h-6 w-full overflow-visible" fill="none">
      <line
        x1="0"
        x2="100%"
        y1="12"
        y2="12"
        strokeWidth="2"
        strokeDasharray="2 6"
        className="stroke-hairline"
      />
      <line
        x1={first}
        x2={last}
        y1="12"
        y2="12"
        strokeWidth="8"
        strokeLinecap="round"
        className={lineStroke[color]}
      />
      {minutes.map((minute) => (
        <circle
          key={minute}
          cx={position(minute)}
          cy="12"
          r="5.5"
          strokeWidth="3"
          className="fill-surface stroke-ink"
        />
      ))}
    </svg>
  );
}

function Ticks() {
  return (
    <svg aria-hidden="true" className="h-5 w-full overflow-visible">
      {ticks.map((minutes) => (
        <text
          key={minutes}
          x={position(minutes)}
          y="14"
          fontSize="13"
          textAnchor={minutes === from ? 'start' : minutes === to ? 'end' : 'middle'}
          className="fill-muted tabular-nums"
        >
          {duration(minutes)}
        </text>
      ))}
    </svg>
  );
}
