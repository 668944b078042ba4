import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../../../lib/services.ts';
import { jsonApi, jsonObject } from '../../../server/http/json-api.ts';
import { Problem } from '../../../server/http/problem.ts';
import { type DeskClient, deskClient, setDeskCookie } from './client.server.ts';
import { setup, signIn } from './copy.ts';
import { findLink } from './owners.server.ts';
import { authenticationOptions, registrationOptions } from './passkeys.server.ts';
import { setUpPasskey, signInWithPasskey } from './sign-in.server.ts';

/** The routes of passkeys, which only scripts can use; each step is a request. */
export function deskApi(app: FastifyInstance, services: Services): void {
  // Nobody is signed in yet.
  const config = { open: true, limit: 'desk-sign-in' };
  jsonApi(app, (api) => {
    api.post('/api/inbox/sign-in/options', { config }, () => authenticationOptions(services));
    api.post('/api/inbox/sign-in', { config }, async (request, reply) => {
      const client = deskClient(request, services);
      const { response } = parse(signInBody, request.body);
      const token = await signInWithPasskey(services, response, client);
      if (token === undefined) throw new Problem({ status: 401, detail: signIn.passkeyRefused });
      return signedIn(reply, token, client);
    });
    api.post('/api/inbox/setup/options', { config }, async (request) => {
      const owner = await findLink(services, parse(linkBody, request.body).token);
      if (!owner) throw new Problem({ status: 410, detail: setup.invalid.title });
      return registrationOptions(services, owner);
    });
    api.post('/api/inbox/setup', { config }, async (request, reply) => {
      const client = deskClient(request, services);
      const { token: link, response } = parse(setupBody, request.body);
      const outcome = await setUpPasskey(services, link, response, client);
      switch (outcome.kind) {
        case 'invalid':
          throw new Problem({ status: 410, detail: setup.invalid.title });
        case 'refused':
          throw new Problem({ status: 422, detail: outcome.message });
        case 'signed-in':
          return signedIn(reply, outcome.token, client);
      }
    });
  });
}

function signedIn(reply: FastifyReply, token: string, client: DeskClient) {
  setDeskCookie(reply, token, client);
  return reply.send({ signedIn: true });
}

const signInBody = v.object({ response: v.unknown() });
const linkBody = v.object({ token: v.string() });
const setupBody = v.object({ token: v.string(), response: v.unknown() });

/** @throws {Problem} 422 for a body that this site's pages don't send. */
function parse<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, jsonObject(body));
  if (parsed.success) return parsed.output;
  throw new Problem({ status: 422, detail: 'The body has no such fields.' });
}
