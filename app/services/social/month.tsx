import { classNames } from '../../ui/class-names.ts';

/** Days of a month with a post planned, and those with something on in town. */
const days = Array.from({ length: 28 }, (_, index) => index + 1);
const occasions = new Map([
  [8, 'Farmers market'],
  [14, 'Bread class'],
  [26, 'Thanksgiving'],
]);

/** Four weeks of planned posts; a day with an occasion is filled. */
export function Month() {
  return (
    <div
      role="img"
      aria-label={`A content calendar of four weeks with a post planned on every day, three of them for an occasion: ${[...occasions.values()].join(', ')}.`}
    >
      <div className="grid grid-cols-7 gap-1.5 sm:gap-2">
        {days.map((day) => (
          <span
            key={day}
            className={classNames(
              'grid min-h-9 lg:min-h-13 place-items-center rounded-control border text-label tabular-nums',
              occasions.has(day)
                ? 'border-ink bg-ink font-bold text-paper'
                : 'border-hairline bg-sunken text-muted',
            )}
          >
            {day}
          </span>
        ))}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-4 text-label text-muted">
        {[...occasions].map(([day, name]) => (
          <span key={day}>
            <b className="text-ink">{day}</b> {name}
          </span>
        ))}
      </p>
    </div>
  );
}
