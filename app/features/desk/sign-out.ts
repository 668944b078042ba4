import { redirect } from 'react-router';
import { servicesContext } from '../../../server/http/request-context.ts';
import type { Route } from './+types/sign-out.ts';
import { recordAction } from './audit-log.server.ts';
import { deskCookie, deskPageClient, signedInOwner } from './client.server.ts';
import { endSessionOf } from './sessions.server.ts';

/** POST /inbox/sign-out: ends the session. */
export async function action({ request, context }: Route.ActionArgs) {
  const { token, owner } = signedInOwner({ context });
  const { db, clock } = context.get(servicesContext);
  await db.write(async (tx) => {
    await endSessionOf(tx, token);
    await recordAction(tx, { ownerId: owner.id, action: 'signed out' }, clock());
  });
  const headers = deskCookie('', deskPageClient({ request, context }));
  return redirect('/inbox/sign-in?done=signed-out', { status: 303, headers });
}

/** A link to this address changes nothing. */
export const loader = () => redirect('/inbox', 303);
