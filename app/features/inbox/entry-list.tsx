import { useRef } from 'react';
import { Link, useFetcher } from 'react-router';
import type { Refusal } from './actions.server.ts';
import { BulkBar } from './bulk-bar.tsx';
import { list } from './copy.ts';
import { EntryRow } from './entry-row.tsx';
import { Failure } from './failure.tsx';
import type { Summary } from './summaries.server.ts';
import { Undo, useDone } from './undo.tsx';

/** The list, in which several entries can be selected and get a status; the last one can be undone. */
export function EntryList({
  entries,
  now,
  isFiltered,
}: {
  entries: Summary[];
  now: number;
  isFiltered: boolean;
}) {
  const fetcher = useFetcher<Refusal>();
  const form = useRef<HTMLFormElement>(null);
  const done = useDone(fetcher, form);
  const isBusy = fetcher.state === 'submitting';
  return (
    <>
      <div role="status">{done && <Undo done={done} fetcher={fetcher} />}</div>
      <fetcher.Form ref={form} method="post" action="/inbox" id="entries" aria-label={list.entries}>
        <input type="hidden" name="intent" value="event" />
        <BulkBar busy={isBusy} entries={entries} />
        <Failure of={fetcher.data} />
        {entries.length === 0 ? (
          <None isFiltered={isFiltered} />
        ) : (
          <ol className="mt-4 divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface shadow-card">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} now={now} selectable />
            ))}
          </ol>
        )}
      </fetcher.Form>
    </>
  );
}

function None({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="mt-6 rounded-card border border-hairline bg-surface p-6 text-muted">
      <p>{isFiltered ? list.noneFound : list.none}</p>
      {!isFiltered && (
        <Link
          to="/inbox?sort=newest"
          className="mt-2 inline-flex min-h-11 items-center text-ink underline underline-offset-4"
        >
          {list.everything}
        </Link>
      )}
    </div>
  );
}
