import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { type LineColor, lineStroke, lines } from '../../ui/lines.ts';
import { sample } from './copy.ts';

/** A sample audit as a business gets it: a line for each job, drawn as long as its points. */
export function SampleAudit() {
  return (
    <Card>
      <figure aria-label={`${sample.label}: ${sample.business}`}>
        <figcaption className="flex flex-wrap items-center justify-between gap-2 border-b border-hairline pb-4">
          <span className="font-semibold">{sample.business}</span>
          <Badge>{sample.label}</Badge>
        </figcaption>
        <p aria-hidden="true" className="flex justify-between pt-3 text-label text-muted">
          <span>{sample.columns[0]}</span>
          <span>{sample.columns[1]}</span>
        </p>
        <ul className="pb-3">
          {sample.lines.map(({ line, points, note }) => (
            <li key={line} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2.5">
              <span className="text-small font-semibold">
                {lines[line].name} <span className="font-normal text-muted">{note}</span>
              </span>
              <span className="text-small font-semibold tabular-nums">
                {points}
                <span className="sr-only"> of 100 points</span>
              </span>
              <ScoreLine color={lines[line].color} points={points} />
            </li>
          ))}
        </ul>
        <p className="border-t border-hairline pt-4 text-small">
          <strong>{sample.first.label}:</strong> {sample.first.text}
        </p>
      </figure>
    </Card>
  );
}

/** A line drawn as far as its points reach; the rest of the way is dotted. */
function ScoreLine({ color, points }: { color: LineColor; points: number }) {
  return (
    <svg aria-hidden="true" className="col-span-2 mt-1 h-4 w-full overflow-visible" fill="none">
      <line
        x1="0"
        x2="100%"
        y1="8"
        y2="8"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="0 12"
        className="stroke-hairline"
      />
      <line
        x1="0"
        x2={`${points}%`}
        y1="8"
        y2="8"
        strokeWidth="6"
        strokeLinecap="round"
        className={lineStroke[color]}
      />
      <circle cx={`${points}%`} cy="8" r="6" strokeWidth="3" className="fill-surface stroke-ink" />
    </svg>
  );
}
