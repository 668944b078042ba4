import { Badge } from '../../ui/badge.tsx';
import { draft } from './copy.ts';

/** A sample draft by the agent with the team's corrections. */
export function CorrectedDraft() {
  return (
    <div className="relative pb-4">
      <div
        aria-hidden="true"
        className="absolute inset-x-3 top-3 bottom-1 rounded-card border border-hairline bg-sunken"
      />
      <figure className="relative rounded-card border border-hairline bg-surface shadow-card">
        <figcaption className="flex flex-wrap items-center justify-between gap-2 border-hairline border-b px-5 py-3 text-small sm:px-8">
          <span className="font-semibold">{draft.business}</span>
          <Badge className="whitespace-normal!">{draft.label}</Badge>
        </figcaption>
        <div className="px-5 py-6 sm:px-8 sm:py-8">
          <p className="font-bold font-display text-h3">{draft.title}</p>
          <p className="mt-3 text-pretty text-lead leading-loose">
            {draft.words.map((word) =>
              'kept' in word ? (
                <span key={word.kept}>
                  {/^[.,]/.test(word.kept) ? '' : ' '}
                  {word.kept}
                </span>
              ) : (
                <span key={word.out}>
                  {' '}
                  <del className="text-muted decoration-2 decoration-line-red">{word.out}</del>{' '}
                  <ins className="font-semibold decoration-2 decoration-line-red underline-offset-4">
                    {word.in}
                  </ins>
                </span>
              ),
            )}
          </p>
          <ul className="mt-6 grid gap-3 border-hairline border-t pt-5 text-small sm:grid-cols-2">
            {draft.notes.map(({ by, text }) => (
              <li key={by} className="border-line-red border-l-4 pl-3">
                <span className="block font-semibold">{by}</span>
                <span className="block text-balance text-muted">{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <p className="flex items-center gap-3 border-hairline border-t px-5 py-3 font-semibold text-positive text-small sm:px-8">
          <svg viewBox="0 0 20 20" fill="none" className="size-5" aria-hidden="true">
            <circle cx="10" cy="10" r="8.5" stroke="currentColor" strokeWidth="2" />
            <path
              d="m6.2 10.2 2.6 2.6 5-5.2"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          {draft.done}
        </p>
      </figure>
    </div>
  );
}
