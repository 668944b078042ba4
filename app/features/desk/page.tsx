import { servicesContext } from '../../../server/http/request-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Card } from '../../ui/card.tsx';
import type { LineColor } from '../../ui/lines.ts';
import type { Route } from './+types/page.ts';
import { countArrivals } from './arrivals.server.ts';
import { signedInOwner } from './client.server.ts';
import { meta as about, inbox, privateMeta } from './copy.ts';
import { DeskError, DeskPage, deskHandle } from './desk-page.tsx';

export const handle = deskHandle;

export const meta = () => pageMeta({ ...about.inbox, ...privateMeta });

/** How much came in lately; counts only, so it is no look at anybody's data. */
export async function loader({ context }: Route.LoaderArgs) {
  const { owner } = signedInOwner({ context });
  return { owner, arrivals: await countArrivals(context.get(servicesContext)) };
}

export default function Inbox({ loaderData: { owner, arrivals } }: Route.ComponentProps) {
  return (
    <DeskPage owner={owner} title={inbox.title} lead={inbox.lead}>
      <ul className="grid gap-4 sm:grid-cols-3">
        {arrivals.map(({ kind, count, newest, held }) => (
          <Card as="li" key={kind} line={lineOf[kind]}>
            <p className="font-display text-h2 font-bold tabular-nums">{count}</p>
            <p className="font-semibold">
              {count === 1 ? inbox.kinds[kind].one : inbox.kinds[kind].many}
            </p>
            <p className="mt-3 text-small text-muted">
              {newest ? inbox.newest(newest) : inbox.none}
            </p>
            {held > 0 && <p className="text-small text-muted">{inbox.held(held)}</p>}
          </Card>
        ))}
      </ul>
    </DeskPage>
  );
}

const lineOf: Record<keyof typeof inbox.kinds, LineColor> = {
  leads: 'yellow',
  messages: 'blue',
  users: 'green',
};

export { DeskError as ErrorBoundary };
