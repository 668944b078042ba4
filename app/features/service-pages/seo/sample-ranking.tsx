import { ranking } from './copy.ts';

/** A sample ranking: the weekly line chart, and the result in its place today. */
export function SampleRanking() {
  return (
    <figure className="overflow-hidden rounded-card border border-hairline bg-surface shadow-card">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-hairline border-b px-4 py-3 text-small sm:px-6">
        <span>
          Place in Google for <strong>“{ranking.search}”</strong>
        </span>
        <span className="text-label text-muted">Sample data, {ranking.places.length} weeks</span>
      </figcaption>
      <div className="grid grid-cols-1 lg:grid-cols-[1.5fr_1fr]">
        <RankingChart />
        <SearchResults />
      </div>
    </figure>
  );
}

const height = 300;
const lowest = 15;
const weeks = ranking.places.length;
/** Vertical position of a place; place 1 is near the top. */
const y = (place: number) => ((place - 0.25) / lowest) * height;
/** Horizontal position of a week, in percent. */
const x = (week: number) => 7 + (week / (weeks - 1)) * 85;

function RankingChart() {
  const path = ranking.places
    .map((place, week) => `${week ? 'L' : 'M'}${x(week).toFixed(2)} ${y(place)}`)
    .join('');
  const first = ranking.places[0];
  const last = ranking.places[weeks - 1] ?? first;
  const arrival = ranking.places.findIndex((place) => place <= 10);
  return (
    <div className="p-4 sm:p-6">
      <svg
        width="100%"
        height={height + 30}
        role="img"
        aria-label={`Line chart: from place ${first} in week 1 to page one in week ${arrival + 1} and place ${last} in week ${weeks}.`}
        className="block text-label tabular-nums"
      >
        <rect width="100%" height={y(10.5)} rx="10" className="fill-sunken" />
        <text x="12" y="24" fontWeight="700" className="fill-ink">
          Page one
        </text>
        <text x="12" y={y(10.5) + 24} className="fill-muted">
          Page two
        </text>
        <svg
          viewBox={`0 0 100 ${height}`}
          width="100%"
          height={height}
          preserveAspectRatio="none"
          fill="none"
          aria-hidden="true"
        >
          <path
            d={path}
            strokeWidth="8"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-line-green"
          />
        </svg>
        {[0, arrival, weeks - 1].map((week) => (
          <Place key={week} week={week} place={ranking.places[week] ?? first} last={last} />
        ))}
        <text x="100%" y={height + 24} textAnchor="end" className="fill-muted">
          Week {weeks}
        </text>
        <text x="0" y={height + 24} className="fill-muted">
          Week 1
        </text>
      </svg>
    </div>
  );
}

function Place({ week, place, last }: { week: number; place: number; last: number }) {
  const at = `${x(week)}%`;
  return (
    <g>
      <circle
        cx={at}
        cy={y(place)}
        r="8"
        strokeWidth="4"
        className={place === last ? 'fill-line-green stroke-ink' : 'fill-surface stroke-ink'}
      />
      <text x={at} y={y(place) - 18} textAnchor="middle" fontWeight="700" className="fill-ink">
        {place}
      </text>
    </g>
  );
}

/** The search results; the other entries are drawn as gray bars. */
function SearchResults() {
  const place = ranking.places[weeks - 1] ?? 1;
  return (
    <ol className="grid content-center gap-4 border-hairline border-t p-4 sm:p-6 lg:border-t-0 lg:border-l">
      {Array.from({ length: 5 }, (_, index) => index + 1).map((number) =>
        number === place ? (
          <li
            key={number}
            className="relative rounded-control border-2 border-ink bg-surface p-4 shadow-card lg:-ml-10"
          >
            <span className="flex items-center gap-2 text-label text-muted">
              <span className="grid size-6 place-items-center rounded-full bg-ink font-bold text-paper tabular-nums">
                {number}
              </span>
              fernstreetbakery.example
            </span>
            <span className="mt-1.5 block font-bold font-display text-h3">
              {ranking.business}, {ranking.town}
            </span>
            <span className="mt-1 block text-pretty text-small">{ranking.snippet}</span>
          </li>
        ) : (
          <li key={number} aria-hidden="true" className="flex gap-3 px-4">
            <span className="w-6 shrink-0 text-center text-label text-muted tabular-nums">
              {number}
            </span>
            <span className="grid w-full gap-2 pt-1">
              <span className="h-2.5 w-2/3 rounded-full bg-hairline" />
              <span className="h-2.5 w-full rounded-full bg-sunken" />
            </span>
          </li>
        ),
      )}
    </ol>
  );
}
