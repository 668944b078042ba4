import { classNames } from '../../../ui/class-names.ts';

/** Four weeks that begin on a Sunday, and the days with an occasion. */
const days = Array.from({ length: 28 }, (_, index) => index + 1);
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const occasions = new Map([
  [8, 'Farmers market'],
  [14, 'Bread class'],
  [26, 'Thanksgiving'],
]);

/** Content calendar: a dot for each planned post; days with an occasion are filled. */
export function ContentCalendar() {
  return (
    <div
      role="img"
      aria-label={`A content calendar of four weeks with a post planned on every day, three of them for an occasion: ${[...occasions.values()].join(', ')}.`}
    >
      <div className="grid grid-cols-7 gap-1.5 sm:gap-2">
        {weekdays.map((weekday) => (
          <span key={weekday} className="text-center text-label text-muted">
            {weekday}
          </span>
        ))}
        {days.map((day) => (
          <span
            key={day}
            className={classNames(
              'grid min-h-10 content-center justify-items-center gap-0.5 rounded-control border text-label tabular-nums lg:min-h-14',
              occasions.has(day)
                ? 'border-ink bg-ink font-bold text-paper'
                : 'border-hairline bg-sunken text-muted',
            )}
          >
            {day}
            <span
              className={classNames(
                'size-1.5 rounded-full',
                occasions.has(day) ? 'bg-paper' : 'bg-line-blue',
              )}
            />
          </span>
        ))}
      </div>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-label text-muted">
        <span className="flex items-center gap-1.5">
          <span className="size-1.5 rounded-full bg-line-blue" /> A post is planned
        </span>
        {[...occasions].map(([day, name]) => (
          <span key={day}>
            <b className="text-ink">{day}</b> {name}
          </span>
        ))}
      </p>
    </div>
  );
}
