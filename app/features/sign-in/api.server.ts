import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../lib/services.ts';
import { jsonApi, jsonObject } from '../../../server/http/json-api.ts';
import { problem } from '../../../server/http/problem.ts';
import { invalidEntries } from '../../forms/form-endpoint.server.ts';
import { publicUser } from '../accounts/customer-data.server.ts';
import { apiClient, setSessionHeaders } from '../accounts/session-cookie.server.ts';
import { findSession } from '../accounts/sessions.server.ts';
import { incorrect, notSignedIn } from './copy.ts';
import { loginSchema, receiveLogin, signOut } from './sign-in.server.ts';

/** POST /api/auth/login and /api/auth/logout, GET /api/auth/me. */
export function authApi(app: FastifyInstance, services: Services): void {
  jsonApi(app, (api) => {
    api.post(
      '/api/auth/login',
      { config: { limit: 'sign-in', body: loginSchema } },
      async (request, reply) => {
        const client = apiClient(request, services);
        const outcome = await receiveLogin(services, jsonObject(request.body), client);
        switch (outcome.kind) {
          case 'invalid':
            return problem(reply, { status: 422, detail: invalidEntries, errors: outcome.errors });
          case 'incorrect':
            return problem(reply, { status: 401, detail: incorrect });
          case 'signed-in':
            setSessionHeaders(reply, outcome.tokens, client);
            return reply.send({ user: publicUser(outcome.user) });
        }
      },
    );
    api.get('/api/auth/me', async (request, reply) => {
      const client = apiClient(request, services);
      const session = await findSession(services, client.token);
      if (!session) return problem(reply, { status: 401, detail: notSignedIn });
      if (session.extended) setSessionHeaders(reply, session, client);
      return reply.header('cache-control', 'private, no-store').send({
        user: publicUser(session.user),
      });
    });
  });
  // Outside the JSON scope: signing out takes no body.
  app.post('/api/auth/logout', async (request, reply) => {
    const client = apiClient(request, services);
    await signOut(services, client.token);
    setSessionHeaders(reply, { token: '' }, client);
    return reply.send({});
  });
}
