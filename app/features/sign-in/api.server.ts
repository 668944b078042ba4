import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../lib/services.ts';
import { jsonApi, jsonObject } from '../../../server/http/json-api.ts';
import { problem } from '../../../server/http/problem.ts';
import { isHttps } from '../../../server/http/security-headers.ts';
import { parseForm } from '../../forms/rules.ts';
import { publicUser } from '../accounts/public-rows.server.ts';
import { noSessionCookie, sessionCookie, sessionToken } from '../accounts/session-cookie.server.ts';
import { findSession } from '../accounts/sessions.server.ts';
import { loginSchema, notSignedIn, wrongLogin } from './schema.ts';
import { signIn, signOut } from './sign-in.server.ts';

/** POST /api/auth/login and /api/auth/logout, GET /api/auth/me. */
export function authApi(app: FastifyInstance, services: Services): void {
  jsonApi(app, (api) => {
    api.post('/api/auth/login', { config: { limit: 'login' } }, async (request, reply) => {
      const parsed = parseForm(loginSchema, jsonObject(request.body));
      if ('errors' in parsed) {
        return problem(reply, { status: 422, detail: refusal, errors: parsed.errors });
      }
      const visit = { token: tokenOf(request, services), source: request.ip };
      const signedIn = await signIn(services, parsed.values, visit);
      if (!signedIn) return problem(reply, { status: 401, detail: wrongLogin });
      setSession(request, reply, services, signedIn.token);
      return reply.send({ user: publicUser(signedIn.user) });
    });
    api.get('/api/auth/me', async (request, reply) => {
      const session = await findSession(services, tokenOf(request, services));
      if (!session) return problem(reply, { status: 401, detail: notSignedIn });
      if (session.prolonged) setSession(request, reply, services, session.token);
      return reply.header('cache-control', 'private, no-store').send({
        user: publicUser(session.user),
      });
    });
  });
  // Its own scope: signing out has no body to be JSON.
  app.post('/api/auth/logout', async (request, reply) => {
    await signOut(services, tokenOf(request, services));
    return reply
      .header('set-cookie', noSessionCookie(isHttps(request, services.site.url)))
      .header('cache-control', 'private, no-store')
      .send({});
  });
}

/** Signs the browser in with a new token. */
export function setSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { site }: Pick<Services, 'site'>,
  token: string,
): void {
  reply.header('set-cookie', sessionCookie(token, isHttps(request, site.url)));
  reply.header('cache-control', 'private, no-store');
}

/** The session's token that a request carries. */
export function tokenOf(request: FastifyRequest, { site }: Pick<Services, 'site'>) {
  return sessionToken(request.headers.cookie, isHttps(request, site.url));
}

const refusal = 'Some fields need another look.';
