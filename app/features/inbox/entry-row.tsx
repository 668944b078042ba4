import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';

import { kindNames, list, openPromiseTexts, promiseTexts, statusNames } from './copy.ts';
import type { Summary } from './summaries.server.ts';
import { durationText, momentText } from './times.ts';

/** An entry in a list: who, what, how urgent, and a button to call. */
export function EntryRow({
  entry,
  now,
  selectable = false,
}: {
  entry: Summary;
  now: number;
  selectable?: boolean;
}) {
  const { id, name, company, kind, about, status, call, email, receivedAt } = entry;
  return (
    <li
      className="relative flex items-start gap-3 p-4 focus-within:bg-sunken hover:bg-sunken"
      data-entry
    >
      {selectable && (
        <label className="relative z-1 -m-2.5 grid size-11 shrink-0 place-items-center">
          <span className="sr-only">{list.select(name)}</span>
          <input type="checkbox" name="ids" value={id} className="size-5" />
        </label>
      )}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link
            to={`/inbox/entry/${id}`}
            className="font-semibold wrap-anywhere after:absolute after:inset-0"
          >
            {name}
          </Link>
          {company && <span className="text-small wrap-anywhere text-muted">{company}</span>}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-label text-muted tabular-nums">
          <PromiseLabel entry={entry} now={now} />
          <span>{kindNames[kind].one}</span>
          <span>{statusNames[status]}</span>
          <span>{momentText(receivedAt)}</span>
        </p>
        {about && <p className="mt-1 line-clamp-2 text-small wrap-anywhere">{about}</p>}
      </div>
      {call ? (
        <a href={call} aria-label={list.callName(name)} className={round}>
          <Phone aria-hidden="true" className="size-5" />
        </a>
      ) : (
        <a href={`mailto:${email}`} aria-label={list.mailName(name)} className={round}>
          <Mail aria-hidden="true" className="size-5" />
        </a>
      )}
    </li>
  );
}

const round =
  'relative z-1 grid size-12 shrink-0 place-items-center rounded-full border border-control bg-surface text-ink hover:border-ink';

/** How urgent an entry is: with the time that is left or over. */
export function PromiseLabel({
  entry: { promise, promisedAt },
  now,
}: {
  entry: Pick<Summary, 'promise' | 'promisedAt'>;
  now: number;
}) {
  if (promise === 'none') return null;
  const openText = promisedAt === null ? undefined : openPromiseTexts[promise];
  const distance = durationText(Math.abs((promisedAt ?? now) - now));
  return (
    <span
      className={classNames(
        'font-semibold',
        promise === 'late' || promise === 'answered-late' || promise === 'closed-late'
          ? 'text-danger'
          : 'text-ink',
      )}
    >
      {openText?.(distance) ?? promiseTexts[promise]}
    </span>
  );
}
