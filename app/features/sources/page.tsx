import { Link } from 'react-router';
import { servicesContext } from '../../../server/http/request-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Prose } from '../../ui/prose.tsx';
import { signedInOwner } from '../desk/client.server.ts';
import { DeskError, DeskPage, deskHandle } from '../desk/desk-page.tsx';
import { loadPatiently } from '../desk/unreachable.ts';
import type { Route } from './+types/page.ts';
import { dimensionNames, meaning, seo, page as text } from './copy.ts';
import { FunnelLine, Groups, groupName, Weeks } from './drawings.tsx';
import { loadFunnel } from './funnel.server.ts';
import {
  dimensions,
  type FunnelFilter,
  funnelHref,
  periods,
  readFunnelFilter,
  steps,
} from './funnel.ts';
import './sources.css';

export const handle = deskHandle;

export const meta = () => pageMeta({ ...seo, share: '/', noindex: true });

/** Counts only: nothing about a person, so the look isn't recorded in the audit log. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { owner } = signedInOwner({ context });
  const { db, clock } = context.get(servicesContext);
  const filter = readFunnelFilter(new URL(request.url).searchParams);
  return { owner, filter, funnel: await loadFunnel(db.read, filter, clock()) };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPatiently(args);

export default function Sources({ loaderData: { owner, filter, funnel } }: Route.ComponentProps) {
  const { total, weeks, groups } = funnel;
  return (
    <DeskPage owner={owner} title={text.title} lead={text.lead}>
      <nav aria-label={text.show} className="funnel-choices">
        <p>
          {periods
            .toSorted((a, b) => a - b)
            .map((period) => (
              <Choice key={period} filter={filter} change={{ weeks: period }}>
                {text.weeks(period)}
              </Choice>
            ))}
        </p>
        <p>
          <span>{text.by}</span>
          {dimensions.map((by) => (
            <Choice key={by} filter={filter} change={{ by }}>
              {dimensionNames[by].title}
            </Choice>
          ))}
        </p>
      </nav>
      <Filtered filter={filter} />
      {steps.every((step) => total[step] === 0) ? (
        <p className="mt-6 rounded-card border border-hairline bg-surface p-6 text-muted">
          {text.none}
        </p>
      ) : (
        <>
          <FunnelLine total={total} />
          <Weeks weeks={weeks} />
          <Groups filter={filter} groups={groups} />
        </>
      )}
      <details className="mt-8">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold underline underline-offset-4">
          {text.meaning}
        </summary>
        <Prose>
          <ul>
            {meaning.map(([term, about]) => (
              <li key={term}>
                <strong>{term}</strong> {about}
              </li>
            ))}
          </ul>
        </Prose>
      </details>
    </DeskPage>
  );
}

/** A link to the page with another choice; the current one is marked. */
function Choice({
  filter,
  change,
  children,
}: {
  filter: FunnelFilter;
  change: Partial<FunnelFilter>;
  children: string;
}) {
  const current = Object.entries(change).every(
    ([name, value]) => filter[name as keyof FunnelFilter] === value,
  );
  return (
    <Link
      to={funnelHref(filter, change)}
      aria-current={current ? 'true' : undefined}
      preventScrollReset
    >
      {children}
    </Link>
  );
}

/** What the page is limited to, each with a link that ends it. */
function Filtered({ filter }: { filter: FunnelFilter }) {
  const limits = dimensions.flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [{ name, value }];
  });
  return limits.map(({ name, value }) => (
    <p key={name} className="mt-3 text-small wrap-anywhere">
      {text.only} {dimensionNames[name].title.toLowerCase()}{' '}
      <strong>{groupName(name, value)}</strong>{' '}
      <Link to={funnelHref(filter, { [name]: undefined })} className="underline underline-offset-4">
        {text.all}
      </Link>
    </p>
  ));
}

export { DeskError as ErrorBoundary };
