import { sample } from '../../product/sample.ts';

const towns = ['Bethesda', 'Chevy Chase', 'Rockville', 'Silver Spring'];
const voices = ['Plain', 'Warm', 'Playful'];
const chosenVoice = 'Warm';

/** The second step's drawing: the page that an owner fills in and the agent writes from. */
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
