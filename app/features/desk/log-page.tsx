import { servicesContext } from '../../../server/http/request-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/log-page.ts';
import { listActions, recordAction } from './audit-log.server.ts';
import { signedInOwner } from './client.server.ts';
import { meta as about, log, privateMeta } from './copy.ts';
import { DeskError, DeskPage, deskHandle } from './desk-page.tsx';
import { timeText } from './times.ts';
import { loadPatiently } from './unreachable.ts';

export const handle = deskHandle;

export const meta = () => pageMeta({ ...about.log, ...privateMeta });

const shown = 100;

/** A page of the audit log; a look at it is an entry as well. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { owner } = signedInOwner({ context });
  const { db, clock } = context.get(servicesContext);
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const rows = await listActions(db.read, { limit: shown + 1, before });
  await db.write((tx) => recordAction(tx, { ownerId: owner.id, action: 'read the log' }, clock()));
  const entries = rows
    .slice(0, shown)
    .map(({ id, at, email, owner_id, action, kind, record_id }) => ({
      id,
      time: timeText(at),
      who: email ?? log.removed(owner_id),
      what: [action, kind, record_id].filter(Boolean).join(' '),
    }));
  return { owner, entries, older: rows.length > shown ? entries.at(-1)?.id : undefined };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPatiently(args);

export default function Log({ loaderData: { owner, entries, older } }: Route.ComponentProps) {
  return (
    <DeskPage owner={owner} title={log.title} lead={log.lead}>
      {entries.length === 0 ? (
        <p>{log.none}</p>
      ) : (
        <ol className="divide-y divide-hairline rounded-card border border-hairline bg-surface shadow-card">
          {entries.map(({ id, time, who, what }) => (
            <li
              key={id}
              className="grid gap-x-6 p-4 text-small tabular-nums sm:grid-cols-[13rem_16rem_1fr]"
            >
              <span className="text-muted">{time}</span>
              <span className="wrap-anywhere">{who}</span>
              <span className="font-semibold wrap-anywhere">{what}</span>
            </li>
          ))}
        </ol>
      )}
      {older && (
        <ButtonLink href={`/inbox/log?before=${older}`} variant="secondary" className="mt-6">
          {log.older}
        </ButtonLink>
      )}
    </DeskPage>
  );
}

export { DeskError as ErrorBoundary };
