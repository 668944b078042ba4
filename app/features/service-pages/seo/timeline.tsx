import { classNames } from '../../../ui/class-names.ts';
import { timeline } from './copy.ts';

const { milestones } = timeline;
const last = milestones[milestones.length - 1]?.day ?? 0;
const days = Array.from({ length: last }, (_, index) => index + 1);
const perRow = 15;

/** A dot for each day until the first page; milestones are stops, named below. */
export function Timeline() {
  return (
    <div className="flex flex-col rounded-card bg-ink px-6 py-8 text-paper dark:bg-sunken dark:text-ink sm:px-10 sm:py-10">
      <p>
        <strong className="block font-bold font-display text-h1 tabular-nums">
          {timeline.figure}
        </strong>
        <span className="mt-2 block text-lead">{timeline.text}</span>
      </p>
      <svg
        viewBox="-12 -12 360 144"
        fill="none"
        className="mt-8 w-full max-w-md"
        aria-hidden="true"
      >
        {days.map((day) => {
          const stop = milestones.some((milestone) => milestone.day === day);
          return (
            <circle
              key={day}
              cx={((day - 1) % perRow) * 24}
              cy={Math.floor((day - 1) / perRow) * 24}
              r={stop ? 8 : 4}
              opacity={stop ? 1 : 0.5}
              className={classNames(
                stop ? 'stroke-current' : 'fill-current',
                stop && (day === last ? 'fill-line-green' : 'fill-ink dark:fill-sunken'),
              )}
              strokeWidth="3.5"
            />
          );
        })}
      </svg>
      <dl className="mt-6 border-current/30 border-t">
        {milestones.map(({ day, text }) => (
          <div
            key={day}
            className="flex gap-4 border-current/30 border-b py-2.5 last:border-b-0 last:pb-0 text-small"
          >
            <dt className="w-14 shrink-0 font-semibold tabular-nums">Day {day}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
