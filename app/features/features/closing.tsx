import { ActionPair } from '../../ui/action-pair.tsx';
import { lineBackground, lines } from '../../ui/lines.ts';
import { closing } from './copy.ts';

/** All six lines across the whole window, one stop, and the way in. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className="overflow-hidden py-section">
      <div aria-hidden="true" className="relative grid gap-1.5">
        {Object.values(lines).map(({ id, color }) => (
          <span key={id} className={`h-2 ${lineBackground[color]}`} />
        ))}
        <span className="-inset-y-3 absolute left-1/2 w-8 -translate-x-1/2 rounded-full border-4 border-ink bg-surface" />
      </div>
      <div className="mx-auto mt-12 flex max-w-3xl flex-col items-center px-4 text-center sm:px-6">
        <h2 id="closing" className="text-h1">
          {closing.title}
        </h2>
        <p className="mt-5 max-w-xl text-lead text-balance text-muted">{closing.lead}</p>
        <ActionPair className="mt-8 justify-center" actions={closing.actions} />
      </div>
    </section>
  );
}
