import { classNames } from '../ui/class-names.ts';
import { lineBackground, lines } from '../ui/lines.ts';
import { figures, impressionsByWeek, published, rankings, sample } from './sample.ts';

/** The results dashboard with a quarter of a sample business: figures, a chart and rankings. */
export function ResultsDashboard() {
  return (
    <figure className="overflow-hidden rounded-card border border-hairline bg-surface shadow-card">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-hairline border-b px-4 py-3 sm:px-6">
        <span className="font-bold font-display">
          {sample.business}, {sample.town}
        </span>
        <span className="rounded-full border border-control px-2.5 py-0.5 text-label">
          Sample data, {sample.weeks} weeks
        </span>
      </figcaption>
      <dl className="grid grid-cols-2 border-hairline border-b lg:grid-cols-4">
        {figures.map(({ value, label, note }, index) => (
          <div
            key={label}
            className={classNames(
              'flex flex-col-reverse justify-end border-hairline px-4 py-5 sm:px-6',
              index % 2 === 1 && 'border-l',
              index === 2 && 'lg:border-l',
              index > 1 && 'border-t lg:border-t-0',
            )}
          >
            <dt>
              <span className="block wrap-anywhere font-semibold text-small">{label}</span>
              <span className="block text-label text-muted">{note}</span>
            </dt>
            <dd className="font-bold font-display text-h2 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid lg:grid-cols-[1.6fr_1fr]">
        <Impressions />
        <div className="grid content-start gap-8 border-hairline border-t p-4 sm:grid-cols-2 sm:p-6 lg:grid-cols-1 lg:border-t-0 lg:border-l">
          <Published />
          <Rankings />
        </div>
      </div>
    </figure>
  );
}

const height = 224;
const step = 100 / impressionsByWeek.length;

function Impressions() {
  const most = Math.max(...impressionsByWeek);
  const last = impressionsByWeek.length - 1;
  const first = impressionsByWeek[0];
  return (
    <div className="p-4 sm:p-6">
      <h3 className="font-semibold text-small">Impressions by week</h3>
      <svg
        width="100%"
        height={height + 28}
        role="img"
        aria-label={`Bar chart: weekly impressions rise from ${first},000 in week 1 to ${most},000 in week ${last + 1}.`}
        className="mt-4 block text-label"
      >
        {[50, 100, 150].map((thousands) => {
          const y = height - (thousands / most) * (height - 24);
          return (
            <g key={thousands}>
              <line x1="0" x2="100%" y1={y} y2={y} className="stroke-hairline" />
              <text x="0" y={y - 5} className="fill-muted">
                {thousands}K
              </text>
            </g>
          );
        })}
        {impressionsByWeek.map((thousands, index) => {
          const tall = (thousands / most) * (height - 24);
          return (
            <rect
              key={thousands}
              x={`${index * step + step * 0.36}%`}
              y={height - tall}
              width={`${step * 0.6}%`}
              height={tall}
              rx="3"
              className={index === last ? 'fill-line-red' : 'fill-line-silver'}
            />
          );
        })}
        <line x1="0" x2="100%" y1={height} y2={height} className="stroke-control" />
        <text x={`${step * 0.66}%`} y={height + 20} textAnchor="middle" className="fill-muted">
          1
        </text>
        <text x={`${step * 6.66}%`} y={height + 20} textAnchor="middle" className="fill-muted">
          Week 7
        </text>
        <text x="100%" y={height + 20} textAnchor="end" className="fill-muted">
          {last + 1}
        </text>
        <text x="100%" y={16} textAnchor="end" fontWeight="700" className="fill-ink">
          {most}K
        </text>
      </svg>
    </div>
  );
}

function Published() {
  return (
    <div>
      <h3 className="font-semibold text-small">Published</h3>
      <ul className="mt-3 grid gap-2.5 text-small">
        {published.map(({ job, count, line }) => (
          <li key={job} className="flex items-center gap-2.5">
            <span
              aria-hidden="true"
              className={classNames('size-3 rounded-full', lineBackground[lines[line].color])}
            />
            {job}
            <span className="ml-auto font-semibold tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Rankings() {
  return (
    <div>
      <h3 className="font-semibold text-small">Place in search results</h3>
      <ul className="mt-3 grid gap-2.5 text-small">
        {rankings.map(({ search, from, to }) => (
          <li key={search} className="flex items-baseline justify-between gap-3">
            {search}
            <span className="whitespace-nowrap tabular-nums">
              <span className="text-muted">{from} to</span>{' '}
              <span className="font-bold text-positive">{to}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
