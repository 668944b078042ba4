import { sample } from '../../product/sample.ts';
import { LineMark } from '../../ui/badge.tsx';
import { type LineId, lines } from '../../ui/lines.ts';
import { TransitMap } from '../../ui/transit-map.tsx';
import { connectDescription, connectMap, connectTitle, connectWideMap } from './map.ts';

/** Drawing of the first step: four accounts connected to one agent. */
export function ConnectedAccounts() {
  return (
    <div className="rounded-card border border-hairline bg-surface p-4 shadow-card sm:p-6">
      <TransitMap
        id="connect"
        title={connectTitle}
        description={connectDescription}
        wide={connectWideMap}
        compact={connectMap}
        className="[&_svg]:mx-auto"
      />
    </div>
  );
}

const towns = ['Bethesda', 'Chevy Chase', 'Rockville', 'Silver Spring'];
const voices = ['Plain', 'Warm', 'Playful'];
const chosenVoice = 'Warm';

/** Drawing of the second step: the brief that the owner fills in and the agent writes from. */
export function AgentBrief() {
  return (
    <figure className="rounded-card border border-hairline bg-surface shadow-card">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 border-hairline border-b px-4 py-3 sm:px-6">
        <span className="font-bold font-display">What your agent knows</span>
        <span className="text-label text-muted">
          {sample.business}, {sample.town} (a sample)
        </span>
      </figcaption>
      <dl className="divide-y divide-hairline px-4 text-small sm:px-6">
        <Row term="We sell">Wedding cakes, sourdough, office breakfast trays</Row>
        <Row term="Towns we serve">
          <Chips items={towns} />
        </Row>
        <Row term="How we talk">
          <span className="inline-flex flex-wrap gap-1 rounded-control bg-sunken p-1">
            {voices.map((voice) => (
              <span
                key={voice}
                className={
                  voice === chosenVoice
                    ? 'rounded-md bg-ink px-3 py-1 font-semibold text-paper'
                    : 'px-3 py-1 text-muted'
                }
              >
                {voice}
                {voice === chosenVoice && <span className="sr-only"> (chosen)</span>}
              </span>
            ))}
          </span>
        </Row>
        <Row term="Never say">“Gluten-free”: we share one kitchen</Row>
      </dl>
    </figure>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-1.5 py-4 sm:grid-cols-[8rem_1fr] sm:items-baseline">
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Chips({ items }: { items: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {items.map((item) => (
        <span key={item} className="rounded-full border border-control px-2.5 py-0.5">
          {item}
        </span>
      ))}
    </span>
  );
}

const firstRuns: readonly { line: LineId; next: string; on: boolean }[] = [
  { line: 'google', next: 'Wed 5:00 PM', on: true },
  { line: 'search', next: 'Thu 6:00 AM', on: true },
  { line: 'social', next: 'Thu 7:15 AM', on: true },
  { line: 'reports', next: 'Sun 6:00 PM', on: true },
  { line: 'leads', next: 'From now on', on: true },
  { line: 'blog', next: 'Starts in January', on: false },
];

/** Drawing of the third step: a switch for each job, and when it first runs. */
export function LineSwitches() {
  return (
    <figure className="rounded-card border border-hairline bg-surface shadow-card">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 border-hairline border-b px-4 py-3 sm:px-6">
        <span className="font-bold font-display">Your six lines</span>
        <span className="text-label text-muted">Wednesday at noon (a sample)</span>
      </figcaption>
      <ul className="divide-y divide-hairline px-4 text-small sm:px-6">
        {firstRuns.map(({ line, next, on }) => (
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
