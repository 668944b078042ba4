import { type RefObject, useEffect, useRef, useState } from 'react';
import type { useFetcher } from 'react-router';
import { Button } from '../../ui/button.tsx';
import type { Refusal } from './actions.server.ts';
import { list, statusNames, entry as text } from './copy.ts';
import type { Status } from './promises.ts';

type Fetcher = ReturnType<typeof useFetcher<Refusal>>;

/** Entries whose status was set together. */
interface Done {
  ids: string[];
  event: Status;
}

/** Says what was set last, with a button that undoes it. */
export function Undo({ done: { ids, event }, fetcher }: { done: Done; fetcher: Fetcher }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-small font-semibold">{list.set(ids.length, statusNames[event])}</p>
      <Button
        variant="secondary"
        size="small"
        busy={fetcher.state === 'submitting'}
        onClick={() => {
          const undo = new FormData();
          undo.set('intent', 'undo');
          for (const id of ids) undo.append('ids', id);
          void fetcher.submit(undo, { method: 'post', action: '/inbox' });
        }}
      >
        {text.undo}
      </Button>
    </div>
  );
}

/** What was set last, until it is undone. The selection ends with it. */
export function useDone(
  { state, data, formData }: Fetcher,
  form: RefObject<HTMLFormElement | null>,
) {
  const [done, setDone] = useState<Done>();
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
