import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../lib/services.ts';
import { answerOnce, idempotencyKey } from '../../../server/http/idempotency.ts';
import { jsonApi, jsonObject } from '../../../server/http/json-api.ts';
import { problem } from '../../../server/http/problem.ts';
import { parseForm } from '../../forms/rules.ts';
import { setSession } from '../sign-in/api.server.ts';
import { signupSchema } from './schema.ts';
import { signUp, taken } from './signup.server.ts';

/** POST /api/auth/signup: 201 with the customer's id and a session, after the commit. */
export function signupApi(app: FastifyInstance, services: Services): void {
  jsonApi(app, (api) => {
    api.post('/api/auth/signup', { config: { limit: 'signup' } }, async (request, reply) => {
      const key = idempotencyKey(request);
      const parsed = parseForm(signupSchema, jsonObject(request.body));
      if ('errors' in parsed) {
        return problem(reply, { status: 422, detail: refusal, errors: parsed.errors });
      }
      const outcome = await signUp(services, parsed.values, { key, source: request.ip });
      switch (outcome.kind) {
        case 'taken':
          return problem(reply, { status: 409, detail: `${taken}.`, errors: { email: taken } });
        case 'refused':
          return problem(reply, { status: 422, detail: refusal, errors: outcome.errors });
        case 'mismatch':
          return answerOnce(reply, outcome);
        default: {
          setSession(request, reply, services, outcome.token);
          const kind = outcome.kind === 'created' ? 'done' : 'replayed';
          return answerOnce(reply, { kind, answer: { status: 201, body: { id: outcome.id } } });
        }
      }
    });
  });
}

const refusal = 'Some fields need another look.';
