import { ActionPair } from '../../ui/action-pair.tsx';
import { Section } from '../../ui/section.tsx';
import { closing } from './copy.ts';

/** What follows the click, as a departures board. */
export function Closing() {
  return (
    <Section aria-labelledby="closing" className="flex flex-wrap gap-12 lg:gap-16">
      <div className="grow basis-md self-center">
        <h2 id="closing" className="text-h1">
          {closing.title}
        </h2>
        <ActionPair className="mt-8" actions={closing.actions} />
      </div>
      <ol className="grow basis-104 rounded-card bg-ink px-5 text-paper shadow-card sm:px-8">
        {closing.board.map(({ when, what }) => (
          <li
            key={when}
            className="grid gap-x-6 border-muted border-b py-5 last:border-b-0 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] lg:max-xl:grid-cols-1 sm:items-baseline sm:py-6"
          >
            <span className="font-bold font-display text-h3 tabular-nums">{when}</span>
            <span className="text-pretty">{what}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
