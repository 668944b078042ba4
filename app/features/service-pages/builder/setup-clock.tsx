import { classNames } from '../../../ui/class-names.ts';
import { lineBackground, lineStroke } from '../../../ui/lines.ts';
import { steps, total } from './copy.ts';

/** The sample's minutes on a clock, one arc for each step. */
export function SetupClock() {
  return (
    <figure className="mx-auto w-full max-w-lg">
      <svg
        viewBox="0 0 400 400"
        fill="none"
        role="img"
        aria-label={`A clock from 6:30 PM: ${spoken}. Live after ${total} minutes.`}
        className="w-full"
      >
        <circle
          cx="200"
          cy="200"
          r="186"
          className="fill-surface stroke-hairline"
          strokeWidth="2"
        />
        {minutes.map((minute) => (
          <Tick key={minute} minute={minute} />
        ))}
        {arcs.map(({ title, color, from, to }) => (
          <path key={title} d={arc(from, to)} strokeWidth="26" className={lineStroke[color]} />
        ))}
        {[0, ...arcs.map(({ to }) => to)].map((minute) => (
          <Stop key={minute} minute={minute} last={minute === total} />
        ))}
        <text
          x="200"
          y="196"
          textAnchor="middle"
          className="fill-ink font-display"
          fontSize="76"
          fontWeight="700"
        >
          {total}
        </text>
        <text x="200" y="232" textAnchor="middle" className="fill-muted" fontSize="20">
          minutes, then live
        </text>
      </svg>
      <figcaption className="mt-4">
        <ul className="grid grid-cols-1 gap-x-4 text-small sm:grid-cols-[auto_auto_auto] sm:justify-between">
          {steps.list.map(({ title, minutes, color }) => (
            <li
              key={title}
              className="flex items-baseline gap-2.5 border-hairline border-b py-2 sm:flex-col sm:gap-0 sm:border-b-0"
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'size-3 rounded-full sm:mb-1 sm:h-1.5 sm:w-10',
                  lineBackground[color],
                )}
              />
              {title}
              <span className="ml-auto font-semibold tabular-nums sm:ml-0">{minutes} min</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-label text-muted">A sample setup by a shop in Alexandria.</p>
      </figcaption>
    </figure>
  );
}

const arcs = steps.list.map((step, index) => {
  const from = steps.list.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0);
  return { ...step, from, to: from + step.minutes };
});

const spoken = steps.list.map(({ title, minutes }) => `${title} ${minutes} minutes`).join(', ');

const radius = 150;
const minutes = Array.from({ length: 60 }, (_, index) => index);

/** Point of a minute on a circle of the clock, clockwise from the top. */
function at(minute: number, r = radius): [x: number, y: number] {
  const angle = (minute / 60) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(200 + r * Math.sin(angle)), round(200 - r * Math.cos(angle))];
}

function arc(from: number, to: number): string {
  return `M${at(from).join(' ')}A${radius} ${radius} 0 0 1 ${at(to).join(' ')}`;
}

function Tick({ minute }: { minute: number }) {
  const five = minute % 5 === 0;
  const [x1, y1] = at(minute, 178);
  const [x2, y2] = at(minute, five ? 168 : 173);
  return (
    <line
      x1={x1}
      y1={y1}
      x2={x2}
      y2={y2}
      strokeWidth={five ? 3 : 1.5}
      className={five ? 'stroke-ink' : 'stroke-control'}
    />
  );
}

function Stop({ minute, last }: { minute: number; last: boolean }) {
  const [cx, cy] = at(minute);
  return (
    <circle
      cx={cx}
      cy={cy}
      r={last ? 17 : 13}
      strokeWidth="5"
      className={classNames('stroke-ink', last ? 'fill-accent' : 'fill-surface')}
    />
  );
}
