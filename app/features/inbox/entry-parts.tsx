import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useFetcher } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import type { Refusal } from './actions.server.ts';
import { eventNames, longestNote, person, entry as text } from './copy.ts';
import type { Entry, Fact } from './entry.server.ts';
import { EntryRow } from './entry-row.tsx';
import { Failure } from './failure.tsx';
import { momentText } from './times.ts';

/** Labels and values, in the words of the form. */
export function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <Part title={title}>
      <dl className="grid gap-3">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-label text-muted">{label}</dt>
            <dd className="max-w-measure whitespace-pre-line wrap-anywhere">
              {/^https?:\/\/\S+$/.test(value) ? (
                <a href={value} target="_blank" rel="noreferrer" className="underline">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** The conversation with the assistant that came with a message. */
export function Conversation({ lines }: { lines: Entry['transcript'] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={text.transcript}>
      <ol className="grid gap-3">
        {lines.map(({ role, content, line }) => (
          <li key={line}>
            <p className="text-label text-muted">
              {role === 'user' ? text.visitor : text.assistant}
            </p>
            <p className="max-w-measure whitespace-pre-line wrap-anywhere">{content}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** The owners' notes, and a field for another. */
export function Notes({ id, notes }: { id: string; notes: Entry['notes'] }) {
  const fetcher = useFetcher<Refusal>();
  const { state, data, formData } = fetcher;
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<FormDataEntryValue>(null);
  useEffect(() => {
    if (state === 'submitting') sent.current = formData?.get('text') ?? null;
    if (state === 'submitting' || !form.current) return;
    // What is stored goes from the field, but not what was typed since. The page may be loaded again for
    // a change meanwhile, so that the state `loading` may not be seen.
    const typed = new FormData(form.current).get('text');
    if (!data?.failure && typed === sent.current) form.current.reset();
    sent.current = null;
  }, [state, data, formData]);
  return (
    <Part title={text.notes}>
      <fetcher.Form method="post" ref={form}>
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="id" value={id} />
        <TextArea id="note" name="text" label={text.note} required maxLength={longestNote} />
        <Button
          type="submit"
          variant="secondary"
          className="mt-3"
          busy={fetcher.state === 'submitting'}
        >
          {text.addNote}
        </Button>
        <Failure of={data} />
      </fetcher.Form>
      <ol className="mt-4 grid gap-4">
        {notes.map((note) => (
          <li key={note.id}>
            <p className="text-label text-muted tabular-nums">{momentText(note.at)}</p>
            <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** What was noted and when. */
export function History({ history }: Pick<Entry, 'history'>) {
  if (history.length === 0) return null;
  return (
    <Part title={text.history}>
      <ol className="grid gap-2 text-small tabular-nums">
        {history.map(({ id: key, event, at }) => (
          <li key={key} className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{eventNames[event]}</span>
            <span className="text-muted">{momentText(at)}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** The emails and webhooks about it; what failed can be sent again. */
export function Deliveries({ id, deliveries }: { id: string; deliveries: Entry['deliveries'] }) {
  const fetcher = useFetcher<Refusal>();
  if (deliveries.length === 0) return null;
  return (
    <Part title={text.deliveries}>
      <Failure of={fetcher.data} />
      <ol className="grid gap-4 text-small">
        {deliveries.map(({ id: delivery, kind, state, attempts, error, at }) => (
          <li key={delivery}>
            <p className="font-semibold">
              {text.kinds[kind]}: {text.states[state]}
            </p>
            <p className="text-label text-muted tabular-nums">
              {momentText(at)} · {text.attempts(attempts)}
            </p>
            {error && <p className="text-label wrap-anywhere text-muted">{error}</p>}
            <fetcher.Form method="post">
              <input type="hidden" name="intent" value="replay" />
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="delivery" value={delivery} />
              <Button type="submit" variant="secondary" size="small" className="mt-2">
                {text.replay}
                <span className="sr-only">: {text.kinds[kind]}</span>
              </Button>
            </fetcher.Form>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** The same person's other entries. */
export function Others({ entries, now }: { entries: Entry['others']; now: number }) {
  if (entries.length === 0) return null;
  return (
    <Part title={text.others}>
      <ol className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} now={now} />
        ))}
      </ol>
    </Part>
  );
}

/** Links to export and to erase everything about the entry's person. */
export function PersonalData({ id }: { id: string }) {
  const look = 'inline-flex min-h-11 items-center underline underline-offset-4';
  return (
    <Part title={person.part}>
      <p className="flex flex-wrap gap-x-6">
        <a href={`/inbox/entry/${id}/export`} download className={look}>
          {person.export}
        </a>
        <Link to={`/inbox/entry/${id}/erase`} className={look}>
          {person.erase}
        </Link>
      </p>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-h3">{title}</h2>
      {children}
    </section>
  );
}
