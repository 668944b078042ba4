import { countedAtMost, today as text } from './copy.ts';
import { durationText } from './times.ts';
import type { Today } from './today.server.ts';

/** The figures of the day. */
export function TodayFigures({ today: { toCall, dueToday, late, median } }: { today: Today }) {
  const count = (number: number) =>
    number >= countedAtMost ? text.most(countedAtMost) : String(number);
  const figures = [
    { value: count(toCall), label: text.toCall },
    { value: count(dueToday), label: text.dueToday },
    { value: count(late), label: text.late, alert: late > 0 },
  ];
  return (
    <section aria-label={text.title}>
      <dl className="grid grid-cols-3 gap-x-3 gap-y-4 border-y border-hairline py-4 sm:flex sm:gap-12">
        {figures.map(({ value, label, alert }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-label text-muted">{label}</dt>
            <dd
              className={`font-display text-h3 font-bold tabular-nums ${alert ? 'text-danger' : ''}`}
            >
              {value}
            </dd>
          </div>
        ))}
        <div className="col-span-3 flex flex-col-reverse">
          <dt className="text-label text-muted">
            {text.median}, {text.lastWeek(time(median.lastWeek))}
          </dt>
          <dd className="font-display text-h3 font-bold tabular-nums">{time(median.thisWeek)}</dd>
        </div>
      </dl>
    </section>
  );
}

const time = (ms: number | null) => (ms === null ? text.none : durationText(ms));
