import { Link } from 'react-router';
import { servicesContext } from '../../../server/http/request-context.ts';
import { signupName } from '../../facts/plans.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { buttonClass } from '../../ui/button.tsx';
import { signedInOwner } from '../desk/client.server.ts';
import { DeskError, DeskPage, deskHandle } from '../desk/desk-page.tsx';
import { actOrExplain, loadPatiently } from '../desk/unreachable.ts';
import type { Route } from './+types/page.ts';
import { act } from './actions.server.ts';
import { changeCount } from './changes.server.ts';
import { list, seo } from './copy.ts';
import { EntryList } from './entry-list.tsx';
import { isFiltered, readFilter, sortOf } from './filter.ts';
import { Filters } from './filters.tsx';
import { Help } from './help.tsx';
import { type Cursor, listEntries } from './list.server.ts';
import { recordLook } from './look.server.ts';
import { summarize } from './summaries.server.ts';
import { loadToday } from './today.server.ts';
import { TodayFigures } from './today-figures.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useLiveChanges } from './use-live-changes.ts';

export const handle = deskHandle;

export const meta = () => pageMeta({ ...seo, share: '/', noindex: true });

const shown = 50;

/** A page of the list, and the figures of the day. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { owner } = signedInOwner({ context });
  const services = context.get(servicesContext);
  const { db, clock } = services;
  // Without React Router's own parameters.
  const query = new URLSearchParams(url.search);
  const filter = readFilter(query);
  const after = readCursor(query);
  // Counted first: the page loads again what changes while it is loaded.
  const changes = await changeCount(db.read);
  const found = await listEntries(db, filter, { limit: shown + 1, after });
  const now = clock();
  await recordLook(services, { ownerId: owner.id, action: 'read the inbox' });
  const last = found.length > shown ? found[shown - 1] : undefined;
  if (last) query.set('after', `${last.seq}.${last.due_at ?? ''}`);
  return {
    owner,
    now,
    changes,
    filter: { ...filter, sort: sortOf(filter) },
    entries: await summarize(db.read, found.slice(0, shown), now),
    more: last ? `?${query}` : undefined,
    today: await loadToday(db.read, now),
    plans: Object.entries(signupName),
  };
}

/** Statuses of several entries, or an outcome of one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { owner } = signedInOwner({ context });
  return act(context.get(servicesContext), owner.id, await request.formData());
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPatiently(args);

export const clientAction = (args: Route.ClientActionArgs) => actOrExplain(args);

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { owner, now, changes, filter, entries, more, today, plans } = loaderData;
  useLiveChanges(changes);
  useListKeys();
  return (
    <DeskPage owner={owner} title={list.title}>
      <TodayFigures today={today} />
      <Filters filter={filter} plans={plans} />
      <EntryList entries={entries} now={now} isFiltered={isFiltered(filter)} />
      {more && (
        <Link to={more} className={`${buttonClass({ variant: 'secondary' })} mt-6`}>
          {list.more}
        </Link>
      )}
      <Help />
    </DeskPage>
  );
}

function readCursor(query: URLSearchParams): Cursor | undefined {
  const [, seq, due] = /^(\d{1,15})\.(\d{0,15})$/.exec(query.get('after') ?? '') ?? [];
  return seq === undefined ? undefined : { seq: Number(seq), due_at: due ? Number(due) : null };
}

export { DeskError as ErrorBoundary };
