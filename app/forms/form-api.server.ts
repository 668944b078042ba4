import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { AnswerBody, Once } from '../../lib/db/idempotency.ts';
import { answerOnce, idempotencyKey } from '../../server/http/idempotency.ts';
import { jsonApi, jsonObject } from '../../server/http/json-api.ts';
import type { RateLimit } from '../../server/http/limits.ts';
import { problem } from '../../server/http/problem.ts';
import { parseForm } from './rules.ts';
import type { Sending } from './sending.ts';

/** Where a form's entries come in, and what is done with them. */
export interface FormApi<S extends z.ZodMiniType> {
  path: string;
  limit: RateLimit;
  schema: S;
  store(values: z.output<S>, sending: Sending): Promise<Once<AnswerBody>>;
}

/**
 * Takes a form's entries as JSON: 201 with what was stored, after the commit; once per
 * `Idempotency-Key`; 422 with a message for each wrong field.
 */
export function formApi<S extends z.ZodMiniType>(
  app: FastifyInstance,
  { path, limit, schema, store }: FormApi<S>,
): void {
  jsonApi(app, (api) => {
    api.post(path, { config: { limit } }, async (request, reply) => {
      const key = idempotencyKey(request);
      const parsed = parseForm(schema, jsonObject(request.body));
      if ('errors' in parsed) {
        return problem(reply, { status: 422, detail: refusal, errors: parsed.errors });
      }
      return answerOnce(reply, await store(parsed.values, { key, source: request.ip }));
    });
  });
}

const refusal = 'Some fields need another look.';
