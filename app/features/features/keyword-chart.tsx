import { placesByWeek as places, rankings, sample } from '../../product/sample.ts';

const [{ search, from, to }] = rankings;
const [width, height, step] = [336, 222, 24];
const x = (week: number) => 24 + week * step;
const y = (place: number) => 28 + (place - 1) * 12;

/** Line chart of a keyword's place in the search results by week. */
export function KeywordChart() {
  const path = places.map((place, week) => `${x(week)} ${y(place)}`).join('L');
  const last = places.length - 1;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      role="img"
      aria-label={`Place in search results for “${search}”: ${from} in week 1, ${to} in week ${sample.weeks}.`}
      className="mx-auto mb-6 w-full max-w-md text-label"
    >
      <rect x="0" y="12" width={width} height={y(10.5) - 12} rx="8" className="fill-sunken" />
      <text x="10" y="30" className="fill-muted">
        First page
      </text>
      <path
        d={`M${path}`}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-line-green"
      />
      <Stop at={[x(0), y(from)]} label={`${from}`} />
      <Stop at={[x(last), y(to)]} label={`${to}`} />
      <text x={x(0)} y={height - 6} textAnchor="middle" className="fill-muted">
        Wk 1
      </text>
      <text x={x(last)} y={height - 6} textAnchor="middle" className="fill-muted">
        Wk {sample.weeks}
      </text>
      <text x={width / 2} y={height - 6} textAnchor="middle" className="fill-ink" fontWeight="600">
        “{search}”
      </text>
    </svg>
  );
}

function Stop({ at: [cx, cy], label }: { at: readonly [number, number]; label: string }) {
  return (
    <>
      <circle cx={cx} cy={cy} r="8" strokeWidth="4" className="fill-surface stroke-ink" />
      <text
        x={cx}
        y={cy - 16}
        textAnchor="middle"
        fontSize="22"
        fontWeight="700"
        className="fill-ink font-display"
      >
        {label}
      </text>
    </>
  );
}
