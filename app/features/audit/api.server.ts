import type { FormEndpoint } from '../../forms/form-endpoint.server.ts';
import { storeLead } from './leads.server.ts';
import { auditSchema, submittedQuery } from './schema.ts';

/** POST /api/leads, and the plain post of /free-audit. */
export const auditForm = {
  path: '/api/leads',
  limit: 'leads',
  schema: auditSchema,
  store: storeLead,
  success: `/free-audit?${submittedQuery}=1`,
} satisfies FormEndpoint<typeof auditSchema>;
