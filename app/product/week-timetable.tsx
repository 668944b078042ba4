import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { type LineId, lineBackground, lines } from '../ui/lines.ts';
import { sample, week } from './sample.ts';

/** One of the agent's weekly tasks. */
export interface WeekStop {
  day: string;
  time?: string;
  line: LineId;
  what: string;
}

/**
 * A week of the agent's jobs as a departures board, in order of time; by default the sample
 * business's week.
 */
export function WeekTimetable({
  stops = week,
  caption = <SampleCaption />,
}: {
  stops?: readonly WeekStop[];
  caption?: ReactNode;
}) {
  return (
    <figure className="self-center overflow-hidden rounded-card border border-hairline bg-surface shadow-card">
      <table className="w-full border-collapse text-left text-small">
        <caption className="border-hairline border-b px-4 py-3 text-left text-label text-muted sm:px-6">
          {caption}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Day and time</th>
            <th scope="col">What the agent does</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {stops.map((stop) => (
            <tr key={stop.day} className="align-top">
              <th
                scope="row"
                className="whitespace-nowrap py-3 pr-3 pl-4 font-normal tabular-nums sm:w-32 sm:pl-6"
              >
                <span className="block font-bold font-display">{stop.day}</span>
                {stop.time && <span className="text-label text-muted">{stop.time}</span>}
              </th>
              <td className="w-full wrap-anywhere py-3 pr-4 sm:w-auto sm:pr-6">
                <div className="flex gap-3 sm:gap-4">
                  <span
                    aria-hidden="true"
                    className={classNames(
                      'w-1.5 shrink-0 self-stretch rounded-full',
                      lineBackground[lines[stop.line].color],
                    )}
                  />
                  <div>
                    <span className="block text-label text-muted">{lines[stop.line].name}</span>
                    <span className="block text-pretty">{stop.what}</span>
                  </div>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

function SampleCaption() {
  return (
    <>
      <span className="font-semibold text-ink">{sample.business}</span>, {sample.town}. A sample
      week on the Pro plan.
    </>
  );
}
