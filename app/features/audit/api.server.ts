import type { Services } from '../../../lib/services.ts';
import { attributionColumns } from '../../forms/attribution-columns.server.ts';
import type { FormEndpoint, Sending } from '../../forms/form-endpoint.server.ts';
import { storeLead } from './leads.server.ts';
import { type AuditRequest, auditSchema, submittedQuery } from './schema.ts';
import { lookQuery } from './shown-look.ts';

/** Stores a lead, and counts the audit's start unless a look at the site was counted before. */
async function storeAndCount(services: Services, lead: AuditRequest, sending: Sending) {
  const stored = await storeLead(services, lead, sending);
  if (stored.kind === 'done' && !lead.looked) {
    services.visits.started(attributionColumns(lead.attribution));
  }
  return stored;
}

/** POST /api/leads, and the plain post of /free-audit. */
export const auditForm = {
  path: '/api/leads',
  limit: 'leads',
  schema: auditSchema,
  store: storeAndCount,
  success: `/free-audit?${submittedQuery}=1`,
  successQuery: ({ website }, { id }) => (website ? { [lookQuery.findings]: `${id}` } : {}),
} satisfies FormEndpoint<typeof auditSchema>;
