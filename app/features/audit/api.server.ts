import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../lib/services.ts';
import { formApi } from '../../forms/form-api.server.ts';
import { auditLimit } from './feature.ts';
import { storeLead } from './leads.server.ts';
import { auditSchema } from './schema.ts';

/** POST /api/leads: 201 with the lead's id, after the commit; once per `Idempotency-Key`. */
export function leadsApi(app: FastifyInstance, services: Services): void {
  formApi(app, {
    path: '/api/leads',
    limit: auditLimit,
    schema: auditSchema,
    store: (lead, sending) => storeLead(services, lead, sending),
  });
}
