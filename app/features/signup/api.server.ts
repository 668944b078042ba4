import type { FastifyInstance } from 'fastify';
import { data, redirect } from 'react-router';
import { contentKey } from '../../../lib/db/idempotency.ts';
import type { Services } from '../../../lib/services.ts';
import { OverloadError } from '../../../lib/work-queue.ts';
import { answerOnce, idempotencyKey, storedHeader } from '../../../server/http/idempotency.ts';
import { jsonApi, jsonObject } from '../../../server/http/json-api.ts';
import { problem } from '../../../server/http/problem.ts';
import { logContext, servicesContext } from '../../../server/http/request-context.ts';
import {
  invalidEntries,
  readPost,
  retryAfter,
  throwRefusal,
} from '../../forms/form-endpoint.server.ts';
import type { FieldErrors } from '../../forms/rules.ts';
import { createdQuery } from '../accounts/copy.ts';
import {
  apiClient,
  pageClient,
  type RouteArgs,
  sessionHeaders,
  setSessionHeaders,
} from '../accounts/session-cookie.server.ts';
import { failed, taken } from './copy.ts';
import { signupSchema } from './schema.ts';
import { receiveSignup } from './signup.server.ts';

/** POST /api/auth/signup: 201 with the customer's id and a session, after the commit. */
export function signupApi(app: FastifyInstance, services: Services): void {
  jsonApi(app, (api) => {
    api.post(
      '/api/auth/signup',
      { config: { limit: 'signup', body: signupSchema } },
      async (request, reply) => {
        const client = apiClient(request, services);
        const key = idempotencyKey(request);
        const outcome = await receiveSignup(services, jsonObject(request.body), {
          ...client,
          keyOf: () => key,
        });
        switch (outcome.kind) {
          case 'invalid':
            return problem(reply, { status: 422, detail: invalidEntries, errors: outcome.errors });
          case 'taken':
            return problem(reply, { status: 409, detail: taken, errors: { email: taken } });
          case 'mismatch':
            return answerOnce(reply, outcome);
          default: {
            setSessionHeaders(reply, outcome.tokens, client);
            const kind = outcome.kind === 'created' ? 'done' : 'replayed';
            return answerOnce(reply, { kind, answer: { status: 201, body: { id: outcome.id } } });
          }
        }
      },
    );
  });
}

/**
 * Action of the signup page, for browsers without JavaScript: redirects to the dashboard, so that a
 * reload posts nothing (RFC 9110, section 15.4.4), or shows the page again with the entries.
 */
export async function signupAction({ request, context }: RouteArgs) {
  const services = context.get(servicesContext);
  const client = pageClient({ request, context });
  const { password = '', ...entries } = await readPost(request);
  const refuse = (status: number, why: { errors?: FieldErrors; failure?: string }) =>
    data({ entries, ...why }, { status });
  try {
    throwRefusal(context);
    // Without an Idempotency-Key header, the same entries posted twice make one account.
    const sending = { ...client, keyOf: contentKey };
    const outcome = await receiveSignup(services, { ...entries, password }, sending);
    switch (outcome.kind) {
      case 'invalid':
        return refuse(422, { errors: outcome.errors });
      case 'taken':
      case 'mismatch':
        return refuse(409, { errors: { email: taken } });
      default: {
        const headers = sessionHeaders(outcome.tokens, client);
        headers.push([storedHeader, outcome.id]);
        return redirect(`/dashboard?${createdQuery}=1`, { status: 303, headers });
      }
    }
  } catch (error) {
    if (error instanceof OverloadError) {
      return data(
        { entries, failure: `${failed.title}. ${error.message}` },
        { status: 429, headers: retryAfter(error) },
      );
    }
    context.get(logContext).error({ err: error }, 'posted signup not stored');
    return refuse(503, { failure: `${failed.title}. ${failed.fallback}` });
  }
}
