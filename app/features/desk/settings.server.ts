import { data, redirect } from 'react-router';
import type { Tx } from '../../../lib/db/client.ts';
import { servicesContext } from '../../../server/http/request-context.ts';
import { readPost } from '../../forms/form-endpoint.server.ts';
import type { RouteArgs } from '../accounts/session-cookie.server.ts';
import { isPushIntent, pushAction } from '../push/actions.server.ts';
import { recordAction } from './audit-log.server.ts';
import { signedInOwner } from './client.server.ts';
import { type done, settings } from './copy.ts';
import { makeLink } from './owners.server.ts';
import { removePasskey } from './passkeys.server.ts';
import { endOwnerSession, endOwnerSessions, type OwnerSession } from './sessions.server.ts';

/** What a form of the settings page asks for. */
type Intent = 'add' | 'remove-passkey' | 'end-session' | 'end-sessions';

/** Answer to a form that changed nothing. */
export interface Refused {
  failure?: string;
}

/**
 * Action of the settings page. What changes how the owner signs in needs a sign-in of the last few
 * minutes: somebody who finds an unlocked phone must not be able to stay.
 */
export async function settingsAction({ request, context }: RouteArgs) {
  const services = context.get(servicesContext);
  const { db, clock } = services;
  const session = signedInOwner({ context });
  const { intent = '', ...entries } = await readPost(request);
  if (isPushIntent(intent)) return pushAction(services, session.owner.id, { ...entries, intent });
  const { id = '' } = entries;
  const now = clock();
  switch (intent as Intent) {
    case 'add': {
      if (!session.fresh) return signInAgain();
      const link = await db.write((tx) => makeLink(tx, session.owner.id, now));
      return redirect(`/inbox/setup?token=${link}`, 303);
    }
    case 'remove-passkey': {
      if (!session.fresh) return signInAgain();
      const removed = await db.write((tx) => remove(tx, session, id, now));
      return removed ? shown('passkey') : refuse(409, settings.lastWay);
    }
    case 'end-session':
      await db.write(async (tx) => {
        await endOwnerSession(tx, session.owner.id, id);
        await record(tx, session, 'signed out another browser', now);
      });
      return shown('session');
    case 'end-sessions':
      await db.write(async (tx) => {
        await endOwnerSessions(tx, session.owner.id, session.id);
        await record(tx, session, 'signed out all other browsers', now);
      });
      return shown('sessions');
    default:
      return refuse(400, settings.unknown);
  }
}

/** Removes a passkey unless it is the owner's only way to sign in, and ends the sessions in all other browsers. */
async function remove(tx: Tx, session: OwnerSession, id: string, now: number): Promise<boolean> {
  const { id: ownerId } = session.owner;
  // Locks the owner's row, so that two requests can't each remove one of the last two passkeys.
  const owner = await tx
    .updateTable('owners')
    .set((e) => ({ email: e.ref('email') }))
    .where('id', '=', ownerId)
    .returning('password')
    .executeTakeFirstOrThrow();
  const others = await tx
    .selectFrom('owner_passkeys')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '!=', id)
    .execute();
  if (owner.password === null && others.length === 0) return false;
  if (!(await removePasskey(tx, ownerId, id))) return true;
  await endOwnerSessions(tx, ownerId, session.id);
  await record(tx, session, 'removed a passkey', now);
  return true;
}

function record(tx: Tx, { owner }: OwnerSession, action: string, now: number): Promise<void> {
  return recordAction(tx, { ownerId: owner.id, action }, now);
}

const signInAgain = () => redirect('/inbox/sign-in?again=1&to=/inbox/settings', 303);

const shown = (what: keyof typeof done) => redirect(`/inbox/settings?done=${what}`, 303);

const refuse = (status: number, failure: string) => data<Refused>({ failure }, { status });
