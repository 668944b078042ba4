import { data } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Route } from './+types/not-found-page.ts';
import { signedInOwner } from './client.server.ts';
import { meta as about, notFound, privateMeta, shell } from './copy.ts';
import { DeskError, DeskPage, deskHandle } from './desk-page.tsx';
import { loadPatiently } from './unreachable.ts';

export const handle = deskHandle;

export const meta = () => pageMeta({ ...about.notFound, ...privateMeta });

/** Any address below the desk's without a page. */
export function loader({ context }: Route.LoaderArgs) {
  return data({ owner: signedInOwner({ context }).owner }, { status: 404 });
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPatiently(args);

export default function DeskNotFound({ loaderData: { owner } }: Route.ComponentProps) {
  return (
    <DeskPage owner={owner} title={notFound.title} lead={notFound.lead}>
      <ButtonLink href="/inbox">{shell.back}</ButtonLink>
    </DeskPage>
  );
}

export { DeskError as ErrorBoundary };
