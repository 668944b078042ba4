import { Form, Link, useNavigation } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { DeskError, DeskPage, deskHandle } from '../desk/desk-page.tsx';
import { loadPatiently } from '../desk/unreachable.ts';
import type { Route } from './+types/person-page.ts';
import { seo, person as text } from './copy.ts';
import { erasePerson, loadPerson } from './person.server.ts';

export const handle = deskHandle;

export const meta = () => pageMeta({ ...seo, share: '/', noindex: true });

/** What would be erased. */
export const loader = (args: Route.LoaderArgs) => loadPerson(args);

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPatiently(args);

/** Erases it. */
export const action = (args: Route.ActionArgs) => erasePerson(args);

export default function PersonPage({
  loaderData: { owner, person },
  actionData: answer,
}: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  if (!person) {
    const done = answer && 'erased' in answer ? answer.erased : text.gone;
    return (
      <DeskPage owner={owner} title={text.doneTitle}>
        <p role="status" className="max-w-measure">
          {done}
        </p>
        <p className="mt-3 max-w-measure">{text.copies}</p>
        <Link
          to="/inbox"
          className="mt-4 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {text.inbox}
        </Link>
      </DeskPage>
    );
  }
  const effects = [
    ...(person.isCustomer ? [text.account] : []),
    ...(person.isOwner ? [text.owner] : []),
    text.backups,
    text.copies,
  ];
  return (
    <DeskPage owner={owner} title={text.title} lead={text.lead(person.email)}>
      {answer && 'refused' in answer && (
        <p role="alert" className="mb-5 max-w-measure font-semibold text-danger">
          {answer.refused}
        </p>
      )}
      <dl className="max-w-md">
        {person.kinds.map(({ title, count }) => (
          <div key={title} className="flex justify-between gap-4 border-hairline border-b py-2.5">
            <dt>{title}</dt>
            <dd className="tabular-nums text-muted">{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-6 grid max-w-measure list-disc gap-2 pl-5">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <Form method="post" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="large" busy={isBusy}>
          {text.confirm}
        </Button>
        <Link
          to={`/inbox/entry/${person.id}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {text.cancel}
        </Link>
      </Form>
    </DeskPage>
  );
}

export { DeskError as ErrorBoundary };
