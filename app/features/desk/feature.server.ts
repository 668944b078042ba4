import { theirIds } from '../../../lib/privacy/personal.ts';
import type { FeatureServer } from '../../feature.ts';
import { accountOf } from '../accounts/sign-in-attempts.server.ts';
import { deskApi } from './api.server.ts';
import { deskClient, setDeskCookie } from './client.server.ts';
import { requireOwner } from './owners.server.ts';
import { deleteExpiredDesk, findOwnerSession, ownerOfSession } from './sessions.server.ts';
import { attemptsOf } from './sign-in.server.ts';

export const server: FeatureServer = {
  recognize: (services, request) =>
    ownerOfSession(services.db.read, deskClient(request, services).token, services.clock()),
  guard: {
    paths: ['/inbox', '/api/inbox'],
    signIn: '/inbox/sign-in',
    admit: async (services, request, reply) => {
      const client = deskClient(request, services);
      request.owner = await findOwnerSession(services, client.token);
      if (request.owner?.extended) setDeskCookie(reply, request.owner.token, client);
      return request.owner !== undefined;
    },
  },
  api: (app, { services }) => {
    app.decorateRequest('owner', undefined);
    deskApi(app, services);
  },
  personal: [
    {
      table: 'owners',
      address: 'email',
      id: 'id',
      since: 'created_at',
      hidden: ['password', 'totp_secret'],
      title: 'Access to the desk',
      erased: requireOwner,
    },
    {
      table: 'owner_links',
      column: 'owner_id',
      values: theirIds,
      hidden: ['token_hash', 'totp_secret'],
    },
    { table: 'owner_passkeys', column: 'owner_id', values: theirIds },
    { table: 'owner_sessions', column: 'owner_id', values: theirIds, hidden: ['token_hash'] },
    {
      table: 'sign_in_attempts',
      column: 'account',
      values: ({ address }) => [accountOf(attemptsOf(address))],
    },
  ],
  // The audit log has ids only, and must outlive the owners and the records that it names.
  impersonal: ['owner_challenges', 'owner_actions'],
  jobs: [{ name: 'expired-desk-sessions', run: deleteExpiredDesk }],
};
