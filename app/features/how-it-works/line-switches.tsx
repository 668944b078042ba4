import { LineMark } from '../../ui/badge.tsx';
import { type LineId, lines } from '../../ui/lines.ts';

const first: readonly { line: LineId; next: string; on: boolean }[] = [
  { line: 'google', next: 'Wed 5:00 PM', on: true },
  { line: 'search', next: 'Thu 6:00 AM', on: true },
  { line: 'social', next: 'Thu 7:15 AM', on: true },
  { line: 'reports', next: 'Sun 6:00 PM', on: true },
  { line: 'leads', next: 'From now on', on: true },
  { line: 'blog', next: 'Starts in January', on: false },
];

/** The third step's drawing: a switch for each line, and when it first leaves. */
export function LineSwitches() {
  return (
    <figure className="rounded-card border border-hairline bg-surface shadow-card">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 border-hairline border-b px-4 py-3 sm:px-6">
        <span className="font-bold font-display">Your six lines</span>
        <span className="text-label text-muted">Wednesday at noon (a sample)</span>
      </figcaption>
      <ul className="divide-y divide-hairline px-4 text-small sm:px-6">
        {first.map(({ line, next, on }) => (
          <li key={line} className="flex flex-wrap items-center gap-x-3 py-2.5 sm:gap-x-4">
            <LineMark color={lines[line].color} className="max-sm:hidden" />
            <span className="font-semibold">{lines[line].name}</span>
            <span className="ml-auto whitespace-nowrap tabular-nums text-muted">{next}</span>
            <Switch on={on} />
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Switch({ on }: { on: boolean }) {
  return (
    <>
      <svg viewBox="0 0 44 26" className="h-6.5 w-11 shrink-0" aria-hidden="true">
        <rect
          x="1"
          y="1"
          width="42"
          height="24"
          rx="12"
          strokeWidth="2"
          className={on ? 'fill-positive stroke-positive' : 'fill-sunken stroke-control'}
        />
        <circle cx={on ? 31 : 13} cy="13" r="8" className={on ? 'fill-surface' : 'fill-control'} />
      </svg>
      <span className="sr-only">{on ? 'on' : 'off'}</span>
    </>
  );
}
