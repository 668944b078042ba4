import { useEffect, useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { Button } from '../../ui/button.tsx';
import type { Refusal } from './actions.server.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { Status } from './clock.ts';
import { list, statusNames, entry as text } from './copy.ts';
import { EntryRow } from './entry-row.tsx';
import { Failure } from './failure.tsx';
import type { Summary } from './summaries.server.ts';

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
      <div role="status">
        {done && (
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-small font-semibold">
              {list.set(done.ids.length, statusNames[done.event])}
            </p>
            <Button
              variant="secondary"
              size="small"
              busy={isBusy}
              onClick={() => {
                const undo = new FormData();
                undo.set('intent', 'undo');
                for (const id of done.ids) undo.append('ids', id);
                void fetcher.submit(undo, { method: 'post', action: '/inbox' });
              }}
            >
              {text.undo}
            </Button>
          </div>
        )}
      </div>
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

/** What was set last, until it is undone. The selection ends with it. */
function useDone(
  { state, data, formData }: ReturnType<typeof useFetcher<Refusal>>,
  form: React.RefObject<HTMLFormElement | null>,
) {
  const [done, setDone] = useState<{ ids: string[]; event: Status }>();
  const sent = useRef<FormData>(undefined);
  useEffect(() => {
    if (formData) sent.current = formData;
    if (state !== 'idle' || !sent.current) return;
    const { current } = sent;
    sent.current = undefined;
    if (data?.failure) return;
    const ids = current.getAll('ids').map(String);
    const isSet = current.get('intent') === 'event';
    setDone(isSet ? { ids, event: current.get('event') as Status } : undefined);
    if (isSet) form.current?.reset();
  }, [state, data, formData, form]);
  return done;
}
