import type { FastifyInstance } from 'fastify';
import { answerOnce, idempotencyKey } from '../../server/http/idempotency.ts';
import { jsonApi, jsonObject } from '../../server/http/json-api.ts';
import { problem } from '../../server/http/problem.ts';
import type { Services } from '../../server/services.ts';
import { parseForm } from '../forms/rules.ts';
import { storeLead } from './leads.server.ts';
import { auditSchema } from './schema.ts';

/** POST /api/leads: 201 with the lead's id, after the commit; once per `Idempotency-Key`. */
export function leadsApi(app: FastifyInstance, services: Services): void {
  jsonApi(app, (api) => {
    api.post('/api/leads', { config: { limit: 'leads' } }, async (request, reply) => {
      const key = idempotencyKey(request);
      const parsed = parseForm(auditSchema, jsonObject(request.body));
      if ('errors' in parsed) {
        return problem(reply, { status: 422, detail: refusal, errors: parsed.errors });
      }
      return answerOnce(
        reply,
        await storeLead(services, parsed.values, { key, source: request.ip }),
      );
    });
  });
}

const refusal = 'Some fields need another look.';
