import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../../server/services.ts';
import { storeLead } from './leads.server.ts';
import { auditSchema } from './schema.ts';

/** POST /api/leads: 201 with the lead's id, after the commit. */
export function leadsApi(app: FastifyInstance, services: Services): void {
  app.post('/api/leads', async (request, reply) => {
    const parsed = z.safeParse(auditSchema, request.body);
    if (!parsed.success) return reply.code(422).send({ errors: parsed.error.issues });
    const key = request.headers['idempotency-key'];
    const stored = await storeLead(
      services,
      parsed.data,
      typeof key === 'string' ? key : undefined,
    );
    if (stored.kind === 'mismatch') return reply.code(422).send();
    return reply.code(stored.answer.status).send(stored.answer.body);
  });
}
