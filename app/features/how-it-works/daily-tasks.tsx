import { classNames } from '../../ui/class-names.ts';
import { lineStroke, lines } from '../../ui/lines.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { type DailyTask, daily } from './copy.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Six jobs over seven days; each stop is a day on which the job runs. */
export function DailyTasks() {
  return (
    <Section aria-labelledby="daily">
      <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-2">
        <SectionHeading id="daily" line="blue" eyebrow={daily.eyebrow} title={daily.title} />
        <p className="max-w-measure text-lead text-pretty text-muted">{daily.lead}</p>
      </div>
      <div
        aria-hidden="true"
        className="mt-12 hidden border-ink border-b-2 pb-2 lg:grid lg:grid-cols-[minmax(0,1fr)_min(36rem,52%)] lg:gap-12"
      >
        <span />
        <Days className="text-small" length={3} />
      </div>
      <ul className="max-lg:mt-8">
        {daily.tasks.map((task) => (
          <Task key={task.line} task={task} />
        ))}
      </ul>
    </Section>
  );
}

function Task({ task }: { task: DailyTask }) {
  const { name, color } = lines[task.line];
  return (
    <li className="grid items-center gap-x-12 gap-y-4 border-hairline border-b py-6 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_min(36rem,52%)]">
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-h3">{name}</h3>
          <p className="text-small tabular-nums text-muted">{task.when}</p>
        </div>
        <p className="mt-1 text-pretty">{task.text}</p>
      </div>
      <div>
        <svg
          width="100%"
          height="28"
          fill="none"
          className="block overflow-visible"
          aria-hidden="true"
        >
          <line
            x1={center(0)}
            x2={center(6)}
            y1="14"
            y2="14"
            strokeWidth="8"
            strokeLinecap="round"
            className={lineStroke[color]}
          />
          {weekdays.map(
            (weekday, day) =>
              task.days[day] && (
                <circle
                  key={weekday}
                  cx={center(day)}
                  cy="14"
                  r="9"
                  strokeWidth="4"
                  className="fill-surface stroke-ink"
                />
              ),
          )}
        </svg>
        <Days className="mt-1 text-label text-muted lg:hidden" length={1} />
      </div>
    </li>
  );
}

/** Center of a day's column. */
function center(day: number): string {
  return `${((day + 0.5) / weekdays.length) * 100}%`;
}

/** The weekdays above or below their columns, cut to `length` letters. */
function Days({ className, length }: { className: string; length: number }) {
  return (
    <span aria-hidden="true" className={classNames('grid grid-cols-7 text-center', className)}>
      {weekdays.map((weekday) => (
        <span key={weekday}>{weekday.slice(0, length)}</span>
      ))}
    </span>
  );
}
