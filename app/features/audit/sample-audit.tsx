import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { type LineColor, lineStroke, lines } from '../../ui/lines.ts';
import { sample } from './copy.ts';

/** A sample audit as a business gets it: a line for each job, interrupted where something is to fix. */
export function SampleAudit() {
  return (
    <Card>
      <figure aria-label={`${sample.label}: ${sample.business}`}>
        <figcaption className="flex flex-wrap items-center justify-between gap-2 border-b border-hairline pb-4">
          <span className="font-semibold">{sample.business}</span>
          <Badge>{sample.label}</Badge>
        </figcaption>
        <ul className="py-3">
          {sample.lines.map(({ line, result, note }) => (
            <li key={line} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-2.5">
              <span className="text-small font-semibold">
                {lines[line].name} <span className="font-normal text-muted">{note}</span>
              </span>
              <span className="text-small font-semibold">{sample.results[result]}</span>
              <Track color={lines[line].color} isOpen={result === 'fine'} />
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

/** A line from end to end, or closed between two stations: there it is dotted. */
function Track({ color, isOpen }: { color: LineColor; isOpen: boolean }) {
  const closed = { from: '62%', to: '84%' };
  const parts = isOpen
    ? [['0', '100%']]
    : [
        ['0', closed.from],
        [closed.to, '100%'],
      ];
  return (
    <svg aria-hidden="true" className="col-span-2 mt-1 h-4 w-full overflow-visible" fill="none">
      {!isOpen && (
        <line
          x1={closed.from}
          x2={closed.to}
          y1="8"
          y2="8"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="0 12"
          className="stroke-hairline"
        />
      )}
      {parts.map(([x1, x2]) => (
        <line
          key={x1}
          x1={x1}
          x2={x2}
          y1="8"
          y2="8"
          strokeWidth="6"
          strokeLinecap="round"
          className={lineStroke[color]}
        />
      ))}
      {(isOpen ? ['100%'] : [closed.from, closed.to]).map((cx) => (
        <circle key={cx} cx={cx} cy="8" r="6" strokeWidth="3" className="fill-surface stroke-ink" />
      ))}
    </svg>
  );
}
