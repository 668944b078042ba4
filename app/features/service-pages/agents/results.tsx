import { claims } from '../../../facts/site.ts';
import { type LineColor, lineStroke } from '../../../ui/lines.ts';
import { Section } from '../../../ui/section.tsx';
import { results, sides } from './copy.ts';

/** The three claims, each with a drawing to scale. */
export function Results() {
  return (
    <Section tone="sunken" aria-labelledby="results">
      <h2 id="results" className="text-h2">
        {results.title}
      </h2>
      <dl className="mt-10 grid grid-cols-1 gap-y-8 md:grid-cols-3 md:divide-x md:divide-hairline">
        {results.figures.map(({ label, upTo, value, text, bars }) => (
          <div
            key={label}
            className="max-md:border-hairline max-md:border-t max-md:pt-6 md:px-6 md:last:pr-0 md:first:pl-0 lg:px-10"
          >
            <dt className="font-semibold">{label}</dt>
            <dd className="mt-1 font-bold font-display text-h1 tabular-nums md:max-lg:text-h2">
              <span className="text-h3 tracking-normal">{upTo}</span> {value}
            </dd>
            <dd className="mt-5 text-pretty text-muted">
              <svg
                width="100%"
                height="76"
                fill="none"
                className="mb-5 block overflow-visible"
                fontSize="13"
                aria-hidden="true"
              >
                {bars ? <Bars {...bars} /> : <Days />}
              </svg>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-10 max-w-measure text-small text-muted">{results.note}</p>
    </Section>
  );
}

/** Two bars on the same scale: now, and with the agent. */
function Bars({ before, after, color }: { before: number; after: number; color: LineColor }) {
  return (
    <>
      <text x="0" y="12" className="fill-muted">
        {sides.before}
      </text>
      <Bar y={24} length={before} className="stroke-control" />
      <text x="0" y="56" className="fill-muted">
        {sides.after}
      </text>
      <Bar y={68} length={after} className={lineStroke[color]} />
    </>
  );
}

function Bar({ y, length, className }: { y: number; length: number; className: string }) {
  const end = `${length * 0.96}%`;
  return (
    <>
      <line x1="4" x2={end} y1={y} y2={y} strokeWidth="8" className={className} />
      <circle cx={end} cy={y} r="8" strokeWidth="4" className="fill-surface stroke-ink" />
    </>
  );
}

const days = Array.from({ length: claims.agentResultsDays }, (_, day) => day);

/** A dot for each day until results; the last one is a stop. */
function Days() {
  const last = days.length - 1;
  const x = (day: number) => `${2 + (day / last) * 94}%`;
  return (
    <>
      <text x="0" y="12" className="fill-muted">
        Day 1
      </text>
      <text x="100%" y="12" textAnchor="end" className="fill-muted">
        Day {days.length}
      </text>
      {days.map((day) =>
        day === last ? (
          <circle
            key={day}
            cx={x(day)}
            cy="46"
            r="10"
            strokeWidth="4"
            className="fill-accent stroke-ink"
          />
        ) : (
          <circle key={day} cx={x(day)} cy="46" r="3.5" className="fill-control" />
        ),
      )}
    </>
  );
}
