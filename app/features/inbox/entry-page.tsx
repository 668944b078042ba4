import { Link, redirect, useFetcher } from 'react-router';
import { servicesContext } from '../../../server/http/request-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { signedInOwner } from '../desk/client.server.ts';
import { DeskError, DeskPage, deskHandle } from '../desk/desk-page.tsx';
import { actOrExplain, loadPatiently } from '../desk/unreachable.ts';
import type { Route } from './+types/entry-page.ts';
import { act, type Refusal } from './actions.server.ts';
import { changeCount } from './changes.server.ts';
import { kindNames, list, seo, entry as text } from './copy.ts';
import { loadEntry } from './entry.server.ts';
import {
  Conversation,
  Deliveries,
  Facts,
  History,
  Notes,
  Others,
  PersonalData,
} from './entry-parts.tsx';
import { PromiseLabel } from './entry-row.tsx';
import { Failure } from './failure.tsx';
import { Help } from './help.tsx';
import { recordLook } from './look.server.ts';
import { Outcomes } from './outcomes.tsx';
import { momentText } from './times.ts';
import { useLiveChanges } from './use-live-changes.ts';

export const handle = deskHandle;

export const meta = () => pageMeta({ ...seo, share: '/', noindex: true });

/** An entry with all that is stored about it; the look is recorded. One that is gone leads to the list. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { owner } = signedInOwner({ context });
  const services = context.get(servicesContext);
  const { db, clock, site } = services;
  const now = clock();
  const changes = await changeCount(db.read);
  const entry = await loadEntry(db.read, params.id, now);
  if (!entry) throw redirect('/inbox', 303);
  const record = { kind: entry.kind, id: entry.id };
  await recordLook(services, { ownerId: owner.id, action: 'opened', record });
  return { owner, entry, now, site: site.name, changes };
}

/** An outcome, a status, a note, a release, or a message to send again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { owner } = signedInOwner({ context });
  return act(context.get(servicesContext), owner.id, await request.formData());
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPatiently(args);

export const clientAction = (args: Route.ClientActionArgs) => actOrExplain(args);

export default function EntryPage({
  loaderData: { owner, entry, now, site, changes },
}: Route.ComponentProps) {
  const fetcher = useFetcher<Refusal>();
  useLiveChanges(changes);
  const { id, name, company, kind, call, phone, email, receivedAt, promisedAt, answeredAt } = entry;
  const times = [
    { label: text.received, value: momentText(receivedAt) },
    ...(promisedAt === null ? [] : [{ label: text.promised, value: momentText(promisedAt) }]),
    ...(answeredAt === null ? [] : [{ label: text.answered, value: momentText(answeredAt) }]),
    { label: text.email, value: email },
    ...(phone ? [{ label: text.phone, value: phone }] : []),
  ];
  return (
    <DeskPage
      owner={owner}
      title={name}
      lead={[kindNames[kind].one, company].filter(Boolean).join(' · ')}
    >
      <p className="-mt-4 mb-5 flex flex-wrap items-center gap-x-4 text-small tabular-nums">
        <PromiseLabel entry={entry} now={now} />
        <Link
          to="/inbox"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {text.back}
        </Link>
      </p>
      {entry.promise === 'held' && (
        <section className="mb-6 rounded-card border border-control bg-surface p-5">
          <h2 className="text-h3">{text.heldTitle}</h2>
          <p className="mt-2 text-small">{text.held}</p>
          <p className="mt-2 text-small text-muted">{entry.reasons.join('; ')}</p>
          <fetcher.Form method="post" className="mt-4">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="release" variant="secondary">
              {text.release}
            </Button>
          </fetcher.Form>
        </section>
      )}
      <div className="flex gap-3">
        {call && (
          <ButtonLink href={call} size="large" className="flex-1 sm:flex-none">
            {list.call}
          </ButtonLink>
        )}
        <ButtonLink
          href={mailTo(email, name, site)}
          size="large"
          variant={call ? 'secondary' : 'primary'}
          className="flex-1 sm:flex-none"
        >
          {list.mail}
        </ButtonLink>
      </div>
      <Failure of={fetcher.data} />
      <fetcher.Form
        method="post"
        className="mt-6"
        // Its buttons aren't disabled meanwhile: the one that was pressed would lose the focus.
        onSubmit={(event) => {
          if (fetcher.state === 'submitting') event.preventDefault();
        }}
      >
        <input type="hidden" name="ids" value={id} />
        <Outcomes entry={entry} busy={fetcher.state === 'submitting'} />
      </fetcher.Form>
      <div className="mt-8 grid gap-8 lg:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-8">
          <Facts title={text.request} facts={[...entry.fields, ...times]} />
          <Conversation lines={entry.transcript} />
          <Others entries={entry.others} now={now} />
        </div>
        <div className="grid content-start gap-8">
          <Notes id={id} notes={entry.notes} />
          <History history={entry.history} />
          <Facts title={text.source} facts={entry.source} />
          <Deliveries id={id} deliveries={entry.deliveries} />
          <PersonalData id={id} />
        </div>
      </div>
      <Help />
    </DeskPage>
  );
}

/** A mail with subject and greeting filled in (RFC 6068). */
function mailTo(email: string, name: string, site: string): string {
  const [first = name] = name.split(' ');
  const subject = encodeURIComponent(text.subject(site));
  const body = encodeURIComponent(text.greeting(first).replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}&body=${body}`;
}

export { DeskError as ErrorBoundary };
