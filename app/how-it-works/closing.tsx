import { ActionPair } from '../ui/action-pair.tsx';
import { Section } from '../ui/section.tsx';
import { closing } from './copy.ts';

/** What follows the click, as a departures board. */
export function Closing() {
  return (
    <Section aria-labelledby="closing" className="grid gap-12 lg:grid-cols-[1fr_1.2fr] lg:gap-20">
      <div className="self-center">
        <h2 id="closing" className="text-h1">
          {closing.title}
        </h2>
        <ActionPair className="mt-8" actions={closing.actions} />
      </div>
      <ol className="rounded-card bg-ink px-5 text-paper shadow-card sm:px-8">
        {closing.board.map(({ when, what }) => (
          <li
            key={when}
            className="grid gap-x-6 border-muted border-b py-5 last:border-b-0 sm:grid-cols-[13rem_1fr] sm:items-baseline sm:py-6"
          >
            <span className="font-bold font-display text-h3 tabular-nums">{when}</span>
            <span className="text-pretty">{what}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
